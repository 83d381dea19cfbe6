// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@testable import WaymarkWeb

private func document(_ part: Part) throws -> DOMNode {
  var encoder = PatchEncoder(asset: { _ in nil }, testIdentifiers: true)
  try encoder.load(part.mutations)
  return try DOMNode.parse(encoder.page().html)
}

private func node(_ part: Part) throws -> DOMNode? {
  try document(Part(.window, [:], part)).first(ElementID(index: 2))
}

@Suite struct HTMLRendererTests {
  @Test(arguments: [
    (Part(.button), "button", ["name": "do", "value": "2 tap", "data-a": "tap"]),
    (Part(.toggle, [.on: .bool(true)]), "button", ["role": "switch", "aria-checked": "true"]),
    (Part(.toggle), "button", ["role": "switch", "aria-checked": "false"]),
    (
      Part(.toggle, [.on: .bool(true), .style: .keyword("checkbox")]), "button",
      ["role": "checkbox", "aria-checked": "true"]
    ),
    (
      Part(.textField, [.placeholder: .text("Name")]), "input",
      ["type": "text", "placeholder": "Name", "aria-label": "Name"]
    ),
    (Part(.textField, [.secure: .bool(true)]), "input", ["type": "password"]),
    (Part(.list), "div", ["role": "list"]),
    (Part(.row), "div", ["role": "listitem"]),
    (Part(.header), "div", ["role": "heading", "aria-level": "2"]),
    (Part(.text, [.heading: .bool(true)]), "span", ["role": "heading"]),
    (Part(.divider), "div", ["role": "separator"]),
    (Part(.progress), "div", ["class": "meter going"]),
    (Part(.box, [.tappable: .bool(true)]), "div", ["role": "button", "tabindex": "0"]),
    (Part(.text, [.identifier: .text("total")]), "span", ["data-testid": "total"]),
    (
      Part(.text, [.label: .text("seven"), .hint: .text("Adds")]), "span",
      ["aria-label": "seven", "aria-description": "Adds"]
    ),
    (Part(.image, [.systemName: .text("star"), .label: .text("Star")]), "svg", ["role": "img"]),
    (Part(.button, [.disabled: .bool(true)]), "button", ["disabled": ""]),
  ])
  func `an element has its role`(part: Part, tag: String, attributes: [String: String]) throws {
    let node = try node(part)
    #expect(node?.tag == tag)
    for (name, value) in attributes { #expect(node?.attributes[name] == value) }
  }

  @Test(arguments: [false, true])
  func `identifiers are written only for tests (U20)`(testIdentifiers: Bool) throws {
    let tabs = Part(
      .window, [:],
      Part(
        .tabs, [:], Part(.tab, [.title: .text("Home"), .identifier: .text("home")]),
        Part(.tab, [.title: .text("Map")], Part(.text, [.identifier: .text("total")]))))
    var encoder = PatchEncoder(asset: { _ in nil }, testIdentifiers: testIdentifiers)
    try encoder.load(tabs.mutations)
    let html = encoder.page().html
    for identifier in ["home", "total"] {
      #expect(html.contains("data-testid=\"\(identifier)\"") == testIdentifiers)
    }
    #expect(html.contains("data-testid") == testIdentifiers)
  }

  @Test func `every element is stamped with its id`() throws {
    let root = try document(
      Part(.window, [:], Part(.vstack, [:], Part(.text), Part(.hstack, [:], Part(.spacer)))))
    for index in 1...5 { #expect(root.first(ElementID(index: UInt32(index))) != nil) }
  }

  @Test func `what is covered is hidden or inert`() throws {
    let root = try document(
      Part(
        .window, [:],
        Part(
          .navigationStack, [:], Part(.screen, [.title: .text("One")]),
          Part(.screen, [.title: .text("Two"), .backTitle: .text("One")])),
        Part(.overlays, [:], Part(.sheet), Part(.cover))))
    func has(_ attribute: String, _ id: UInt32) -> Bool {
      root.first(ElementID(index: id))?.attributes[attribute] != nil
    }
    #expect(root.all.first { $0.tag == "main" }?.attributes["inert"] != nil)
    #expect(has("hidden", 3) && !has("hidden", 4))
    #expect(has("inert", 6) && !has("inert", 7))
  }

  @Test func `tabs are a list of tabs and their panels`() throws {
    let root = try document(
      Part(
        .window, [:],
        Part(
          .tabs, [:],
          Part(.tab, [.title: .text("A"), .selected: .bool(true), .systemName: .text("map")]),
          Part(.tab, [.title: .text("B")]))))
    let buttons = root.all.filter { $0.attributes["role"] == "tab" }
    #expect(buttons.map { $0.attributes["aria-selected"] } == ["true", "false"])
    #expect(buttons.map { $0.attributes["tabindex"] } == ["0", "-1"])
    #expect(buttons.map { $0.attributes["data-e"] } == ["3", "4"])
    let panels = root.all.filter { $0.attributes["role"] == "tabpanel" }
    #expect(panels.map { $0.attributes["hidden"] } == [nil, ""])
  }

  @Test func `a badge is drawn at its tab, and said`() throws {
    let root = try document(
      Part(
        .window, [:],
        Part(
          .tabs, [:],
          Part(.tab, [.title: .text("Inbox"), .badge: .text("12")]),
          Part(.tab, [.title: .text("B"), .label: .text("Bin"), .badge: .text("full")]),
          Part(.tab, [.title: .text("C")]))))
    let buttons = root.all.filter { $0.attributes["role"] == "tab" }
    #expect(buttons.map { $0.attributes["aria-label"] } == ["Inbox, 12", "Bin, full", nil])
    let badges = root.all.filter { $0.attributes["class"] == "badge" }
    #expect(badges.map { $0.attributes["hidden"] } == [nil, nil, ""])
  }

  @Test func `a stepper's buttons are disabled at its ends`() throws {
    for (ends, disabled) in [
      ([], [nil, nil]), ([.decrement], ["", nil]), ([.increment], [nil, ""]),
      ([.increment, .decrement], ["", ""]),
    ] as [(Set<StepperEndValue>, [String?])] {
      let stepper = try node(Part(.stepper, [.ends: ends.propertyValue]))
      let buttons = stepper?.all.filter { $0.tag == "button" } ?? []
      #expect(buttons.map { $0.attributes["aria-label"] } == ["Decrement", "Increment"])
      #expect(buttons.map { $0.attributes["disabled"] } == disabled)
    }
  }

  @Test(
    arguments: [
      (.medium, true, nil), (.large, false, nil), (.fraction(0.4), true, "--rise:40%"),
      (.height(300), true, "--rise:300px"), (.fraction(-0.07), true, nil),
    ] as [(DetentValue, Bool, String?)])
  func `a sheet rises as high as its detent`(detent: DetentValue, isLow: Bool, rise: String?) throws
  {
    var encoder = PatchEncoder(asset: { _ in nil })
    let sheet = Part(.sheet, [.detent: .detent(detent)])
    try encoder.load(Part(.window, [:], Part(.overlays, [:], sheet)).mutations)
    let page = encoder.page()
    #expect(page.html.contains("sheet low") == isLow)
    #expect(page.css.contains("--rise") == (rise != nil))
    if let rise { #expect(page.css.contains(rise)) }
  }

  @Test(
    arguments: [
      ([:], false), ([.detents: .detents([.medium, .large])], true),
      ([.dragIndicator: .bool(true)], true),
      ([.detents: .detents([.medium, .large]), .dragIndicator: .bool(false)], false),
    ] as [([Property: PropertyValue], Bool)])
  func `a sheet has a drag indicator if there are several heights, or if the app says so`(
    properties: [Property: PropertyValue], isShown: Bool
  ) throws {
    var encoder = PatchEncoder(asset: { _ in nil })
    let sheet = Part(.sheet, properties.merging([.detent: .detent(.large)]) { $1 })
    try encoder.load(Part(.window, [:], Part(.overlays, [:], sheet)).mutations)
    #expect(encoder.page().html.contains("data-bare") != isShown)
  }

  @Test func `a dialog is named by its screen`() throws {
    let root = try document(
      Part(
        .window, [:],
        Part(
          .overlays, [:],
          Part(
            .sheet, [:],
            Part(.navigationStack, [:], Part(.screen, [.title: .text("New Lake")]))))))
    let card = root.all.first { $0.attributes["role"] == "dialog" }
    #expect(card?.attributes["aria-modal"] == "true")
    #expect(card?.attributes["aria-label"] == "New Lake")
  }

  @Test func `a button in a button does not end it`() throws {
    let node = try node(Part(.button, [:], Part(.button, [:], Part(.toggle))))
    #expect(node?.children.first?.tag == "span")
    #expect(node?.children.first?.attributes["role"] == "button")
  }

  @Test func `equal values are written once`() throws {
    var encoder = PatchEncoder(asset: { _ in nil })
    let box = Part(.box, [.width: .number(7)])
    try encoder.load(Part(.window, [:], box, box, box).mutations)
    let page = encoder.page()
    #expect(page.css.components(separatedBy: "width").count == 2)
    #expect(!page.html.contains("width:"))
  }

  @Test func `a glyph is drawn once however often it is shown`() throws {
    var encoder = PatchEncoder(asset: { _ in nil })
    let star = Part(.image, [.systemName: .text("star")])
    let unknown = Part(.image, [.systemName: .text("\"<no such>")])
    try encoder.load(Part(.window, [:], star, star, unknown).mutations)
    _ = encoder.page()
    #expect(encoder.state.glyphs == ["star", Sprite.unknown])
    #expect(Sprite.svg(encoder.state.glyphs).components(separatedBy: "<symbol").count == 3)
  }
}
