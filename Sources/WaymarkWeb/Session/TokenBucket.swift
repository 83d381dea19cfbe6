// SPDX-License-Identifier: MIT

/// An allowance that is refilled at a constant rate, up to a capacity.
///
/// It may be overdrawn once: what was used is known only afterwards.
struct TokenBucket: Sendable {
  private let rate: Double
  private let capacity: Double
  private var level: Double
  private var last = Duration.zero

  /// Creates a full bucket.
  ///
  /// - Parameters:
  ///   - rate: What is added in a second; infinite for no limit.
  ///   - capacity: What the bucket can contain.
  init(rate: Double, capacity: Double) {
    self.rate = rate
    self.capacity = capacity
    level = capacity
  }

  /// Removes an amount.
  mutating func remove(_ amount: Double, at now: Duration) {
    guard rate < .infinity else { return }
    refill(now)
    level -= amount
  }

  /// Returns how long it takes until the bucket is not overdrawn any more.
  mutating func delay(at now: Duration) -> Duration {
    guard rate < .infinity else { return .zero }
    refill(now)
    return level >= 0 ? .zero : .seconds(-level / rate)
  }

  private mutating func refill(_ now: Duration) {
    level = min(capacity, level + max(0, (now - last) / .seconds(1)) * rate)
    last = now
  }
}
