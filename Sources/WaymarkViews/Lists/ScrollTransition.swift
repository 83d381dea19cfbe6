// SPDX-License-Identifier: MIT

public import Foundation

/// A change of a view's appearance that does not affect its layout.
public protocol VisualEffect: Sendable {
  /// Applies the effect to a view.
  @MainActor func _apply(to view: AnyView) -> AnyView
}

/// An empty effect that serves as the base of other effects.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an empty effect.
  public init() {}
  /// Returns the view unchanged.
  @MainActor public func _apply(to view: AnyView) -> AnyView { view }
}

/// An effect added to another effect.
nonisolated private struct AddedEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @MainActor @Sendable (AnyView) -> AnyView

  @MainActor func _apply(to view: AnyView) -> AnyView { change(base._apply(to: view)) }
}

extension VisualEffect {
  private func adding(
    _ change: @escaping @MainActor @Sendable (AnyView) -> AnyView
  ) -> AddedEffect<Self> { AddedEffect(base: self, change: change) }

  /// Sets the opacity of the view: 0 is invisible, 1 leaves it unchanged.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { AnyView($0.opacity(opacity)) }
  }

  /// Scales the view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) } }

  /// Offsets the view without moving other views.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Offsets the view without moving other views.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding { AnyView($0.offset(x: x, y: y)) }
  }

  /// Rotates the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }

  /// Rotates the view around an axis in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding {
      AnyView(
        $0.rotation3DEffect(
          angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
  }

  /// Blurs the view with the given radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { AnyView($0.blur(radius: radius, opaque: opaque)) }
  }

  /// Brightens the view: 0 leaves it unchanged, 1 makes it white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.brightness(amount)) }
  }

  /// Changes the contrast of the view: 1 leaves it unchanged, 0 makes it grey.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.contrast(amount)) }
  }

  /// Changes the saturation of the view: 1 leaves it unchanged, 0 makes it grey.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.saturation(amount)) }
  }

  /// Removes colour from the view: 0 leaves it unchanged, 1 makes it grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.grayscale(amount)) }
  }

  /// Rotates the hue of the view's colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding { AnyView($0.hueRotation(angle)) }
  }
}

/// The phases of a view while its scroll view scrolls.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is just outside of the visible area, at the top or the leading edge.
  case topLeading
  /// The view is visible.
  case identity
  /// The view is just outside of the visible area, at the bottom or the trailing edge.
  case bottomTrailing

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// The position of the phase: -1 before, 0 in and 1 after the visible area.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a scroll transition; has no effect, since hosts show only `identity`.
public struct ScrollTransitionConfiguration: Sendable {
  /// The part of a view that has to be visible for a transition.
  public struct Threshold: Sendable {
    /// A part of the view.
    public static let visible = Threshold()
    /// No part of the view.
    public static let hidden = Threshold()
    /// The centre of the view.
    public static var centered: Threshold { Threshold() }
    /// A fraction of the view, from 0 to 1.
    ///
    /// Ignored: `amount`.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }

  /// Interpolates the transition as the view moves.
  public static let interactive = ScrollTransitionConfiguration()
  /// Animates between phases.
  public static let animated = ScrollTransitionConfiguration()
  /// Applies no transition.
  public static let identity = ScrollTransitionConfiguration()
  /// Animates between phases with the given animation.
  ///
  /// Ignored: `animation`.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
  /// Returns the configuration with another threshold.
  ///
  /// Ignored: `threshold`.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
  /// Applies the effect for the phase `identity` to the view.
  ///
  /// Hosts scroll natively, so the closure is never called for another phase.
  ///
  /// Ignored: `axis`, `configuration`.
  @MainActor
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { transition(EmptyVisualEffect(), .identity)._apply(to: AnyView(self)) }

  /// Applies the effect for the phase `identity` to the view.
  ///
  /// See ``scrollTransition(_:axis:transition:)``.
  ///
  /// Ignored: `axis`, `bottomTrailing`, `topLeading`.
  @MainActor
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { transition(EmptyVisualEffect(), .identity)._apply(to: AnyView(self)) }
}
