// SPDX-License-Identifier: MIT

/// The realised part of a run of rows: the visible rows and some around them.
struct LazyWindow: Equatable {
  /// The number of rows that are assumed to be visible until the host reports them: a phone's
  /// screen.
  static let firstSight = 20
  /// The number of rows that are realised until then, up to which a run is always realised as a
  /// whole.
  static let firstCount = firstSight * 2
  /// The maximum number of rows that a host can display.
  static let mostInSight = 500

  /// The visible rows as last reported; nil until then.
  private(set) var sight: Range<Int>?
  var sightCount: Int { sight?.count ?? Self.firstSight }

  /// Returns the realised rows of a total.
  ///
  /// The margin on each side of the reported rows is twice their number, but 20 to 200.
  func rows(of count: Int) -> Range<Int> {
    guard let sight, count > Self.firstCount else { return 0..<min(count, Self.firstCount) }
    let margin = min(200, max(20, sight.count * 2))
    // If rows were removed, the end is visible.
    let first = min(sight.lowerBound, max(0, count - sight.count))
    return max(0, first - margin)..<min(count, first + sight.count + margin)
  }

  /// Sets the visible rows of a total; values out of range are clamped.
  mutating func see(first: Int, count: Int, of total: Int) {
    let length = min(count, Self.mostInSight, total)
    let lower = min(max(first, 0), total - length)
    sight = lower..<(lower + length)
  }
}
