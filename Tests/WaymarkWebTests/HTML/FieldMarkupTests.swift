// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@testable import WaymarkWeb

private func document(_ part: Part) throws -> DOMNode {
  var encoder = PatchEncoder(asset: { _ in nil })
  try encoder.load(part.mutations)
  return try DOMNode.parse(encoder.page().html)
}

private func html(_ part: Part) throws -> String {
  var encoder = PatchEncoder(asset: { _ in nil })
  try encoder.load(Part(.window, [:], part).mutations)
  return encoder.page().html
}

@Suite struct FieldMarkupTests {
  @Test(
    arguments: [
      ([.keyboard: .keyword("decimal")], "inputmode", "decimal"),
      ([.keyboard: .keyword("phone")], "inputmode", "tel"),
      ([.keyboard: .keyword("ascii")], "inputmode", nil),
      ([.contentType: .text("newPassword")], "autocomplete", "new-password"),
      ([.contentType: .text("\" onfocus=\"x")], "autocomplete", "off"),
      ([:], "autocomplete", "off"),
      ([.capitalization: .keyword("never")], "autocapitalize", "none"),
      ([.correctionDisabled: .bool(true)], "autocorrect", "off"),
      ([.correctionDisabled: .bool(true)], "spellcheck", "false"),
      ([:], "spellcheck", nil),
      ([.submitLabel: .keyword("next")], "enterkeyhint", "next"),
      ([.submitLabel: .keyword("return")], "enterkeyhint", "enter"),
      ([:], "enterkeyhint", "done"),
      ([.focused: .bool(true)], "data-focus", ""),
      ([.style: .keyword("roundedBorder")], "class", "field round gx"),
      ([.placeholder: .text("Ada"), .label: .text("Name")], "aria-label", "Name"),
      ([:], "maxlength", "21845"),
    ] as [([Property: PropertyValue], String, String?)])
  func `a field says how it is typed into`(
    properties: [Property: PropertyValue], name: String, value: String?
  ) throws {
    let root = try document(Part(.window, [:], Part(.textField, properties)))
    #expect(root.first(ElementID(index: 2))?.attributes[name] == value)
  }

  @Test func `lines are in a text area, and the first of them may be empty`() throws {
    let editor = try html(Part(.textEditor, [.value: .text("\n<b>")]))
    #expect(editor.contains("<textarea class=\"field editor gx gy\""))
    #expect(editor.contains(">\n\n&lt;b&gt;</textarea>"))
    let field = try html(
      Part(
        .textField,
        [.axis: .keyword("vertical"), .minLines: .number(3), .lineLimit: .number(5)]))
    #expect(field.contains("rows=\"3\"") && field.contains("class=\"field area"))
  }

  @Test func `a new text of an editor is a new value`() throws {
    var pair = try Pair(Part(.window, [:], Part(.textEditor, [.value: .text("a")])).mutations)
    let editor = ElementID(index: 2)
    #expect(
      try pair.apply([.set(editor, .value, .text("b"))])
        == [.value(NodeAddress(element: editor), "b")])
  }

  @Test func `a search field is above the content of its screen, with what ends searching`() throws
  {
    let mutations = Part(
      .window, [:],
      Part(
        .navigationStack, [:],
        Part(
          .screen, [.title: .text("Results")], Part(.text),
          Part(.searchField, [.placeholder: .text("Find")], Part(.text, [.text: .text("Hint")]))))
    ).mutations
    var pair = try Pair(mutations)
    let field = ElementID(index: 5)
    var encoder = PatchEncoder(asset: { _ in nil })
    try encoder.load(mutations)
    let html = encoder.page().html
    let places = try ["<h1", "role=\"search\"", "class=\"body"].map { words in
      try #require(html.range(of: words)).lowerBound
    }
    #expect(places == places.sorted() && html.contains("type=\"search\""))
    let operations = try pair.apply([
      .set(field, .active, .bool(true)), .set(field, .value, .text("ben")),
      .set(field, .focused, .bool(true)),
    ])
    let input = NodeAddress(element: field, path: [0, 1])
    #expect(
      Set(operations.map { "\($0)" })
        == Set(
          [
            .value(input, "ben"), .attribute(input, "data-focus", ""),
            .attribute(NodeAddress(element: field), "class", "search active"),
            .attribute(NodeAddress(element: field, path: [1]), "hidden", nil),
          ].map { (operation: PatchOperation) in "\(operation)" }))
  }
}

@Suite struct RowMarkupTests {
  @Test func `a plain row is as it was`() throws {
    #expect(try html(Part(.row, [:], Part(.text))).contains("<div class=\"row\" role=\"listitem\""))
  }

  @Test(
    arguments: [
      ([.deletable: .bool(true)], ["minus", "in", "more trailing", "grip hidden", "drawer"]),
      ([.movable: .bool(true)], ["minus hidden", "in", "grip", "drawer"]),
      (
        [.leadingActions: .keyword("partial"), .deletable: .bool(false)],
        ["minus hidden", "in", "more leading", "grip hidden", "drawer"]
      ),
    ] as [([Property: PropertyValue], [String])])
  func `a row that is edited or has actions has buttons for that`(
    properties: [Property: PropertyValue], parts: [String]
  ) throws {
    let root = try document(Part(.window, [:], Part(.row, properties, Part(.text))))
    let row = try #require(root.first(ElementID(index: 2)))
    let found = row.children.map { node in
      (node.attributes["class"] ?? "") + (node.attributes["hidden"] == nil ? "" : " hidden")
    }
    #expect(found == parts)
  }

  @Test func `actions that are revealed are one insertion`() throws {
    var pair = try Pair(
      Part(.window, [:], Part(.row, [.trailingActions: .keyword("full")], Part(.text))).mutations)
    let (row, actions) = (ElementID(index: 2), ElementID(index: 9))
    let operations = try pair.apply([
      .create(actions, .rowActions), .set(actions, .placement, .keyword("trailing")),
      .insert(actions, into: row, at: 1), .set(row, .revealed, .keyword("trailing")),
    ])
    #expect(operations.contains(.attribute(NodeAddress(element: row), "data-open", "trailing")))
    let insertions = operations.filter { if case .insert = $0 { true } else { false } }
    #expect(insertions.count == 1)
    #expect(
      try pair.apply([
        .remove(actions, from: row), .destroy(actions), .set(row, .revealed, nil),
      ]).contains(.remove(actions)))
  }

  @Test func `a screen that can be refreshed has a button for it`() throws {
    func screen(_ properties: [Property: PropertyValue]) throws -> String {
      try html(Part(.navigationStack, [:], Part(.screen, properties)))
    }
    #expect(try screen([:]).contains("data-a=\"refresh\" aria-label=\"Refresh\" hidden"))
    let button = try screen([.refreshable: .bool(true), .refreshing: .bool(true)])
    #expect(button.contains("aria-label=\"Refresh\" aria-busy=\"true\" disabled "))
  }

  @Test(
    arguments: [
      (#"[1,"3","focus",true]"#, .focus(true)), (#"[1,"3","hover",false]"#, .hover(false)),
      (
        #"[1,"3","hover",[1,2.5,-3,4]]"#,
        .hover(
          true, at: PointerValue(PointValue(x: 1, y: 2.5), inWindow: PointValue(x: -3, y: 4)))
      ),
      (#"[1,"3","reveal",""]"#, .reveal(nil)), (#"[1,"3","reveal","leading"]"#, .reveal(.leading)),
      (#"[1,"3","swipeThrough","trailing"]"#, .swipeThrough(.trailing)),
      (#"[1,"3","move",-2]"#, .move(by: -2)), (#"[1,"3","press",null]"#, .press),
      (#"[1,"3","press"]"#, .press), (#"[1,"3","refresh"]"#, .refresh),
    ] as [(String, HostEvent.Action)])
  func `what a page does is read`(text: String, action: HostEvent.Action) {
    #expect(ClientMessage(text) == .event(1, HostEvent(action, on: ElementID(index: 3))))
  }

  @Test(arguments: [
    #"[1,"3","focus"]"#, #"[1,"3","focus","x"]"#, #"[1,"3","reveal","top"]"#,
    #"[1,"3","reveal",null]"#, #"[1,"3","swipeThrough",""]"#, #"[1,"3","move","1"]"#,
    #"[1,"3","move",1.5]"#, #"[1,"3","move",1e99]"#, #"[1,"3","move"]"#, #"[1,"3","press",1]"#,
    #"[1,"3","hover",null]"#, #"[1,"3","hover",[1,2,3]]"#, #"[1,"3","hover",[1,2,3,4,5]]"#,
    #"[1,"3","hover",[1,2]]"#, #"[1,"3","hover",[]]"#, #"[1,"3","hover",[1,2,3,"4"]]"#,
    #"[1,"3","hover",[1,2,3,1e9]]"#, #"[1,"3","hover",[1e999,2,3,4]]"#,
    #"[1,"3","hover",[[1,2],[3,4]]]"#,
  ])
  func `what no page does is malformed`(text: String) { #expect(ClientMessage(text) == nil) }
}
