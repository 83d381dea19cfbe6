// SPDX-License-Identifier: MIT

/// Which rows of a long run are there: those in sight, and some around them.
struct LazyWindow: Equatable {
  /// Runs of no more rows than this are there as a whole.
  static let threshold = 100
  /// What is taken to be in sight until the host says it: a phone's screen.
  static let firstSight = 0..<20
  /// More rows than these are in sight of no host.
  static let mostInSight = 500

  /// The rows in sight, as they were said last.
  private(set) var sight = firstSight

  /// The rows that are there, of so many.
  ///
  /// Around what is in sight there is twice as much of it, 20 to 200 rows, on each side.
  func rows(of count: Int) -> Range<Int> {
    guard count > Self.threshold else { return 0..<count }
    let margin = min(200, max(20, sight.count * 2))
    // When rows went, what is in sight is the end.
    let first = min(sight.lowerBound, max(0, count - sight.count))
    return max(0, first - margin)..<min(count, first + sight.count + margin)
  }

  /// Takes what is in sight now, of so many rows; what is not among them is moved to the nearest.
  mutating func see(first: Int, count: Int, of total: Int) {
    let length = min(count, Self.mostInSight, total)
    let lower = min(max(first, 0), total - length)
    sight = lower..<(lower + length)
  }
}
