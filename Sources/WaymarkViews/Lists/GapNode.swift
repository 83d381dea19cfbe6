// SPDX-License-Identifier: MIT

import WaymarkRender

/// The room of rows that are not there.
final class GapNode: ElementNode {
  /// On which side of the rows that are there it is.
  enum Side {
    case before, after
  }

  private var count: Int
  private let side: Side
  private let see: (_ first: Int, _ count: Int) -> Void

  /// - Parameters:
  ///   - count: How many rows it stands for.
  ///   - side: On which side of the rows that are there it is.
  ///   - parent: The run of rows.
  ///   - see: Is told what is in sight, counted from the gap's first row.
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
