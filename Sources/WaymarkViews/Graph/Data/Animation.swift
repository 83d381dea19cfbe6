// SPDX-License-Identifier: MIT

package import WaymarkRender

/// The timing of an animated change.
///
/// An `Animation` is a description: the host plays it. A repeated animation waits for its
/// ``delay(_:)`` once, before its first run.
public struct Animation: Hashable, Sendable {
  /// The course that hosts receive.
  package private(set) var course: AnimationValue
  /// The duration in seconds of one run as a person perceives it: that of a spring ends before it
  /// is at rest.
  private var perceivedDuration: Double

  package init(_ course: AnimationValue, perceivedDuration: Double? = nil) {
    self.course = course
    self.perceivedDuration = perceivedDuration ?? course.duration
  }

  private static let usual = 0.35

  /// Returns the time in seconds from a change until the animation is complete; nil if it never is.
  package func duration(until criteria: AnimationCompletionCriteria) -> Double? {
    guard let count = course.repeatCount else { return nil }
    let last = criteria == .removed ? course.duration : perceivedDuration
    return max(0, course.delay + course.duration * Double(count - 1) + last)
  }

  // MARK: Curves

  /// The default animation: a spring without bounce.
  public static let `default` = Animation.smooth

  /// An animation with constant speed.
  public static let linear = linear(duration: usual)
  /// An animation that starts slowly.
  public static let easeIn = easeIn(duration: usual)
  /// An animation that ends slowly.
  public static let easeOut = easeOut(duration: usual)
  /// An animation that starts and ends slowly.
  public static let easeInOut = easeInOut(duration: usual)

  /// An animation with constant speed and a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// An animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// An animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// An animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// An animation along a Bézier curve with two control points.
  ///
  /// The times `p1x` and `p2x` are limited to 0...1. A duration that is not positive and finite
  /// shows the change at once.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    func height(_ y: Double) -> Double { y.isFinite ? y : 0 }
    func time(_ x: Double) -> Double { x.isFinite ? min(1, max(0, x)) : 0 }
    return Animation(
      AnimationValue(
        .bezier(PointValue(x: time(p1x), y: height(p1y)), PointValue(x: time(p2x), y: height(p2y))),
        duration: limited(duration)))
  }

  /// Limits a duration to what can be shown.
  package static func limited(_ seconds: Double) -> Double {
    seconds.isFinite ? min(max(0, seconds), 86_400) : 0
  }

  // MARK: Springs

  /// A spring without bounce.
  public static let spring = spring(duration: 0.5)
  /// A spring without bounce.
  public static let smooth = smooth()
  /// A spring with a small bounce.
  public static let snappy = snappy()
  /// A spring with a larger bounce.
  public static let bouncy = bouncy()
  /// A spring suitable for interactive changes.
  public static let interactiveSpring = interactiveSpring()

  /// A spring with a perceived duration and a bounce.
  ///
  /// Ignored: `blendDuration` (a spring continues from the current value and velocity of an earlier
  /// one).
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce))
  }

  /// A spring with a response and a damping fraction, where 1 means no bounce.
  ///
  /// Ignored: `blendDuration` (a spring continues from the current value and velocity of an earlier
  /// one).
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring.
  ///
  /// Ignored: `blendDuration` (a spring continues from the current value and velocity of an earlier
  /// one).
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(spring)
  }

  /// A spring suitable for interactive changes.
  ///
  /// Ignored: `blendDuration` (a spring continues from the current value and velocity of an earlier
  /// one).
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring suitable for interactive changes, with a perceived duration and a bounce.
  ///
  /// Ignored: `blendDuration` (a spring continues from the current value and velocity of an earlier
  /// one).
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// A spring without bounce, except for `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a larger bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A physically modelled spring, whose duration follows from its parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass at its end.
  ///   - stiffness: The force per distance from the target.
  ///   - damping: The resisting force per velocity.
  ///   - initialVelocity: The initial velocity, in lengths of the whole distance per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    return Animation(spring, velocity: initialVelocity)
  }

  /// A spring with a perceived duration, a bounce and an initial velocity, in lengths of the whole
  /// distance per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
  }

  /// A spring with an initial velocity, in lengths of the whole distance per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(spring, velocity: initialVelocity)
  }

  private init(_ spring: Spring, velocity: Double = 0) {
    let value = SpringValue(
      stiffness: spring.stiffness / spring.mass, damping: spring.damping / spring.mass,
      velocity: velocity.isFinite ? velocity : 0)
    self.init(
      AnimationValue(.spring(value), duration: value.settlingDuration()),
      perceivedDuration: min(spring.duration, value.settlingDuration()))
  }

  // MARK: Changes

  /// Delays the animation by a number of seconds; a negative one skips its beginning.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.course.delay += delay.isFinite ? min(max(-86_400, delay), 86_400) : 0
    return copy
  }

  /// Multiplies the speed of the animation and of the delays that it has.
  ///
  /// A speed that is not positive and finite changes nothing.
  public func speed(_ speed: Double) -> Animation {
    guard speed > 0, speed.isFinite else { return self }
    var copy = self
    copy.course.duration = Self.limited(course.duration / speed)
    copy.course.delay /= speed
    copy.perceivedDuration = Self.limited(perceivedDuration / speed)
    if case .spring(let spring) = course.curve {
      copy.course.curve = .spring(
        SpringValue(
          stiffness: spring.stiffness * speed * speed, damping: spring.damping * speed,
          velocity: spring.velocity * speed))
    }
    return copy
  }

  /// Repeats the animation, reversing every second repetition if `autoreverses` is true.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.course.repeatCount = max(1, repeatCount)
    copy.course.autoreverses = autoreverses
    return copy
  }

  /// Repeats the animation forever, reversing every second repetition if `autoreverses` is true.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.course.repeatCount = nil
    copy.course.autoreverses = autoreverses
    return copy
  }
}
