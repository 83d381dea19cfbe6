// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkHeadless
@testable import WaymarkTesting

struct AccessibilitySnapshotTests {
  /// The snapshot's lines below the window.
  private func seen(_ window: Sketch) throws -> String {
    let tree = try ElementTree(replaying: window.mutations())
    let lines = AccessibilitySnapshot(tree).description.split(separator: "\n")
    return lines.dropFirst(2).map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }

  @Test func `a bar is made of a screen's properties`() throws {
    let stack = Sketch(.navigationStack) {
      Sketch.screen("Regions")
      Sketch.screen("Alps", back: "Regions") {
        Sketch.text("12 trails")
        Sketch(.toolbarItem, [.placement: .keyword("trailing")]) { Sketch.button("Log") }
        Sketch(.toolbarItem, [.placement: .keyword("leading")]) { Sketch.button("Map") }
        Sketch(.toolbarItem, [.placement: .keyword("bottom")]) { Sketch.button("Share") }
        Sketch(.toolbarItem, [.placement: .keyword("status")]) { Sketch.text("Saved") }
      }
    }
    #expect(
      try seen(.window(stack)) == """
        navigationBar, identifier: "Alps"
          button, label: "Regions"
          button, label: "Map"
            staticText, label: "Map"
          staticText, label: "Alps"
          button, label: "Log"
            staticText, label: "Log"
        staticText, label: "12 trails"
        toolbar
          button, label: "Share"
            staticText, label: "Share"
          staticText, label: "Saved"
        """)
  }

  @Test(arguments: [true, false])
  func `a bar above the keyboard exists while a field has the focus`(_ isFocused: Bool) throws {
    let stack = Sketch(.navigationStack) {
      Sketch.screen("Alps") {
        Sketch(.vstack) { Sketch(.textField, [.focused: .bool(isFocused)]) }
        Sketch(.toolbarItem, [.placement: .keyword("keyboard")]) { Sketch.text("Done") }
      }
    }
    #expect(try seen(.window(stack)).contains("Done") == isFocused)
  }

  @Test func `what is in the bar's middle stands for the title`() throws {
    let stack = Sketch(.navigationStack) {
      Sketch.screen("Alps") {
        Sketch(.toolbarItem, [.placement: .keyword("principal")]) { Sketch.text("The Alps") }
        Sketch(.toolbarItem) { Sketch.text("2026") }
      }
    }
    #expect(
      try seen(.window(stack)) == """
        navigationBar, identifier: "Alps"
          staticText, label: "The Alps"
          staticText, label: "2026"
        """)
  }

  @Test func `a hidden bar is not there`() throws {
    let stack = Sketch(.navigationStack) {
      Sketch(.screen, [.title: .text("Tour"), .barHidden: .bool(true)]) { Sketch.text("Welcome") }
    }
    #expect(try seen(.window(stack)) == #"staticText, label: "Welcome""#)
  }

  @Test func `of the tabs the selected one's content is there`() throws {
    let tabs = Sketch(.tabs) {
      Sketch(
        .tab, [.title: .text("Trails"), .systemName: .text("map"), .badge: .text("New")]
      ) {
        Sketch.text("Alps")
      }
      Sketch(
        .tab, [.title: .text("Plan"), .selected: .bool(true), .identifier: .text("planner")]
      ) {
        Sketch.text("No plans")
      }
    }
    #expect(
      try seen(.window(tabs)) == """
        staticText, label: "No plans"
        tabBar
          button, label: "Trails", value: "New"
          button, identifier: "planner", label: "Plan", selected
        """)
  }

  @Test func `a stepper holds its two buttons`() throws {
    let stepper = Sketch(
      .stepper, [.identifier: .text("count"), .ends: .keywords(["decrement"])]
    ) {
      Sketch.text("3 hikers")
    }
    #expect(
      try seen(.window(Sketch(.list) { Sketch(.row) { stepper } })) == """
        collectionView
          cell, label: "3 hikers"
            stepper, identifier: "count", label: "3 hikers"
              staticText, label: "3 hikers"
              button, identifier: "count-Decrement", label: "Decrement", disabled
              button, identifier: "count-Increment", label: "Increment"
        """)
  }

  @Test func `a tap on a cell steps nothing`() throws {
    let row = Sketch(.row) {
      Sketch(.stepper) { Sketch.text("3 hikers") }
      Sketch.button("Edit")
    }
    let window = Sketch.window(Sketch(.list) { row })
    let snapshot = AccessibilitySnapshot(try ElementTree(replaying: window.mutations()))
    let cell = try #require(snapshot.elements.firstIndex { $0.type == .cell })
    #expect(snapshot.tapTarget(of: cell).map { snapshot.elements[$0].label } == "Edit")
  }

  @Test func `under a sheet elements are there, and cannot be hit`() throws {
    let window = Sketch.window(
      .text("Below"),
      overlays: [
        Sketch(.sheet) { Sketch.text("First sheet") }, Sketch(.sheet) { Sketch.text("Front") },
      ])
    #expect(
      try seen(window) == """
        sheet
          staticText, label: "Front"
        sheet, not hittable
          staticText, label: "First sheet", not hittable
        staticText, label: "Below", not hittable
        """)
  }

  @Test func `under a cover nothing is there`() throws {
    let window = Sketch.window(
      .text("Below"),
      overlays: [
        Sketch(.sheet) { Sketch.text("Covered") }, Sketch(.cover) { Sketch.text("Tour") },
        Sketch(.sheet) { Sketch.text("Front") },
      ])
    #expect(
      try seen(window) == """
        sheet
          staticText, label: "Front"
        staticText, label: "Tour", not hittable
        """)
  }

  @Test func `an alert says its title and its message`() throws {
    let alert = Sketch(.alert, [.title: .text("Sure?"), .message: .text("It is gone then.")]) {
      Sketch.button("Delete", [.role: .keyword("destructive")])
    }
    #expect(
      try seen(.window(overlays: [alert])) == """
        alert, label: "Sure?"
          staticText, label: "Sure?"
          staticText, label: "It is gone then."
          button, label: "Delete"
            staticText, label: "Delete"
        """)
  }

  @Test func `containers are passed through unless they are called something`() throws {
    let content = Sketch(.vstack) {
      Sketch(.box, [.width: .number(8)]) { Sketch.text("a") }
      Sketch(.hstack, [.identifier: .text("pair")]) { Sketch.text("b") }
      Sketch(.zstack, [.tappable: .bool(true)]) { Sketch(.shape, [.label: .text("dot")]) }
      Sketch(.spacer)
      Sketch(.divider)
    }
    #expect(
      try seen(.window(content)) == """
        staticText, label: "a"
        other, identifier: "pair"
          staticText, label: "b"
        other
          other, label: "dot"
        """)
  }

  @Test(arguments: [Property.accessibilityHidden, .hidden])
  func `what is hidden is passed over with all that is in it`(property: Property) throws {
    let content = Sketch(.vstack, [property: .bool(true)]) { Sketch.text("a") }
    let row = Sketch(.row) {
      Sketch(.text, [.text: .text("b"), property: .bool(true)])
      Sketch.text("c")
    }
    #expect(
      try seen(.window(content, row)) == """
        cell, label: "c"
          staticText, label: "c"
        """)
  }

  @Test func `a list holds its rows' words`() throws {
    let list = Sketch(.list) {
      Sketch(.section) {
        Sketch(.header) { Sketch.text("Alps") }
        Sketch(.row) {
          Sketch(.button, [.role: .keyword("link")]) {
            Sketch(.hstack) {
              Sketch(.image, [.systemName: .text("map"), .label: .text("map")])
              Sketch.text("Höhenweg")
              Sketch.text("12 km")
            }
          }
        }
        Sketch(.footer) { Sketch.text("1 trail") }
      }
    }
    #expect(
      try seen(.window(list)) == """
        collectionView
          staticText, label: "Alps"
          cell, label: "Höhenweg, 12 km"
            button, label: "Höhenweg, 12 km"
              image, label: "map"
              staticText, label: "Höhenweg"
              staticText, label: "12 km"
          staticText, label: "1 trail"
        """)
  }

  @Test func `controls say their state`() throws {
    let field: [Property: PropertyValue] = [
      .value: .text(""), .placeholder: .text("Name"), .identifier: .text("name"),
    ]
    let content = Sketch(.vstack) {
      Sketch(.toggle, [.on: .bool(true), .disabled: .bool(true)]) { Sketch.text("Metric") }
      Sketch(.textField, field)
      Sketch(.textField, field.merging([.value: .text("Ada")]) { $1 })
      Sketch(.textField, [.value: .text("word"), .secure: .bool(true)])
      Sketch(.button, [.label: .text("Add")]) { Sketch.text("+") }
      Sketch(.button) { Sketch(.image, [.label: .text("star")]) }
      Sketch(.progress, [.accessibilityValue: .text("half")])
      Sketch(.progress, [.fraction: .number(0.5), .label: .text("Sync")])
    }
    #expect(
      try seen(.window(content)) == """
        switch, label: "Metric", value: "1", disabled
          staticText, label: "Metric"
        textField, identifier: "name", value: "Name", placeholder: "Name"
        textField, identifier: "name", value: "Ada", placeholder: "Name"
        secureTextField, value: "••••"
        button, label: "Add"
        button, label: "star"
          image, label: "star"
        activityIndicator, value: "half"
        progressIndicator, label: "Sync", value: "50%"
        """)
  }

  @Test func `every kind of element can be looked at`() throws {
    for kind in ElementKind.allCases where ![.window, .overlays].contains(kind) {
      let words = try seen(.window(Sketch(kind, [.identifier: .text("it")])))
      let isSeen = words.contains(#"identifier: "it""#)
      // A stack without screens shows nothing, and a gap is only space.
      #expect(isSeen != [.navigationStack, .split, .gap].contains(kind), "\(kind): \(words)")
    }
  }

  @Test func `an app that does not run says so`() {
    #expect(AccessibilitySnapshot().description == "(the app is not running)")
  }
}
