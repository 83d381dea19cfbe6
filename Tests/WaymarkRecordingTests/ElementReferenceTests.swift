// SPDX-License-Identifier: MIT

import Testing
import WaymarkRecording
import WaymarkRender

/// References to elements across runs.
struct ElementReferenceTests {
  /// A window with two buttons named by text, one by its label, and one by an identifier.
  private static func tree(offset: UInt32, extra: Bool = false) throws -> ElementTree {
    func id(_ number: UInt32) -> ElementID { ElementID(index: number + offset) }
    var log: [Mutation] = [.create(id(1), .window), .insert(id(1), into: .root, at: 0)]
    if extra {
      log += [.create(id(90), .button), .insert(id(90), into: id(1), at: 0)]
    }
    for (index, text) in ["Save", "Save", "Other"].enumerated() {
      let button = UInt32(10 + 2 * index)
      log += [
        .create(id(button), .button), .create(id(button + 1), .text),
        .set(id(button + 1), .text, .text(text)), .insert(id(button + 1), into: id(button), at: 0),
        .insert(id(button), into: id(1), at: index + (extra ? 1 : 0)),
      ]
    }
    log += [.set(id(14), .identifier, .text("third"))]
    return try ElementTree(replaying: log)
  }

  @Test func `a reference finds the element in another run`() throws {
    let (one, other) = (try Self.tree(offset: 0), try Self.tree(offset: 100, extra: true))
    let expected = [
      10: ElementReference(.button, name: "Save"),
      12: ElementReference(.button, name: "Save", ordinal: 1),
      14: ElementReference(.button, identifier: "third"),
      1: ElementReference(.window),
    ]
    for (number, reference) in expected {
      #expect(
        ElementReference(to: ElementID(index: UInt32(number)), in: one) == reference)
      #expect(reference.element(in: other) == ElementID(index: UInt32(number) + 100))
    }
  }

  @Test func `an element that does not exist has no reference, and none is found`() throws {
    let tree = try Self.tree(offset: 0)
    #expect(ElementReference(to: ElementID(index: 99), in: tree) == nil)
    #expect(ElementReference(.button, name: "Save", ordinal: 2).element(in: tree) == nil)
    #expect(ElementReference(.button, name: "Save", ordinal: -1).element(in: tree) == nil)
    #expect(ElementReference(.toggle).element(in: tree) == nil)
  }

  @Test func `a redacted reference has no name`() throws {
    let tree = try Self.tree(offset: 0)
    let reference = ElementReference(to: ElementID(index: 12), in: tree, isRedacted: true)
    #expect(reference == ElementReference(.button, ordinal: 1))
    #expect(reference?.element(in: tree) == ElementID(index: 12))
  }
}
