// SPDX-License-Identifier: MIT

/// A custom description of how a view appears and disappears.
///
/// Like SwiftUI's `Transition`: the view appears from the body of the phase
/// ``TransitionPhase/willAppear``, and disappears to that of ``TransitionPhase/didDisappear``, with
/// the animation of the change. A change without an animation shows only
/// ``TransitionPhase/identity``.
@MainActor
@preconcurrency
public protocol Transition {
  /// The type of the transition's body.
  associatedtype Body: View

  /// Returns the view in a phase; `content` stands for the original view.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  static var properties: TransitionProperties { get }

  /// The original view, as passed to ``body(content:phase:)``.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// The default properties: the transition has motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Applies the transition to a view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionModifier(self, phase: phase))
  }
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is present.
  case identity
  /// The view is disappearing.
  case didDisappear

  /// Whether the view is present.
  public var isIdentity: Bool { self == .identity }

  /// The position of the phase: -1 before, 0 while the view is present, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition contains motion, which some people prefer to avoid.
  public var hasMotion: Bool

  /// Creates properties with or without motion.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A placeholder for the view to which a transition or an animation by phases is applied.
nonisolated public struct PlaceholderContentView<Value>: View {
  private let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }

  /// The content and behaviour of the view.
  @MainActor public var body: some View { content }
}

/// A transition in a phase, as a modifier.
nonisolated struct TransitionModifier<Value: Transition>: ViewModifier {
  private var transition: Held<Value>
  private let phase: TransitionPhase

  init(_ transition: Value, phase: TransitionPhase) {
    self.transition = Held(value: transition)
    self.phase = phase
  }

  @MainActor
  func body(content: Content) -> Value.Body {
    transition.value.body(content: PlaceholderContentView(content), phase: phase)
  }
}
