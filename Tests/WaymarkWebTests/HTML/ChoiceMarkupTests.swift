// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

private func option(_ words: String, _ properties: [Property: PropertyValue] = [:]) -> Part {
  Part(.option, properties, Part(.hstack, [:], Part(.text, [.text: .text(words)])))
}

private func picker(_ style: String, _ options: Part...) -> Part {
  var picker = Part(.picker, [.style: .keyword(style)], Part(.text, [.text: .text("Season")]))
  picker.children += options
  return Part(.window, [:], picker)
}

private let chosen: [Property: PropertyValue] = [.selected: .bool(true)]

private func words(in node: DOMNode) -> String {
  node.text + node.children.map(words).joined()
}

@Suite struct ChoiceMarkupTests {
  private func page(_ part: Part) throws -> DOMNode {
    var encoder = PatchEncoder(asset: { _ in nil })
    try encoder.load(part.mutations)
    return try DOMNode.parse(encoder.page().html)
  }

  private func first(_ tag: String, _ part: Part) throws -> DOMNode {
    try #require(page(part).all.first { $0.tag == tag })
  }

  @Test(arguments: ["menu", "wheel"])
  func `C3: a menu is the browser's own, named and with its choices as words`(
    style: String
  ) throws {
    let root = try page(
      picker(style, option("Summer", chosen), option("Winter", [.disabled: .bool(true)])))
    let select = try #require(root.all.first { $0.tag == "select" })
    #expect(select.attributes["aria-label"] == "Season" && select.attributes["data-none"] == nil)
    let options = root.all.filter { $0.tag == "option" }
    #expect(options.map(\.text) == ["Summer", "Winter"])
    #expect(options.map { $0.attributes["selected"] != nil } == [true, false])
    #expect(options.map { $0.attributes["disabled"] != nil } == [false, true])
    #expect(options.allSatisfy { $0.attributes["data-n"] != nil })
    #expect(root.all.filter { $0.attributes["class"] == "hstack" }.isEmpty)
  }

  @Test func `where nothing is chosen the browser's menu shows nothing`() throws {
    let select = try first("select", picker("menu", option("Summer"), option("Winter")))
    #expect(select.attributes["data-none"] != nil)
  }

  @Test func `a section of choices is a group of the browser's menu`() throws {
    let group = try first(
      "optgroup",
      picker(
        "menu",
        Part(
          .section, [:], Part(.header, [:], Part(.text, [.text: .text("Warm")])),
          option("Summer"))))
    #expect(group.attributes["label"] == "Warm" && words(in: group) == "Summer")
  }

  @Test func `C2: a link to choices holds no button of its own, and says what is chosen`() throws {
    let root = try page(
      picker(
        "navigationLink", option("Summer", chosen), Part(.section, [:], option("Winter"))))
    let buttons = root.all.filter { $0.tag == "button" }
    #expect(buttons.count == 1 && buttons.first?.attributes["data-a"] == "tap")
    #expect(buttons.first.map { words(in: $0) }?.hasPrefix("SeasonSummer") == true)
  }

  @Test(arguments: ["segmented", "palette", "inline", "radioGroup"])
  func `other choices are a group of radio buttons`(style: String) throws {
    let root = try page(picker(style, option("Summer", chosen), option("Winter")))
    #expect(root.all.contains { $0.attributes["role"] == "radiogroup" })
    let radios = root.all.filter { $0.attributes["role"] == "radio" }
    #expect(radios.map { $0.attributes["aria-checked"] } == ["true", "false"])
    #expect(radios.map { $0.attributes["data-a"] } == ["select", "select"])
  }

  @Test func `C4: what is in a menu is an item of it`() throws {
    let root = try page(
      Part(
        .window, [:],
        Part(
          .overlays, [:],
          Part(
            .menu, [:], Part(.button, [:], Part(.text)), Part(.toggle, [.on: .bool(true)]),
            Part(.section, [:], Part(.picker, [.style: .keyword("inline")], option("One", chosen))),
            Part(.button, [.role: .keyword("menu")])))))
    #expect(root.all.contains { $0.attributes["role"] == "menu" })
    let items = root.all.filter { $0.attributes["role"]?.hasPrefix("menuitem") == true }
    #expect(
      items.map { $0.attributes["role"] } == [
        "menuitem", "menuitemcheckbox", "menuitemradio", "menuitem",
      ])
    #expect(items.last?.attributes["aria-haspopup"] == "menu")
  }

  @Test func `C8: a slider is the browser's, with what is said at its ends`() throws {
    let root = try page(
      Part(
        .window, [:],
        Part(
          .slider,
          [
            .amount: .number(2.5), .minimum: .number(-1), .maximum: .number(1e21),
            .step: .number(0.5), .label: .text("Pace"),
          ],
          Part(.header, [:], Part(.text, [.text: .text("slow")])),
          Part(.footer, [:], Part(.text, [.text: .text("fast")])))))
    let input = try #require(root.all.first { $0.tag == "input" })
    let expected = [
      "type": "range", "value": "2.5", "min": "-1", "max": "1e+21", "step": "0.5",
      "aria-label": "Pace", "data-c": "changeNumber",
    ]
    for (name, value) in expected { #expect(input.attributes[name] == value) }
    #expect(words(in: root) == "slowfast")
    #expect(!root.all.contains { $0.attributes["role"] == "heading" })
  }

  @Test(arguments: [("date", "date"), ("time", "time"), ("dateTime", "datetime-local")])
  func `C7: a date is the browser's`(components: String, type: String) throws {
    let input = try first(
      "input",
      Part(
        .window, [:],
        Part(
          .dateField,
          [
            .components: .keyword(components), .value: .text("2026-05-01"),
            .earliest: .text("2026-04-01"),
          ], Part(.text, [.text: .text("Start")]))))
    let expected = [
      "type": type, "value": "2026-05-01", "min": "2026-04-01", "aria-label": "Start",
    ]
    for (name, value) in expected { #expect(input.attributes[name] == value) }
    #expect(input.attributes["max"] == nil)
  }

  @Test func `a month is a group of what is in it (C7)`() throws {
    let root = try page(
      Part(
        .window, [:],
        Part(
          .dateField, [.style: .keyword("graphical"), .label: .text("Day")],
          Part(.text, [.text: .text("May")]))))
    let group = try #require(root.all.first { $0.attributes["role"] == "group" })
    #expect(group.attributes["aria-label"] == "Day" && words(in: group) == "May")
    #expect(!root.all.contains { $0.tag == "input" })
  }

  @Test func `a colour is the browser's (C10)`() throws {
    let input = try first(
      "input",
      Part(
        .window, [:],
        Part(
          .colorField, [.value: .text("#ff8000"), .disabled: .bool(true)],
          Part(.text, [.text: .text("Cover")]))))
    let expected = [
      "type": "color", "value": "#ff8000", "aria-label": "Cover", "data-c": "changeColor",
      "disabled": "",
    ]
    for (name, value) in expected { #expect(input.attributes[name] == value) }
  }

  @Test(
    arguments: [
      (0.25, nil, "progress"), (nil, nil, "span"), (nil, "linear", "progress"),
    ] as [(Double?, String?, String)])
  func `progress is a bar or a spinner with its words`(
    fraction: Double?, style: String?, tag: String
  ) throws {
    var properties: [Property: PropertyValue] = [:]
    properties[.fraction] = fraction.map { .number($0) }
    properties[.style] = style.map { .keyword($0) }
    let root = try page(
      Part(.window, [:], Part(.progress, properties, Part(.text, [.text: .text("Sync")]))))
    let bar = root.all.first { $0.tag == tag && $0.attributes["aria-label"] == "Sync" }
    #expect(bar != nil && bar?.attributes["value"] == fraction.map { "\($0)" })
  }

  // MARK: Patches

  private func operations(
    _ part: Part, _ batch: [Mutation]
  ) throws -> (operations: [PatchOperation], document: DOMNode) {
    var encoder = PatchEncoder(asset: { _ in nil })
    try encoder.load(part.mutations)
    let document = DOMNode(tag: "root")
    try document.apply(encoder.reset())
    let operations = try encoder.encode(batch)
    try document.apply(operations)
    return (operations, document)
  }

  @Test func `another choice changes the mark and the words, and no more`() throws {
    // 1 window, 2 picker, 3 label, 4 option, 7 option
    let (operations, document) = try operations(
      picker("menu", option("Summer", chosen), option("Winter")),
      [
        .set(ElementID(index: 4), .selected, nil),
        .set(ElementID(index: 7), .selected, .bool(true)),
      ])
    #expect(operations.count == 3)
    #expect(document.all.first { $0.attributes["class"] == "now" }?.text == "Winter")
  }

  @Test func `words in a choice that the browser draws change there`() throws {
    let (operations, document) = try operations(
      picker("menu", option("Summer", chosen), option("Winter")),
      [.set(ElementID(index: 6), .text, .text("High summer"))])
    #expect(operations.count == 2)
    #expect(document.all.first { $0.tag == "option" }?.text == "High summer")
    #expect(document.all.first { $0.attributes["class"] == "now" }?.text == "High summer")
  }

  @Test func `the words of a label are those of what it names`() throws {
    let (_, document) = try operations(
      picker("menu", option("Summer")), [.set(ElementID(index: 3), .text, .text("When"))])
    #expect(
      document.all.first { $0.tag == "select" }?.attributes["aria-label"] == "When")
  }
}
