// SPDX-License-Identifier: MIT

/// A custom description of how a view comes and goes.
///
/// Like SwiftUI's `Transition`, but a change is shown at once (D9): the body is applied in the
/// phase ``TransitionPhase/identity`` while the view is there, and in no other.
@MainActor
@preconcurrency
public protocol Transition {
  /// What the view is made of.
  associatedtype Body: View

  /// The view in a phase; `content` stands for the view that comes and goes.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition is like.
  static var properties: TransitionProperties { get }

  /// The view that comes and goes, as ``body(content:phase:)`` sees it.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// One that moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as the transition shows it in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionModifier(self, phase: phase))
  }
}

/// Whether a view comes, is there or goes.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It goes.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while the view is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
  /// Whether something moves, which some people do not want to see.
  public var hasMotion: Bool

  /// A transition that moves, or does not.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Stands for the view that a transition is applied to.
nonisolated public struct PlaceholderContentView<Value: Transition>: View {
  let content: _ViewModifier_Content<TransitionModifier<Value>>

  /// The view.
  @MainActor public var body: some View { content }
}

/// A transition in one phase, as a modifier.
nonisolated struct TransitionModifier<Value: Transition>: ViewModifier {
  private var transition: Held<Value>
  private let phase: TransitionPhase

  init(_ transition: Value, phase: TransitionPhase) {
    self.transition = Held(value: transition)
    self.phase = phase
  }

  @MainActor
  func body(content: Content) -> Value.Body {
    transition.value.body(content: PlaceholderContentView(content: content), phase: phase)
  }
}

extension View {
  /// Sets a custom transition; see ``Transition`` for its effect.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition, phase: .identity))
  }
}
