// SPDX-License-Identifier: MIT

/// How far the exploration of an app goes.
public struct MapBounds: Hashable, Sendable {
  /// The maximum number of steps from outside of the app to a screen that is explored; 12 by
  /// default, at least 1.
  public var depth: Int
  /// The maximum number of examples of a screen that are explored, such as different trails; 1 by
  /// default, at least 1.
  public var examples: Int
  /// The time after which the exploration ends with what it has; one minute by default.
  ///
  /// The only bound that depends on the machine: a map that has reached it says so with a finding.
  public var time: Duration

  /// Creates bounds; smaller numbers than 1 count as 1.
  public init(depth: Int = 12, examples: Int = 1, time: Duration = .seconds(60)) {
    self.depth = max(1, depth)
    self.examples = max(1, examples)
    self.time = time
  }
}
