// SPDX-License-Identifier: MIT

/// How far someone is in a flow of steps.
public struct StepProgress: Hashable, Codable, Sendable {
  /// The number of the current step, from 1 to ``count``.
  public var number: Int

  /// How many steps the flow has; at least 1.
  public var count: Int

  /// Creates a progress.
  public init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// The current step's share of the whole, for a `ProgressView`: above 0, and 1 at the last step.
  public var fraction: Double { Double(number) / Double(max(count, 1)) }

  /// Whether it is the first step.
  public var isFirst: Bool { number <= 1 }

  /// Whether it is the last step.
  public var isLast: Bool { number >= count }
}

extension StepProgress: CustomStringConvertible {
  /// The progress in short, such as `2 of 5`.
  public var description: String { "\(number) of \(count)" }
}
