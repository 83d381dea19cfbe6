// SPDX-License-Identifier: MIT

import HeapSize
import Testing
import WaymarkRender

@testable import WaymarkWeb

/// The memory that the web host keeps of an element, by the memory on the heap.
@Suite(.serialized) struct ElementSizeTests {
  /// A row of four elements, as a list of an app has many of them.
  private static func row(_ number: UInt32) -> [Mutation] {
    let (row, stack, image, text) = (
      ElementID(index: number), ElementID(index: number + 1), ElementID(index: number + 2),
      ElementID(index: number + 3)
    )
    return [
      .create(row, .row), .set(row, .tappable, .bool(true)),
      .set(row, .identifier, .text("row-\(number)")),
      .create(stack, .hstack), .set(stack, .spacing, .number(8)),
      .set(stack, .alignment, .keyword("top")),
      .create(image, .image), .set(image, .systemName, .text("star")),
      .set(image, .label, .text("Favourite")), .set(image, .foreground, .color(.system(.yellow))),
      .create(text, .text), .set(text, .text, .text("Row number \(number)")),
      .set(text, .font, .keyword("headline")), .set(text, .weight, .keyword("bold")),
      .set(text, .foreground, .color(.rgba(1, 0.5, 0, 1))),
      .insert(image, into: stack, at: 0), .insert(text, into: stack, at: 1),
      .insert(stack, into: row, at: 0), .insert(row, into: ElementID(index: 2), at: 0),
    ]
  }

  @Test func `an element takes at most 600 bytes`() throws {
    let rows = 5000
    var encoder = PatchEncoder(asset: { _ in nil })
    try encoder.load([
      .create(ElementID(index: 1), .window), .create(ElementID(index: 2), .list),
      .insert(ElementID(index: 1), into: .root, at: 0),
      .insert(ElementID(index: 2), into: ElementID(index: 1), at: 0),
    ])
    let before = heap_size()
    try encoder.load((0..<rows).flatMap { Self.row(UInt32(3 + 4 * $0)) })
    let bytes = (Int(heap_size()) - Int(before)) / (4 * rows)
    #expect(encoder.tree.count == 4 * rows + 2)
    #expect(bytes <= 600, "\(bytes) bytes an element")
  }
}
