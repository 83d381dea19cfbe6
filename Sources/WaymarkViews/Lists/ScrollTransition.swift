// SPDX-License-Identifier: MIT

public import Foundation

/// A change of how a view looks that leaves its size and place as they are.
public protocol VisualEffect: Sendable {
  /// The view with the effect.
  @MainActor func _apply(to view: AnyView) -> AnyView
}

/// No effect: what others are added to.
public struct EmptyVisualEffect: VisualEffect {
  /// No effect.
  public init() {}
  /// The view as it is.
  @MainActor public func _apply(to view: AnyView) -> AnyView { view }
}

/// One effect after another.
nonisolated private struct AddedEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @MainActor @Sendable (AnyView) -> AnyView

  @MainActor func _apply(to view: AnyView) -> AnyView { change(base._apply(to: view)) }
}

extension VisualEffect {
  private func adding(
    _ change: @escaping @MainActor @Sendable (AnyView) -> AnyView
  ) -> AddedEffect<Self> { AddedEffect(base: self, change: change) }

  /// Draws the view more transparent: 0 is invisible, 1 as it is.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { AnyView($0.opacity(opacity)) }
  }

  /// Draws the view larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) } }

  /// Moves the view without moving others.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the view without moving others.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding { AnyView($0.offset(x: x, y: y)) }
  }

  /// Draws the view turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }

  /// Draws the view turned around a line in space.
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

  /// Blurs the view by so many points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { AnyView($0.blur(radius: radius, opaque: opaque)) }
  }

  /// Makes the view brighter: 0 is as it is, 1 is white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.brightness(amount)) }
  }

  /// Parts light and dark: 1 is as it is, 0 is grey.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.contrast(amount)) }
  }

  /// Makes colours stronger: 1 is as it is, 0 is grey.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.saturation(amount)) }
  }

  /// Takes colours away: 0 is as it is, 1 is grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.grayscale(amount)) }
  }

  /// Turns colours around the circle of colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding { AnyView($0.hueRotation(angle)) }
  }
}

/// Where a view is while its scroll view is scrolled.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come into sight, or just gone, at the top or the leading edge.
  case topLeading
  /// In sight.
  case identity
  /// About to come into sight, or just gone, at the bottom or the trailing edge.
  case bottomTrailing

  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 in, and 1 behind what is in sight.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// When a view's transition is applied; hosts show views in sight only, whatever is said.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view has to be in sight.
  public struct Threshold: Sendable {
    /// A part of the view.
    public static let visible = Threshold()
    /// None of it.
    public static let hidden = Threshold()
    /// Its middle.
    public static var centered: Threshold { Threshold() }
    /// So much of it, from 0 to 1.
    ///
    /// Ignored: `amount`.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }

  /// As the view moves.
  public static let interactive = ScrollTransitionConfiguration()
  /// All at once.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()
  /// All at once.
  ///
  /// Ignored: `animation`.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
  /// The same from another amount in sight on.
  ///
  /// Ignored: `threshold`.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
  /// Gives the view the look that it has in the phase `identity`.
  ///
  /// Hosts scroll by themselves: no other phase is asked for.
  ///
  /// Ignored: `axis`, `configuration`.
  @MainActor
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { transition(EmptyVisualEffect(), .identity)._apply(to: AnyView(self)) }

  /// Gives the view the look that it has in the phase `identity`.
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
