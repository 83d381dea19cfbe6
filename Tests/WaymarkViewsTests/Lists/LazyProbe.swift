// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// A button that counts its taps, in its own state.
struct CountingRow: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View { Button("\(name): \(count)") { count += 1 } }
}

extension ElementTree.Element {
  func number(_ property: Property) -> Int? {
    if case .number(let number) = properties[property] { Int(number) } else { nil }
  }
}

extension Probe {
  /// The number of rows that each gap represents, in tree order.
  var gaps: [Int] { all(.gap).compactMap { $0.number(.count) } }

  /// Reports the visible rows of a group of rows.
  ///
  /// - Parameters:
  ///   - rows: The visible rows, counted from the first possible one.
  ///   - total: The number of possible rows.
  ///   - parent: The element that contains the rows; nil for the first list.
  /// - Throws: The error of a rejected event, or a missing gap.
  func see(
    _ rows: Range<Int>, of total: Int, in parent: ElementTree.Element? = nil
  ) throws {
    let parent = try #require(parent ?? all(.list).first)
    let gaps = parent.children.compactMap { host.tree[$0] }.filter { $0.kind == .gap }
    let gap = try #require(gaps.last)
    let isAfter = gap.properties[.placement] == .keyword("after")
    let start = isAfter ? total - (gap.number(.count) ?? 0) : 0
    try graph.send(
      HostEvent(
        .visibleRange(first: rows.lowerBound - start, count: rows.count), on: gap.id))
  }
}
