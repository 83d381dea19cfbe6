// SPDX-License-Identifier: MIT

/// How a change goes over time.
///
/// A description: it moves nothing itself, hosts may follow it.
public struct Animation: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    /// The two control points of a Bézier curve from 0, 0 to 1, 1.
    case bezier(Double, Double, Double, Double)
    /// A spring with some bounce: 0 for none, up to 1.
    case spring(bounce: Double)
  }

  package var curve: Curve
  /// Seconds.
  package var duration: Double
  /// Seconds before it begins.
  package var waits = 0.0
  package var rate = 1.0
  /// How often it runs; nil for ever.
  package var count: Int? = 1
  package var autoreverses = false

  private init(_ curve: Curve, _ duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  private static let usual = 0.35

  // MARK: Curves

  /// The usual one: a spring without bounce.
  public static let `default` = Animation.smooth

  /// Even.
  public static let linear = linear(duration: usual)
  /// Slow at first.
  public static let easeIn = easeIn(duration: usual)
  /// Slow at last.
  public static let easeOut = easeOut(duration: usual)
  /// Slow at first and at last.
  public static let easeInOut = easeInOut(duration: usual)

  /// Even, in so many seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Slow at first, in so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Slow at last, in so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Slow at first and at last, in so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Along a Bézier curve of two control points.
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
  /// A spring with little bounce.
  public static let snappy = snappy()
  /// A spring with more bounce.
  public static let bouncy = bouncy()
  /// A spring that follows a hand.
  public static let interactiveSpring = interactiveSpring()

  /// A spring by how long it seems to take and how much it bounces.
  ///
  /// Ignored: `blendDuration` (hosts do not blend animations).
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: bounce), duration)
  }

  /// A spring by its response and its damping: 1 for no bounce.
  ///
  /// Ignored: `blendDuration` (hosts do not blend animations).
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(bounce: 1 - dampingFraction), response)
  }

  /// A spring that follows a hand.
  ///
  /// Ignored: `blendDuration` (hosts do not blend animations).
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring without bounce, but for what is asked for.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with more bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring as physics has it; its time is the one that these numbers give.
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

  /// The same, but some seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.waits += delay
    return copy
  }

  /// The same, so many times faster.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.rate *= speed
    return copy
  }

  /// The same several times, every second time backwards if wanted.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.count = repeatCount
    copy.autoreverses = autoreverses
    return copy
  }

  /// The same over and over, every second time backwards if wanted.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.count = nil
    copy.autoreverses = autoreverses
    return copy
  }
}
