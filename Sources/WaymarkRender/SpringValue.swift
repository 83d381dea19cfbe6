// SPDX-License-Identifier: MIT

/// A damped spring with a mass of 1 that moves from 0 to 1.
public struct SpringValue: Hashable, Sendable, Codable {
  /// The stiffness.
  public var stiffness: Double
  /// The damping.
  public var damping: Double
  /// The initial velocity, in lengths of the whole distance per second.
  public var velocity: Double

  /// Creates a spring; a stiffness of at most 0 and a negative damping are not possible.
  public init(stiffness: Double, damping: Double, velocity: Double = 0) {
    self.stiffness = max(stiffness, 1e-6)
    self.damping = max(damping, 0)
    self.velocity = velocity
  }
}
