// SPDX-License-Identifier: MIT

import WaymarkRender

/// A gap: the space of rows that are not realised.
final class GapNode: ElementNode {
  /// The side of the realised rows on which the gap is.
  enum Side {
    case before, after
  }

  private var count: Int
  private let side: Side
  private let see: (_ first: Int, _ count: Int) -> Void

  /// - Parameters:
  ///   - count: The number of rows in the gap.
  ///   - side: The side of the realised rows.
  ///   - parent: The run of rows.
  ///   - see: Receives the visible rows, counted from the first row of the gap.
  init(
    _ count: Int, _ side: Side, in parent: ViewNode, see: @escaping (Int, Int) -> Void
  ) {
    self.count = count
    self.side = side
    self.see = see
    super.init(.gap, in: parent)
    finish()
  }

  func receive(_ new: Int) {
    guard new != count else { return }
    count = new
    send(.count, .number(Double(new)))
  }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    body(.count, .number(Double(count)))
    body(.placement, (side == .before ? PlacementValue.before : .after).propertyValue)
  }

  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    guard case .visibleRange(let first, let rows) = action, rows > 0 else { throw .unsupported }
    see(first, rows)
  }
}
