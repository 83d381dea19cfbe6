// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

/// The host in the documentation of `RenderHost`.
@MainActor final class Printer: RenderHost {
  private var tree = ElementTree()

  func apply(_ batch: [Mutation]) { try? tree.apply(batch) }

  var lines: [String] { tree.windows.flatMap { lines(of: $0, isBold: false) } }

  private func lines(of id: ElementID, isBold: Bool) -> [String] {
    guard let element = tree[id], element[.hidden] != true else { return [] }
    let isBold = element[.weight].map { $0 == .bold } ?? isBold
    let indent = element[.padding].map { Int($0.leading / 8) } ?? 0
    let own = element[.text].map { [isBold ? $0.uppercased() : $0] } ?? []
    return (own + element.children.flatMap { lines(of: $0, isBold: isBold) })
      .map { String(repeating: " ", count: indent) + $0 }
  }
}

@MainActor struct RenderHostTests {
  @Test func `a host is written from the types of the seam alone`() {
    let (window, box, text, ghost) = (id(1), id(2), id(3), id(4))
    let host = Printer()
    host.apply([
      .create(window, .window), .create(box, .box), .create(text, .text), .create(ghost, .text),
      .set(box, .weight, FontWeightValue.bold.propertyValue),
      .set(
        box, .padding, .insets(InsetsValue(top: 0, leading: 16, bottom: 0, trailing: 0))),
      .set(text, .text, .text("Alps")), .set(ghost, .text, .text("never")),
      .set(ghost, .hidden, .bool(true)), .insert(window, into: .root, at: 0),
      .insert(box, into: window, at: 0), .insert(text, into: box, at: 0),
      .insert(ghost, into: box, at: 1),
    ])
    #expect(host.lines == ["  ALPS"])
    #expect(!host.open(address: "https://a.example") && !host.share(SharedContent([])))
    host.scroll(to: text, anchor: nil)
  }

  private func id(_ index: UInt32) -> ElementID { ElementID(index: index) }
}

/// The function in the documentation of `PropertyKey`.
func displayedText(of element: ElementTree.Element) -> String {
  let text = element[.text] ?? ""  // A String.
  return element[.weight] == .bold ? text.uppercased() : text  // A FontWeightValue.
}
