// SPDX-License-Identifier: MIT

/// Takes the screen or the presentation away that it was read in (M9).
public struct DismissAction: Sendable {
  fileprivate let action: (@MainActor @Sendable () -> Void)?

  /// Dismisses: a pushed screen pops, with all above it; a sheet or cover goes, with all presented
  /// from it.
  ///
  /// At a root that is not presented it does nothing.
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
  /// Takes the screen or the presentation away in which it is read.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// Whether the view is in something presented or pushed (M10).
  public var isPresented: Bool { self[IsPresentedKey.self] }

  /// Whether controls take input.
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
  /// Makes this the scope of something that can be left, though it is not always presented.
  func setDismiss(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    var values = EnvironmentValues(nil)
    values[DismissKey.self] = DismissAction(action: dismiss)
    set(values.own)
  }

  /// Makes this the scope of something that can be dismissed.
  func setPresentation(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    var values = EnvironmentValues(nil)
    values.setDismiss(dismiss)
    set(values.own)
  }
}

extension View {
  /// Whether the controls in this view take no input.
  ///
  /// A disabled container cannot be overruled.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
