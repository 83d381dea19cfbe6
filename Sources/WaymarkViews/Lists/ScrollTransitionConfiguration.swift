// SPDX-License-Identifier: MIT

import WaymarkRender

/// The configuration of a scroll transition at one end of the scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  private enum Kind {
    case identity, interactive, animated
  }

  private let kind: Kind
  private var curve = UnitCurve.easeInOut
  private var animation = Animation.default
  private var threshold = Threshold.visible

  private init(_ kind: Kind) { self.kind = kind }

  /// Follows the position of the view, along an `easeInOut` curve.
  public static let interactive = ScrollTransitionConfiguration(.interactive)
  /// Animates between phases when the view crosses the threshold, with the default animation.
  public static let animated = ScrollTransitionConfiguration(.animated)
  /// Applies no transition.
  public static let identity = ScrollTransitionConfiguration(.identity)

  /// Follows the position of the view, along a curve from just outside of the scroll view to the
  /// threshold.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    var configuration = interactive
    configuration.curve = timingCurve
    return configuration
  }

  /// Animates between phases when the view crosses the threshold.
  ///
  /// Repetitions of the animation have no effect.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    animated.animation(animation)
  }

  /// Returns the configuration with another animation.
  ///
  /// Unlike in SwiftUI, an ``interactive`` transition does not lag behind the position.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.animation = animation
    return configuration
  }

  /// Returns the configuration with another threshold; the default is `visible`.
  ///
  /// Beyond the threshold, the view has the phase `identity`.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// Whether the transition is animated; nil if there is none.
  var isAnimated: Bool? { kind == .identity ? nil : kind == .animated }

  /// Returns the transition to a look outside of the scroll view, perhaps with an animation; nil if
  /// there is none.
  func side(_ look: LookValue, isAnimated: Bool) -> ScrollTransitionValue.Side? {
    guard kind != .identity else { return nil }
    return ScrollTransitionValue.Side(
      look, threshold: threshold.value, curve: curve.hostCurve,
      animation: isAnimated ? animation.course.sampled : nil)
  }
}

extension ScrollTransitionConfiguration {
  /// How far a view has come into the scroll view.
  public struct Threshold: Sendable {
    fileprivate var value: ScrollTransitionValue.Threshold

    private init(container: Double = 0, element: Double = 0, points: Double = 0) {
      func limited(_ part: Double) -> Double { part.isFinite ? min(max(part, -1e5), 1e5) : 0 }
      value = ScrollTransitionValue.Threshold(
        container: limited(container), element: limited(element), points: limited(points))
    }

    /// The whole view is visible.
    public static let visible = Threshold(element: 1)
    /// The view is just outside of the scroll view.
    public static let hidden = Threshold()
    /// The view is in the middle of the scroll view.
    public static var centered: Threshold { Threshold(container: 0.5, element: 0.5) }

    /// A part of the view is visible, from 0 to 1.
    ///
    /// Beyond this range, the view is as far outside or inside of the scroll view.
    public static func visible(_ amount: Double) -> Threshold { Threshold(element: amount) }

    /// Returns a position between this one, for an amount of 0, and another, for 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func mix(_ part: KeyPath<ScrollTransitionValue.Threshold, Double>) -> Double {
        value[keyPath: part] + (other.value[keyPath: part] - value[keyPath: part]) * amount
      }
      return Threshold(container: mix(\.container), element: mix(\.element), points: mix(\.points))
    }

    /// Returns a position that is closer to the middle of the scroll view by a distance in points,
    /// or farther from it if the distance is negative.
    public func inset(by distance: Double) -> Threshold {
      Threshold(
        container: value.container, element: value.element, points: value.points + distance)
    }
  }
}

extension AnimationValue {
  /// The first run, for hosts that play curves but not springs.
  fileprivate var sampled: AnimationValue {
    guard case .spring = curve else { return self }
    var once = self
    once.delay = 0
    let samples = (0...40).map { once.progress(at: Double($0) / 40 * once.duration) }
    return AnimationValue(.samples(samples), duration: duration, delay: delay)
  }
}
