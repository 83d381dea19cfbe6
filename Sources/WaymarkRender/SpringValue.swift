// SPDX-License-Identifier: MIT

/// A damped spring with a mass of 1 that moves from 0 to 1.
public struct SpringValue: Hashable, Sendable, Codable {
  /// The force by distance.
  public var stiffness: Double
  /// The resistance by speed.
  public var damping: Double
  /// The speed at the beginning, in ways a second.
  public var velocity: Double

  /// Creates a spring; a stiffness of at most 0 and a negative damping are not possible.
  public init(stiffness: Double, damping: Double, velocity: Double = 0) {
    self.stiffness = max(stiffness, 1e-6)
    self.damping = max(damping, 0)
    self.velocity = velocity
  }
}
