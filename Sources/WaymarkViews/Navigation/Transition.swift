// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// How a view comes and goes.
///
/// Hosts show it of what is pushed on a stack only: ``identity`` is there at once, ``opacity``
/// fades in; the others are as the host pushes. A ``Transition`` of your own and ``modifier`` are
/// applied as they are while the view is there.
public struct AnyTransition: Sendable {
  /// The host's word; nil leaves it to the host.
  let word: TransitionValue?
  /// What it makes of a view that is there; nil for nothing.
  let effect: TransitionEffect?

  init(word: TransitionValue?, effect: TransitionEffect? = nil) {
    self.word = word
    self.effect = effect
  }

  /// A custom transition.
  public init<T: Transition>(_ transition: T) {
    self.init(
      word: nil, effect: TransitionEffect(TransitionModifier(transition, phase: .identity)))
  }

  /// There at once, without an animation.
  public static let identity = AnyTransition(word: .identity)

  /// Fading in.
  public static let opacity = AnyTransition(word: .opacity)

  /// Moving in from the leading edge.
  public static var slide: AnyTransition { AnyTransition(word: nil) }

  /// Growing.
  public static var scale: AnyTransition { AnyTransition(word: nil) }

  /// Growing from a size, out of a point; shown like ``scale``.
  ///
  /// Ignored: `anchor` and `scale` (hosts show no transition, or their push transition).
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(word: nil)
  }

  /// Moving in from an edge; as the host pushes.
  ///
  /// Ignored: `edge` (hosts show no transition, or their push transition).
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(word: nil) }

  /// Pushing away what was there, from an edge; as the host pushes.
  ///
  /// Ignored: `edge` (hosts show no transition, or their push transition).
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(word: nil) }

  /// Coming from elsewhere; as the host pushes.
  ///
  /// Ignored: `offset` (hosts show no transition, or their push transition).
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(word: nil) }

  /// Coming from elsewhere; as the host pushes.
  ///
  /// Ignored: `x` and `y` (hosts show no transition, or their push transition).
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(word: nil)
  }

  /// One way to come and one to go; the way to come is shown.
  ///
  /// Ignored: `removal` (hosts show no transition, or their push transition).
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// Between two modifiers; a view that is there has the second.
  ///
  /// Ignored: `active` (hosts show no transition, or their push transition).
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(word: nil, effect: TransitionEffect(identity))
  }

  /// The same at a pace of its own; hosts keep theirs.
  ///
  /// Ignored: `animation` (hosts show no transition, or their push transition).
  public func animation(_ animation: Animation?) -> AnyTransition { self }

  /// This one and another at once; of the two the first that hosts know is shown.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(word: word ?? other.word, effect: effect?.then(other.effect) ?? other.effect)
  }
}

extension View {
  /// Says how the view comes and goes; see ``AnyTransition`` for where that is shown.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    TransitionedView(content: self, transition: t)
  }
}
