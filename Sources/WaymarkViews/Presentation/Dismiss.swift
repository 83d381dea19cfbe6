// SPDX-License-Identifier: MIT

/// An action that dismisses the screen or presentation from whose environment it was read (M9).
public struct DismissAction: Sendable {
  fileprivate let action: (@MainActor @Sendable () -> Void)?

  /// Dismisses: pops a pushed screen and those above it, or removes a sheet or cover with all its
  /// presentations.
  ///
  /// At a root that is not presented, it does nothing.
  @MainActor
  public func callAsFunction() { action?() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(action: nil) }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The action that dismisses the enclosing screen or presentation.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// Whether the view is in a presentation or a pushed screen (M10).
  public var isPresented: Bool { self[IsPresentedKey.self] }

  /// Whether controls accept input.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  fileprivate mutating func setDismiss(_ action: @escaping @MainActor @Sendable () -> Void) {
    self[DismissKey.self] = DismissAction(action: action)
    self[IsPresentedKey.self] = true
  }
}

extension EnvironmentScope {
  /// Makes this the scope of content that can be left although it is not always presented.
  func setDismiss(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    var values = EnvironmentValues(nil)
    values[DismissKey.self] = DismissAction(action: dismiss)
    set(values.own)
  }

  /// Makes this the scope of content that can be dismissed.
  func setPresentation(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    var values = EnvironmentValues(nil)
    values.setDismiss(dismiss)
    set(values.own)
  }
}

extension View {
  /// Disables the controls in this view.
  ///
  /// Views in a disabled container cannot be enabled again.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
