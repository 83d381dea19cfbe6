// SPDX-License-Identifier: MIT

/// How a host shows changes.
public enum MotionValue: Hashable, Sendable, Codable {
  /// As the host does by default: screens and overlays move, and everything else changes at once.
  case standard
  /// At once, including screens and overlays.
  case immediate
  /// Animated; screens and overlays move as in ``standard``.
  case animated(AnimationValue)
}

/// The course of an animation over time.
public struct AnimationValue: Hashable, Sendable, Codable {
  /// How a change progresses.
  public enum Curve: Hashable, Sendable, Codable {
    /// A Bézier curve from (0, 0) to (1, 1) with two control points; x is the time.
    case bezier(PointValue, PointValue)
    /// A spring.
    case spring(SpringValue)
    /// The progress at equal intervals, from the beginning to the end.
    case samples([Double])
  }

  /// How a run progresses.
  public var curve: Curve
  /// The duration of one run in seconds; of a spring, until it is at rest.
  public var duration: Double
  /// The time in seconds before the first run.
  public var delay: Double
  /// The number of runs; nil for no end.
  public var repeatCount: Int?
  /// Whether every second run is reversed.
  public var autoreverses: Bool

  /// Creates a course.
  public init(
    _ curve: Curve, duration: Double, delay: Double = 0, repeatCount: Int? = 1,
    autoreverses: Bool = false
  ) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }
}
