// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@testable import WaymarkWeb

/// The HTML for assistive technologies.
@Suite struct AccessibilityMarkupTests {
  @Test(arguments: [
    (
      Part(.text, [.traits: .traits(TraitsValue(adding: [.header]))]),
      ["role": "heading", "aria-level": "2"]
    ),
    (Part(.text, [.heading: .number(3)]), ["role": "heading", "aria-level": "3"]),
    (Part(.text, [.heading: .number(1e9)]), ["role": "heading", "aria-level": "6"]),
    (
      Part(.text, [.traits: .traits(TraitsValue(adding: [.button, .selected]))]),
      ["role": "button", "aria-pressed": "true"]
    ),
    (Part(.vstack, [.traits: .traits(TraitsValue(adding: [.link]))]), ["role": "link"]),
    (Part(.text, [.traits: .traits(TraitsValue(adding: [.selected]))]), ["aria-current": "true"]),
    (
      Part(.box, [.traits: .traits(TraitsValue(adding: [.modal]))]),
      ["role": "dialog", "aria-modal": "true"]
    ),
    (
      Part(
        .box, [.traits: .traits(TraitsValue(adding: [.toggle])), .accessibilityValue: .text("1")]),
      ["role": "switch", "aria-checked": "true"]
    ),
    (Part(.button, [.traits: .traits(TraitsValue(removing: [.button]))]), ["role": "group"]),
    (
      Part(.button, [.traits: .traits(TraitsValue(adding: [.header], removing: [.button]))]),
      ["role": "heading"]
    ),
    (
      Part(
        .image,
        [
          .systemName: .text("star"), .label: .text("x"),
          .traits: .traits(TraitsValue(removing: [.image])),
        ]),
      ["role": "note"]
    ),
    (
      Part(.hstack, [.accessibilityChildren: .keyword("ignore"), .label: .text("Rain")]),
      ["role": "img", "aria-label": "Rain"]
    ),
    (Part(.hstack, [.accessibilityChildren: .keyword("ignore")]), ["aria-hidden": "true"]),
    (
      Part(.hstack, [.accessibilityChildren: .keyword("combine")]),
      ["role": "group", "id": "e2", "aria-labelledby": "e2"]
    ),
    (Part(.hstack, [.accessibilityChildren: .keyword("contain")]), ["role": "group"]),
    (
      Part(.text, [.adjustable: .bool(true), .accessibilityValue: .text("3 of 5")]),
      ["role": "spinbutton", "aria-valuetext": "3 of 5", "tabindex": "0", "data-j": ""]
    ),
    (
      Part(.text, [.actions: .actions([.named("Archive"), .standard(.escape)])]),
      [
        "data-x": "=Archive\n:escape", "tabindex": "0", "aria-description": "Shift F10: Archive",
      ]
    ),
    (
      Part(.text, [.actions: .actions([.standard(.default)])]),
      ["role": "button", "data-a": "perform", "data-v": ":default"]
    ),
    (Part(.button, [.actions: .actions([.standard(.default)])]), ["data-a": "tap"]),
    (Part(.text, [.assistiveFocus: .bool(true)]), ["data-k": "", "tabindex": "-1"]),
    (
      Part(
        .text,
        [
          .focusable: .bool(true),
          .keyPresses: .keyPresses([
            KeyListenerValue(keys: [.named(.upArrow), .character("a")], phases: [.down, .repeat]),
            KeyListenerValue(keys: nil, phases: [.up]),
          ]),
        ]),
      ["data-k": "", "tabindex": "0", "data-h": "down,repeat a upArrow\nup"]
    ),
    (Part(.box, [.pointerTracked: .bool(true)]), ["data-hv": ""]),
    (Part(.text, [.draggable: .number(3)]), ["data-drag": "3"]),
    (Part(.box, [.dragPreview: .bool(true)]), ["data-lift": "", "hidden": ""]),
    (Part(.vstack, [.dropTarget: .keywords([])]), ["data-drop": ""]),
    (Part(.vstack, [.dropTarget: .keywords(["text", "link"])]), ["data-drop": "text link"]),
  ])
  func `an element has the role and the states that the app says`(
    part: Part, attributes: [String: String]
  ) throws {
    var encoder = PatchEncoder(asset: { _ in nil })
    try encoder.load(Part(.window, [:], part).mutations)
    let node = try #require(
      try DOMNode.parse(encoder.page().html).first(ElementID(index: 2)))
    for (name, value) in attributes { #expect(node.attributes[name] == value, "\(name)") }
  }

  @Test func `what is only for assistive technologies is not drawn`() throws {
    var encoder = PatchEncoder(asset: { _ in nil })
    try encoder.load(
      Part(
        .window, [:], Part(.box, [.assistive: .bool(true), .accessibilityPriority: .number(2)])
      ).mutations)
    let page = encoder.page()
    let classes = try DOMNode.parse(page.html).first(ElementID(index: 2))?.attributes["class"]
    #expect(classes?.split(separator: " ").contains("assistive") == true)
    #expect(classes?.split(separator: " ").contains("sorted") == true)
    // A priority of the layout is another one.
    #expect(classes?.split(separator: " ").contains("ranked") == false)
    #expect(page.css.contains("reading-order:-2"))
  }
}
