// SPDX-License-Identifier: MIT

/// The progress in a flow of steps.
public struct StepProgress: Hashable, Codable, Sendable {
  /// The number of the current step, from 1 to ``count``.
  public var number: Int

  /// The number of steps in the flow, at least 1.
  public var count: Int

  /// Creates a progress.
  public init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// The progress as a fraction, for a `ProgressView`: greater than 0, and 1 at the last step.
  public var fraction: Double { Double(number) / Double(max(count, 1)) }

  /// Whether the current step is the first.
  public var isFirst: Bool { number <= 1 }

  /// Whether the current step is the last.
  public var isLast: Bool { number >= count }
}

extension StepProgress: CustomStringConvertible {
  /// A short description, such as `2 of 5`.
  public var description: String { "\(number) of \(count)" }
}
