// SPDX-License-Identifier: MIT

import WaymarkRender

/// The role of a button.
public struct ButtonRole: Hashable, Sendable {
  let keyword: RoleValue

  /// A destructive action.
  public static let destructive = ButtonRole(keyword: .destructive)
  /// An action that cancels.
  public static let cancel = ButtonRole(keyword: .cancel)
}

/// A control that runs an action when it is tapped.
nonisolated public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let kind: RoleValue?
  private let destination: String?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button with a custom label.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a custom label.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, kind: nil, action: action, label: label())
  }

  init(
    role: ButtonRole?, kind: RoleValue?, destination: String? = nil,
    action: @escaping @MainActor () -> Void, label: Label
  ) {
    self.role = role
    self.kind = kind
    self.destination = destination
    self.action = action
    self.label = label
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    ControlView(role: role, kind: kind, destination: destination, action: action, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a title and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == WaymarkViews.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      WaymarkViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { WaymarkViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      WaymarkViews.Label(titleResource, systemImage: systemImage)
    }
  }
}
