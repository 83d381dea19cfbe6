// SPDX-License-Identifier: MIT

/// A view with two or three columns, in which a selection determines the content of the next
/// column.
///
/// Like SwiftUI's `NavigationSplitView`. In a window with a regular `horizontalSizeClass`, the
/// columns are side by side. In a compact window there is one stack, with the last column that a
/// selection leads to on top (V1–V9). Each column has its own bar. Views keep their identity when a
/// window changes its size.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public typealias Body = Never

  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compact: Binding<NavigationSplitViewColumn>?

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compact: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compact = compact
  }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let isDouble = Content.self == EmptyView.self
    let node = SplitNode(columns: isDouble ? 2 : 3, in: parent)
    node.receive(view.visibility, view.compact)
    node.columns[0].show { Sidebar._makeNode(view.sidebar, in: $0) }
    if !isDouble { node.columns[1].show { Content._makeNode(view.content, in: $0) } }
    node.last.show { Detail._makeNode(view.detail, in: $0) }
    node.finish()
    node.changed()
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: SplitNode.self)
    node.receive(view.visibility, view.compact)
    if let root = node.columns[0].content { Sidebar._updateNode(root, with: view.sidebar) }
    if node.columns.count == 3, let root = node.columns[1].content {
      Content._updateNode(root, with: view.content)
    }
    if let root = node.last.content { Detail._updateNode(root, with: view.detail) }
    node.changed()
  }
}

extension NavigationSplitView {
  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Creates three columns with a binding to the top column in a compact window.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates three columns with a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Creates three columns with bindings to their visibility and to the top column in a compact
  /// window.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates two columns with a binding to the top column in a compact window.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Creates two columns with a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates two columns with bindings to their visibility and to the top column in a compact
  /// window.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}
