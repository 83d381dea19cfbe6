// SPDX-License-Identifier: MIT

/// The timing of an animated change.
///
/// An `Animation` is a description: hosts apply it where they support animation.
public struct Animation: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    /// A Bézier curve from (0, 0) to (1, 1) with two control points.
    case bezier(Double, Double, Double, Double)
    /// A spring with a bounce from 0 (none) to 1.
    case spring(bounce: Double)
  }

  package var curve: Curve
  /// The duration in seconds.
  package var duration: Double
  /// The delay in seconds before the animation starts.
  package var waits = 0.0
  package var rate = 1.0
  /// The number of runs; nil repeats forever.
  package var count: Int? = 1
  package var autoreverses = false

  private init(_ curve: Curve, _ duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  private static let usual = 0.35

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
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(p1x, p1y, p2x, p2y), duration)
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
  /// Ignored: `blendDuration` (hosts do not blend animations).
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: bounce), duration)
  }

  /// A spring with a response and a damping fraction, where 1 means no bounce.
  ///
  /// Ignored: `blendDuration` (hosts do not blend animations).
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(bounce: 1 - dampingFraction), response)
  }

  /// A spring suitable for interactive changes.
  ///
  /// Ignored: `blendDuration` (hosts do not blend animations).
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
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
  /// Ignored: `initialVelocity` (the spring starts at rest).
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    let natural = (stiffness / mass).squareRoot()
    return spring(
      response: 2 * .pi / natural, dampingFraction: damping / (2 * (stiffness * mass).squareRoot()))
  }

  // MARK: Changes

  /// Delays the animation by a number of seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.waits += delay
    return copy
  }

  /// Multiplies the speed of the animation.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.rate *= speed
    return copy
  }

  /// Repeats the animation, reversing every second repetition if `autoreverses` is true.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.count = repeatCount
    copy.autoreverses = autoreverses
    return copy
  }

  /// Repeats the animation forever, reversing every second repetition if `autoreverses` is true.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.count = nil
    copy.autoreverses = autoreverses
    return copy
  }
}
