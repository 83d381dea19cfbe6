// SPDX-License-Identifier: MIT

/// Several contents, of which one is shown.
///
/// All tabs are there from the start and keep their state; `onAppear` and tasks run when a tab is
/// shown (T3, T4). A person's choice is written to the selection by the tab's tag (T1).
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  let selection: Binding<SelectionValue>?
  let content: Content

  /// Tabs whose selection is kept elsewhere.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Tabs that keep their selection themselves.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// Tabs whose selection is kept elsewhere, and selects by their values.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = Content(content: content())
  }

  /// Tabs without values that keep their selection themselves.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = Content(content: content())
  }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = TabsNode(in: parent)
    node.take(view.selection)
    node.child = Content._makeNode(view.content, in: node)
    node.finish()
    node.tabsChanged()
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: TabsNode.self)
    if let child = node.child { Content._updateNode(child, with: view.content) }
    node.take(view.selection)
    node.tabsChanged()
  }
}
