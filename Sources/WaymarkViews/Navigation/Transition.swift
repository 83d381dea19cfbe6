// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A description of how a view appears and disappears.
///
/// Hosts animate only the push of a screen: ``identity`` is immediate, ``opacity`` fades in; all
/// others use the host's push transition. A custom ``Transition`` and ``modifier`` are applied in
/// their identity phase while the view is present.
public struct AnyTransition: Sendable {
  /// The name that hosts receive; nil leaves the transition to the host.
  let keyword: TransitionValue?
  /// The effect on a view that is present; nil for none.
  let effect: TransitionEffect?

  init(keyword: TransitionValue?, effect: TransitionEffect? = nil) {
    self.keyword = keyword
    self.effect = effect
  }

  /// Creates a custom transition.
  public init<T: Transition>(_ transition: T) {
    self.init(
      keyword: nil, effect: TransitionEffect(TransitionModifier(transition, phase: .identity)))
  }

  /// An immediate transition without animation.
  public static let identity = AnyTransition(keyword: .identity)

  /// A transition that fades.
  public static let opacity = AnyTransition(keyword: .opacity)

  /// A transition that moves in from the leading edge.
  public static var slide: AnyTransition { AnyTransition(keyword: nil) }

  /// A transition that scales.
  public static var scale: AnyTransition { AnyTransition(keyword: nil) }

  /// A transition that scales from a size around an anchor; shown like ``scale``.
  ///
  /// Ignored: `anchor` and `scale` (hosts show no transition, or their push transition).
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(keyword: nil)
  }

  /// A transition that moves in from an edge; hosts show their push transition.
  ///
  /// Ignored: `edge` (hosts show no transition, or their push transition).
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(keyword: nil) }

  /// A transition that pushes the previous content from an edge; hosts show their push transition.
  ///
  /// Ignored: `edge` (hosts show no transition, or their push transition).
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(keyword: nil) }

  /// A transition from an offset; hosts show their push transition.
  ///
  /// Ignored: `offset` (hosts show no transition, or their push transition).
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(keyword: nil) }

  /// A transition from an offset; hosts show their push transition.
  ///
  /// Ignored: `x` and `y` (hosts show no transition, or their push transition).
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(keyword: nil)
  }

  /// A transition with different insertion and removal; the insertion is shown.
  ///
  /// Ignored: `removal` (hosts show no transition, or their push transition).
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// A transition between two modifiers; a view that is present has the second.
  ///
  /// Ignored: `active` (hosts show no transition, or their push transition).
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(keyword: nil, effect: TransitionEffect(identity))
  }

  /// Attaches an animation to the transition; hosts keep their own.
  ///
  /// Ignored: `animation` (hosts show no transition, or their push transition).
  public func animation(_ animation: Animation?) -> AnyTransition { self }

  /// Combines this transition with another; the first that hosts support is shown.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      keyword: keyword ?? other.keyword, effect: effect?.then(other.effect) ?? other.effect)
  }
}

extension View {
  /// Sets the transition of the view; see ``AnyTransition`` for its effect.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    TransitionedView(content: self, transition: t)
  }
}
