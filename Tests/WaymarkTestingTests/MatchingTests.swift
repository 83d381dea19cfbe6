// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkViews

@testable import WaymarkHeadless
@testable import WaymarkTesting

@MainActor
struct MatchingTests {
  private let sketched = SketchedApp(
    .window(
      Sketch(.list) {
        Sketch(.row, [.identifier: .text("alps")]) { Sketch.text("Alps") }
        Sketch(.row, [.selected: .bool(true)]) { Sketch.button("Jura") }
        Sketch(.row) { Sketch.button("Vosges", [.disabled: .bool(true)]) }
      },
      Sketch(.toggle, [.on: .bool(true)]) { Sketch.text("Metric") },
      Sketch(.textField, [.placeholder: .text("Name"), .value: .text("")])))

  @Test func `the path to an element finds it and no other, and is written as in a test`() {
    let ambiguous = SketchedApp(
      .window(
        .button("Go", [.identifier: .text("first")]), .button("Go"), .button("Go"),
        Sketch(.button) {
          Sketch.text("Size")
          Sketch.text("Small")
        },
        Sketch(.button, [.label: .text("Say \"hi\"")]), Sketch(.slider, [:]),
        Sketch(.textField, [.placeholder: .text("Name")])))
    let snapshot = ambiguous.launched().driver.snapshot()
    let controls: [XCUIElementType] = [.button, .slider, .textField]
    let found = snapshot.elements.indices.filter { controls.contains(snapshot.elements[$0].type) }
    let paths = found.map { QueryPath(to: $0, in: snapshot) }
    for (index, path) in zip(found, paths) { #expect(path.matches(in: snapshot) == [index]) }
    #expect(
      paths.map(\.description) == [
        #"app.buttons["first"]"#, #"app.buttons.matching(identifier: "Go").element(boundBy: 1)"#,
        #"app.buttons.matching(identifier: "Go").element(boundBy: 2)"#, #"app.buttons["Size"]"#,
        #"app.buttons["Say \"hi\""]"#, "app.sliders.element(boundBy: 0)",
        #"app.textFields["Name"]"#,
      ])
    #expect(QueryPath(to: 0, in: snapshot).description == "app")
  }

  @Test func `a closure, a predicate and a block ask the same`() {
    let app = sketched.launched()
    let cells = app.cells
    let asked = [
      cells.matching { $0.label.hasPrefix("J") },
      cells.matching(#Predicate<XCUIElementAttributes> { $0.label.starts(with: "J") }),
      cells.matching(
        NSPredicate { object, _ in
          (object as? XCUIElementAttributes)?.label.hasPrefix("J") == true
        }),
    ]
    for query in asked {
      #expect(query.count == 1 && query.element.label == "Jura", "\(query.path)")
    }
    #expect(cells.element { $0.isSelected }.label == "Jura")
    #expect(cells.element(matching: #Predicate { $0.isSelected }).label == "Jura")
    let isSelected = NSPredicate { object, _ in
      (object as? XCUIElementAttributes)?.isSelected == true
    }
    #expect(cells.element(matching: isSelected).label == "Jura")
    #expect(!cells.element { $0.label == "Rhine" }.exists)
  }

  @Test func `what an element holds can be asked, too`() {
    let cells = sketched.launched().cells
    let holdsDisabled = NSPredicate { object, _ in
      (object as? XCUIElementAttributes)?.isEnabled == false
    }
    for query in [
      cells.containing { !$0.isEnabled }, cells.containing(#Predicate { !$0.isEnabled }),
      cells.containing(holdsDisabled),
    ] {
      #expect(query.allElementsBoundByIndex.map(\.label) == ["Vosges"], "\(query.path)")
    }
    #expect(cells.containing(.button, identifier: nil).count == 2)
    #expect(cells.containing(.button, identifier: "Jura").count == 1)
    // A cell does not contain itself.
    #expect(cells.containing { $0.elementType == .cell }.count == 0)
  }

  @Test func `a predicate asks for all that an element says`() throws {
    let app = sketched.launched()
    let all = app.descendants(matching: .any)
    #expect(all.element(matching: #Predicate { $0.identifier == "alps" }).elementType == .cell)
    #expect(all.element(matching: #Predicate { $0.value == "1" }).label == "Metric")
    #expect(all.element(matching: #Predicate { $0.placeholderValue == "Name" }).exists)
    #expect(all.matching(#Predicate { $0.title == "Jura" }).count == 1)
    // A predicate that cannot be evaluated does not match, and does not fail the test.
    #expect(all.matching(#Predicate { $0.value! == "1" }).count == 1)
  }

  @Test func `type and name`() {
    let all = sketched.launched().descendants(matching: .any)
    #expect(all.matching(.cell, identifier: "alps").count == 1)
    #expect(all.matching(.button, identifier: "alps").count == 0)
    #expect(all.matching(.cell, identifier: nil).count == 3)
    #expect(all.element(matching: .button, identifier: "Jura").exists)
    #expect(all.element(matching: .any, identifier: "Metric").elementType == .switch)
  }

  @Test func `a list is a table, too`() {
    let app = sketched.launched()
    #expect(app.tables.cells.count == 3 && app.tables.firstMatch.elementType == .collectionView)
  }

  @Test func `an element that is bound to what it is moves along with it`() throws {
    let app = XCUIApplication { Places() }
    app.launch()
    let bound = app.cells.allElementsBoundByAccessibilityElement
    let byIndex = app.cells.allElementsBoundByIndex
    #expect(bound.map(\.label) == ["Alps", "Jura"])
    app.buttons["Turn"].tap()
    #expect(bound.map(\.label) == ["Alps", "Jura"] && byIndex.map(\.label) == ["Jura", "Alps"])
    app.buttons["Shorten"].tap()
    #expect(bound.map(\.exists) == [true, false])
  }

  @Test func `what a bar is made of is told apart`() {
    let stack = Sketch(.navigationStack) {
      Sketch.screen("Alps", back: "Regions") {
        Sketch(.toolbarItem) { Sketch.button("Log") }
      }
    }
    let app = SketchedApp(.window(stack)).launched()
    let all = app.descendants(matching: .any)
    let identities = all.allElementsBoundByAccessibilityElement
    #expect(identities.map(\.label) == all.allElementsBoundByIndex.map(\.label))
  }

  @Test func `waiting for an attribute`() {
    let app = sketched.launched()
    #expect(app.cells.firstMatch.wait(for: \.label, toEqual: "Alps", timeout: 1))
    #expect(app.clock.now.offset == .zero)
    // A missing element has no label, not even an empty one, and does not fail the test.
    #expect(!app.sliders.firstMatch.wait(for: \.label, toEqual: "", timeout: 1))
    #expect(app.clock.now.offset == .seconds(1))
    #expect(app.sliders.firstMatch.wait(for: \.exists, toEqual: false, timeout: 1))
    #expect(!app.cells.firstMatch.wait(for: \.isSelected, toEqual: true, timeout: 1))
    fails("no matching element exists") { _ = app.sliders.firstMatch.label }
  }

  @Test func `a condition is printed as it is written`() {
    let all = sketched.launched().cells
    #expect(all.matching { _ in true }.path.description == "app.cells.matching({ … })")
    #expect(
      all.containing(#Predicate { _ in true }).path.description
        == "app.cells.containing(#Predicate { … })")
    #expect(
      all.matching(NSPredicate { _, _ in true }).matching(.cell, identifier: nil).path.description
        == "app.cells.matching(NSPredicate { … }).matching(.cell, identifier: nil)")
  }
}

private struct Places: View {
  @State private var names = ["Alps", "Jura"]

  var body: some View {
    VStack {
      List(names, id: \.self) { Text($0) }
      Button("Turn") { names.reverse() }
      Button("Shorten") { names = ["Alps"] }
    }
  }
}
