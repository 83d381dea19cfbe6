// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A description of how a view appears and disappears.
///
/// It applies if the change is animated, to a view that is inserted or removed itself, and not with
/// a view around it:
///
/// ```swift
/// VStack {
///   Button("Details") { withAnimation { isOpen.toggle() } }
///   if isOpen {
///     Text("Open all year").transition(.move(edge: .bottom).combined(with: .opacity))
///   }
/// }
/// ```
///
/// A view without a transition fades. A view that disappears is removed at once for taps, focus and
/// tests; the host shows it until its transition ends. On the whole content of a pushed screen,
/// ``identity`` pushes at once, ``opacity`` fades in, and all others leave the push to the host.
public struct AnyTransition: Sendable {
  /// What hosts play.
  var value: TransitionValue
  /// What the runtime applies to the view by phase; nil for nothing.
  let effect: TransitionEffect?

  private init(_ value: TransitionValue, effect: TransitionEffect? = nil) {
    self.value = value
    self.effect = effect
  }

  private init(_ effects: TransitionValue.Effect..., going: [TransitionValue.Effect]? = nil) {
    self.init(
      TransitionValue(
        insertion: TransitionValue.Half(effects),
        removal: TransitionValue.Half(going ?? effects)))
  }

  /// Creates a custom transition.
  public init<T: Transition>(_ transition: T) {
    self.init(Self.identity.value, effect: TransitionEffect(transition))
  }

  /// An immediate transition without animation.
  public static let identity = AnyTransition()

  /// A transition that fades.
  public static let opacity = AnyTransition(.opacity)

  /// A transition that moves in from the leading edge, and out towards the trailing edge.
  public static var slide: AnyTransition {
    AnyTransition(.move(.leading), going: [.move(.trailing)])
  }

  /// A transition that grows from a point, and shrinks to it.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// A transition that scales from a factor around an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(
      .scale(finite(scale), anchor: PointValue(x: finite(anchor.x), y: finite(anchor.y))))
  }

  /// A transition that moves in from an edge, by the size of the view, and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge.value)) }

  /// A transition that moves in from an edge while it fades in, and out to the other edge.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(.move(edge.value), .opacity, going: [.move(edge.opposite.value), .opacity])
  }

  /// A transition that moves in from an offset, and out to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(.offset(PointValue(x: finite(offset.width), y: finite(offset.height))))
  }

  /// A transition that moves in from an offset, and out to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A transition with different insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      TransitionValue(insertion: insertion.value.insertion, removal: removal.value.removal),
      effect: TransitionEffect(insertion: insertion.effect, removal: removal.effect))
  }

  /// A transition between two modifiers: `active` applies before and after, `identity` while the
  /// view is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(Self.identity.value, effect: TransitionEffect(active: active, identity: identity))
  }

  /// Attaches an animation to the transition, which plays it instead of that of the change.
  ///
  /// It applies if the change is animated; nil changes nothing.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.value.insertion.animation = animation?.course ?? value.insertion.animation
    copy.value.removal.animation = animation?.course ?? value.removal.animation
    return AnyTransition(copy.value, effect: effect?.playing(animation))
  }

  /// Combines this transition with another; both apply.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func both(
      _ a: TransitionValue.Half, _ b: TransitionValue.Half
    ) -> TransitionValue.Half {
      TransitionValue.Half(a.effects + b.effects, animation: a.animation ?? b.animation)
    }
    return AnyTransition(
      TransitionValue(
        insertion: both(value.insertion, other.value.insertion),
        removal: both(value.removal, other.value.removal)),
      effect: effect?.then(other.effect) ?? other.effect)
  }

  private static func finite(_ number: CGFloat) -> Double { number.isFinite ? number : 0 }
}

extension Edge {
  fileprivate var value: EdgeValue {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }

  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

extension View {
  /// Sets the transition of the view; see ``AnyTransition``.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    ContentAttributeView(
      content: TransitionedView(content: self, transition: t), property: .transition,
      value: t.value.propertyValue)
  }

  /// Sets a custom transition; see ``Transition``.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
