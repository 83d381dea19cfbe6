// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

extension View {
  /// Adds items to the bar of the enclosing screen, which are removed with the view (F3).
  nonisolated public func toolbar<C: ToolbarContent>(
    @ToolbarContentBuilder content: () -> C
  ) -> some View {
    ToolbarView(content: self, items: content())
  }

  /// Adds views to the bar of the enclosing screen, at the trailing end.
  @_disfavoredOverload
  nonisolated public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
    ToolbarView(content: self, items: ToolbarItemGroup { content() })
  }
}

nonisolated struct ToolbarView<Content: View, Items: ToolbarContent>: View {
  typealias Body = Never

  let content: Content
  let items: Items

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = ToolbarNode(in: parent)
    node.child = Content._makeNode(view.content, in: node)
    node.show(view.items)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: ToolbarNode.self)
    if let child = node.child { Content._updateNode(child, with: view.content) }
    node.show(view.items)
  }
}

extension ToolbarNode {
  /// Shows items, and one with the menu of the secondary ones.
  fileprivate func show<C: ToolbarContent>(_ content: C) {
    let parts = C._parts(content)
    show(parts.items, parts.secondary.flatMap(Self.menu))
  }

  private static func menu(of content: AnyView) -> AnyView? {
    let parts = ToolbarItemPlacement.topBarTrailing.parts(
      Menu {
        content
      } label: {
        Label("More", systemImage: "ellipsis.circle")
      })
    return parts.items
  }
}
