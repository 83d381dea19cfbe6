// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A damped spring.
///
/// Like SwiftUI's `Spring`: by a perceived ``duration`` and a ``bounce``, or by physical
/// parameters. Its positions are the closed solution of the equation of motion:
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let halfway = spring.value(target: 100.0, time: 0.25)
/// ```
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The stiffness: the force per distance from the target.
  public let stiffness: Double
  /// The damping: the resisting force per velocity.
  public let damping: Double

  /// Creates a spring from its perceived duration in seconds and its bounce from -1 to 1: 0 for
  /// none.
  ///
  /// Durations below a millisecond count as one.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = bounce.isFinite ? min(1, max(-0.99, bounce)) : 0
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Creates a spring from the duration in seconds of one oscillation without damping, and the
  /// ratio of its damping to that without bounce.
  public init(response: Double, dampingRatio: Double) {
    let response = response.isFinite ? max(0.001, response) : 0.5
    let ratio = dampingRatio.isFinite ? max(0, dampingRatio) : 1
    let frequency = 2 * Double.pi / response
    self.init(checked: 1, frequency * frequency, 2 * frequency * ratio)
  }

  /// Creates a spring from physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass; one that is not positive counts as 1.
  ///   - stiffness: The force per distance from the target; one that is not positive counts as 1.
  ///   - damping: The resisting force per velocity; at least 0.
  ///   - allowOverDamping: Whether the damping may exceed that without bounce.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = mass.isFinite && mass > 0 ? mass : 1
    let stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 1
    let damping = damping.isFinite ? max(0, damping) : 0
    let critical = 2 * (stiffness * mass).squareRoot()
    self.init(checked: mass, stiffness, allowOverDamping ? damping : min(damping, critical))
  }

  /// Creates a spring that rests after a duration in seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let known = Spring(response: 1, dampingRatio: dampingRatio)
    let settling = known.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
    self.init(response: settlingDuration / max(settling, 0.001), dampingRatio: dampingRatio)
  }

  private init(checked mass: Double, _ stiffness: Double, _ damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  private var value: SpringValue {
    SpringValue(stiffness: stiffness / mass, damping: damping / mass)
  }

  // MARK: Parameters

  /// The perceived duration in seconds.
  public var duration: TimeInterval { response }

  /// The bounce: 0 for none, up to 1 without damping; negative ones settle slowly.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// The duration in seconds of one oscillation without damping.
  public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }

  /// The ratio of the damping to that without bounce.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The time in seconds until it is at rest, for a distance of 1; at most 20.
  public var settlingDuration: TimeInterval { value.settlingDuration() }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring without bounce, except for `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a larger bounce.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a larger bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Motion

  /// Returns the position on the way from zero to a target at a time in seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    motion(target, initialVelocity) { $0.progress(at: time) }
  }

  /// Returns the motion from rest to a target, plus that of an initial velocity: both are linear.
  private func motion<V: VectorArithmetic>(
    _ target: V, _ initialVelocity: V, _ read: (SpringValue) -> Double
  ) -> V {
    let (still, moving) = (read(value), read(pushed))
    return target.scaled(by: still) + initialVelocity.scaled(by: moving - still)
  }

  /// The spring that starts with a velocity of 1.
  private var pushed: SpringValue {
    SpringValue(stiffness: stiffness / mass, damping: damping / mass, velocity: 1)
  }

  /// Returns the position between two values at a time in seconds.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity on the way from zero to a target at a time, in units per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    motion(target, initialVelocity) { $0.velocity(at: time) }
  }

  /// Returns the acceleration towards a target from a position with a velocity, in units per second
  /// squared.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Advances a value and its velocity by a time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let begin = value
    value = begin + self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
  }

  /// Returns the time in seconds until it is at rest; at most 20.
  ///
  /// - Parameters:
  ///   - target: The target; the motion starts at zero.
  ///   - initialVelocity: The velocity at the beginning, in units per second.
  ///   - epsilon: The distance to the target that counts as rest.
  /// - Returns: The time in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let way = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    guard way > 0 else { return speed > 0 ? value.settlingDuration() : 0 }
    return SpringValue(
      stiffness: stiffness / mass, damping: damping / mass, velocity: speed / way
    ).settlingDuration(epsilon: max(1e-9, epsilon / way))
  }
}
