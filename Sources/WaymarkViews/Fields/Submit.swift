// SPDX-License-Identifier: MIT

/// The fields that trigger a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The raw bits, one for each kind of field.
  public let rawValue: Int
  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a `TextField` or `SecureField`.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in the search field of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions of the `onSubmit` modifiers around a field.
struct SubmitChain {
  /// The actions, the innermost last.
  private var links: [(triggers: SubmitTriggers, action: @MainActor () -> Void)] = []

  func adding(_ triggers: SubmitTriggers, _ action: @escaping @MainActor () -> Void) -> Self {
    var copy = self
    copy.links.append((triggers, action))
    return copy
  }

  /// Whether there is an action for a kind of field.
  func handles(_ trigger: SubmitTriggers) -> Bool {
    links.contains { $0.triggers.contains(trigger) }
  }

  /// Runs the actions for a kind of field, the innermost first.
  @MainActor
  func run(_ trigger: SubmitTriggers) {
    for link in links.reversed() where link.triggers.contains(trigger) { link.action() }
  }
}

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: SubmitChain { SubmitChain() }
}

extension EnvironmentValues {
  var submitChain: SubmitChain {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when Return is pressed in a field of this view.
  ///
  /// All actions around a field run, the innermost first. Then the field loses the focus, unless an
  /// action has moved it.
  @preconcurrency
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment(\.submitChain) { $0 = $0.adding(triggers, action) }
  }

  /// Prevents submissions in this view from reaching enclosing `onSubmit` modifiers.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitChain) { if isBlocking { $0 = SubmitChain() } }
  }
}
