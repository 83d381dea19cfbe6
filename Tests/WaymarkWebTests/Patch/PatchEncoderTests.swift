// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

private let asset: @Sendable (String) -> String? = { $0 == "/a.svg" ? "/waymark/file-a.svg" : nil }

/// A document, and the encoder of its changes.
struct Pair {
  var encoder = PatchEncoder(asset: asset, testIdentifiers: true)
  let document = DOMNode(tag: "root")

  init(_ batch: [Mutation]) throws {
    try encoder.load(batch)
    try document.apply(encoder.reset())
  }

  mutating func apply(_ batch: [Mutation]) throws -> [PatchOperation] {
    let operations = try encoder.encode(batch)
    try document.apply(operations)
    return operations
  }

  /// The document of a new page with the same tree.
  func fresh() throws -> DOMNode {
    var other = PatchEncoder(asset: asset, testIdentifiers: true)
    try other.load(encoder.tree.asMutations)
    let document = DOMNode(tag: "root")
    try document.apply(other.reset())
    return document
  }
}

@Suite struct PatchEncoderTests {
  // 191: a text in the overlay of an option's label.
  @Test(arguments: [191] + Array(100..<130))
  func `a patched document equals a fresh one after random steps`(seed: UInt64) throws {
    var source = RandomTree(seed: seed)
    var pair = try Pair(source.start())
    for step in 0..<35 {
      let batch = try source.step()
      do {
        _ = try pair.apply(batch)
      } catch {
        Issue.record("seed \(seed), step \(step): \(error)\n\(batch)")
        return
      }
      let (shown, fresh) = try (pair.document.lines, pair.fresh().lines)
      guard shown == fresh else {
        let places = zip(shown, fresh).filter { $0 != $1 }.prefix(3)
        Issue.record("seed \(seed), step \(step): \(places) after \(batch)")
        return
      }
    }
  }

  @Test func `one text is one operation`() throws {
    var pair = try Pair(Part(.window, [:], Part(.text, [.text: .text("1")])).mutations)
    let text = ElementID(index: 2)
    #expect(
      try pair.apply([.set(text, .text, .text("2"))])
        == [.text(NodeAddress(element: text), "2")])
    #expect(try pair.apply([.set(text, .text, .text("2"))]) == [])
  }

  @Test(arguments: [ElementKind.overlay, .progress, .dateField, .colorField, .grid, .geometry])
  func `the text of an option contains the text deep inside`(kind: ElementKind) throws {
    var pair = try Pair(
      Part(
        .window, [:],
        Part(
          .picker, [:],
          Part(.option, [:], Part(.box, [:], Part(kind, [:], Part(.text, [.text: .text("1")]))))
        )
      ).mutations)
    let option = ElementID(index: 3)
    #expect(
      try pair.apply([.set(ElementID(index: 6), .text, .text("2"))])
        == [.text(NodeAddress(element: option), "2")])
    _ = try pair.apply([.remove(ElementID(index: 6), from: ElementID(index: 5))])
    #expect(try pair.document.lines == pair.fresh().lines)
  }

  @Test func `a row at the front is one insertion`() throws {
    var pair = try Pair(
      Part(
        .window, [:], Part(.list, [:], Part(.row, [:], Part(.text, [.text: .text("old")])))
      ).mutations)
    let row = ElementID(index: 10)
    let text = ElementID(index: 11)
    let operations = try pair.apply([
      .create(row, .row), .create(text, .text), .set(text, .text, .text("new")),
      .insert(text, into: row, at: 0), .insert(row, into: ElementID(index: 2), at: 0),
    ])
    #expect(operations.count == 1)
    guard case .insert(_, let before, let html?) = operations.first else {
      Issue.record("\(operations)")
      return
    }
    #expect(before == ElementID(index: 3))
    #expect(html.contains("new"))
  }

  @Test func `a push hides what is below and touches nothing else`() throws {
    var pair = try Pair(
      Part(
        .window, [:],
        Part(.navigationStack, [:], Part(.screen, [.title: .text("One")]))
      ).mutations)
    let screen = ElementID(index: 10)
    let operations = try pair.apply([
      .create(screen, .screen), .set(screen, .title, .text("Two")),
      .set(screen, .backTitle, .text("One")),
      .insert(screen, into: ElementID(index: 2), at: 1),
    ])
    let below = NodeAddress(element: ElementID(index: 3))
    #expect(operations.contains(.attribute(below, "hidden", "")))
    #expect(operations.contains(.title("Two")))
    // Its glyph, its own insertion, and the other operations.
    #expect(operations.count == 3 + (operations.contains(.glyph("chevron.left")) ? 1 : 0))
  }

  @Test func `a change of a deep stack compares the screens at its end`() throws {
    var part = Part(.navigationStack)
    part.children = (0..<50).map { Part(.screen, [.title: .text("\($0)")]) }
    var pair = try Pair(Part(.window, [:], part).mutations)
    let (stack, new, last) = (
      ElementID(index: 2), ElementID(index: 100), ElementID(index: 52)
    )
    let push: [Mutation] = [.create(new, .screen), .insert(new, into: stack, at: 50)]
    let pop: [Mutation] = [.remove(new, from: stack), .destroy(new)]
    for (batch, compared) in [(push, [last]), (pop, [last, new])] {
      let template = ElementTemplate(tree: pair.encoder.tree, growth: { _ in [] }, asset: asset)
      let change = BatchChange(batch, before: pair.encoder.tree, template: template)
      #expect(change.drawn == Set(compared))
      let operations = try pair.apply(batch)
      #expect(
        operations.contains {
          $0 == .attribute(NodeAddress(element: last), "hidden", compared.count == 1 ? "" : nil)
        })
      #expect(try pair.document.lines == pair.fresh().lines)
    }
  }

  @Test func `a spacer deep inside makes what is around it grow`() throws {
    var pair = try Pair(
      Part(
        .window, [:],
        Part(.vstack, [:], Part(.box, [:], Part(.hstack, [:], Part(.text))))
      ).mutations)
    let spacer = ElementID(index: 10)
    _ = try pair.apply([
      .create(spacer, .spacer), .insert(spacer, into: ElementID(index: 4), at: 0),
    ])
    for index in 2...4 {
      let node = pair.document.first(ElementID(index: UInt32(index)))
      #expect(node?.attributes["class"]?.contains("gx") == true)
    }
  }

  @Test func `operations are JSON whatever is in them`() {
    var json = ""
    PatchOperation.text(
      NodeAddress(element: ElementID(index: 7, generation: 1), path: [0, 2]), "a\"\\\n\u{1}é"
    ).append(to: &json)
    #expect(json == #"[0,"7.1/0/2","a\"\\\n\u0001é"]"#)
    json = ""
    PatchOperation.attribute(NodeAddress(element: ElementID(index: 7)), "hidden", nil)
      .append(to: &json)
    #expect(json == #"[1,"7","hidden",null]"#)
  }

  @Test func `the input of an element is found in its markup`() throws {
    let inputs: [(Part, String)] = [
      (Part(.textField), "input"), (Part(.textField, [.axis: .keyword("vertical")]), "textarea"),
      (Part(.textEditor), "textarea"), (Part(.searchField), "input"), (Part(.slider), "input"),
      (Part(.dateField), "input"), (Part(.colorField), "input"), (Part(.picker), "select"),
      (Part(.picker, [.style: .keyword("wheel")]), "select"),
    ]
    for (part, tag) in inputs {
      let pair = try Pair(Part(.window, [:], part).mutations)
      let element = try #require(pair.encoder.tree[ElementID(index: 2)])
      let input = try #require(pair.encoder.input(of: element))
      #expect(try pair.document.node(input).tag == tag)
    }
    let month = Part(.dateField, [.style: .keyword("graphical")])
    for part in [Part(.picker, [.style: .keyword("segmented")]), month, Part(.button), Part(.box)] {
      let pair = try Pair(Part(.window, [:], part).mutations)
      let element = try #require(pair.encoder.tree[ElementID(index: 2)])
      #expect(pair.encoder.input(of: element) == nil)
    }
  }
}
