// SPDX-License-Identifier: MIT

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  fileprivate let title: String
  fileprivate let glyph: String

  /// A tab that searches the app.
  public static let search = TabRole(title: "Search", glyph: "magnifyingglass")
}

/// The default label of a ``Tab``: that of its role, or an empty label.
nonisolated public struct DefaultTabLabel: View {
  fileprivate let role: TabRole?

  @MainActor public var body: some View {
    if let role { Label(role.title, systemImage: role.glyph) }
  }
}

/// A tab of a ``TabView``, with a label, a value and content.
///
/// Like ``View/tabItem(_:)`` with a tag, but the value always has the type of the selection (T1).
/// Tabs without values are selected by their position (T2).
nonisolated public struct Tab<Value, Content, Label> {
  let value: Value?
  let content: Content
  let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never

  @MainActor public static func _tabs(_ tab: Self) -> AnyView {
    let item = TabItemView(content: tab.content, label: tab.label)
    guard let value = tab.value else { return AnyView(item) }
    return AnyView(TagView(content: item, tag: Tag(value)))
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab with a label of text and a symbol.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: nil, content: content, label: label)
  }

  /// Creates a tab with a role and a label.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab without a value, with a label of text and a symbol.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(role: nil, content: content, label: label)
  }

  /// Creates a tab without a value, with a role and a label.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with the label of its role.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab without a value, with the label of its role.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: role))
  }
}
