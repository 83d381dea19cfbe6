// SPDX-License-Identifier: MIT

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  fileprivate let title: String
  fileprivate let glyph: String

  /// Searches the app.
  public static let search = TabRole(title: "Search", glyph: "magnifyingglass")
}

/// The label of a ``Tab`` that was given none: that of its role, or no words at all.
nonisolated public struct DefaultTabLabel: View {
  fileprivate let role: TabRole?

  @MainActor public var body: some View {
    if let role { Label(role.title, systemImage: role.glyph) }
  }
}

/// One tab of a ``TabView``: its label, what it is selected by, and what it shows.
///
/// Like ``View/tabItem(_:)`` with a tag, but the value is of the selection's type by
/// construction (T1). Without a value tabs are selected by their place (T2).
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
  /// A tab with a label of text and a glyph.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: nil, content: content, label: label)
  }

  /// A tab with a role and a label.
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
  /// A tab without a value, with a label of text and a glyph.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(role: nil, content: content, label: label)
  }

  /// A tab without a value, with a role and a label.
  ///
  /// Ignored: `role` (a tab with a label keeps its position).
  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab labelled by its role.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab without a value, labelled by its role.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: role))
  }
}
