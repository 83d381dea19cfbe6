// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view with several tabs, of which one is shown.
///
/// A tab is mounted when it is first selected, or when a link arrives that may be meant for it, and
/// keeps its state from then on; `onAppear` and tasks run when it is shown (T3, T4). A person's
/// choice is written to the selection as the tab's tag (T1).
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates tabs with a binding to their selection.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates tabs that own their selection.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// Creates tabs with a binding to their selection, which are selected by their values.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = Content(content: content())
  }

  /// Creates tabs without values that own their selection.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = Content(content: content())
  }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = TabsNode(in: parent)
    node.receive(view.selection)
    if isPaged(node) {
      node.child = BoxView._makeNode(view.pages, in: node)
    } else {
      node.child = Content._makeNode(view.content, in: node)
    }
    if !node.isPaged { node.scope.containers.accessory?.add(node) }
    node.finish()
    node.tabsChanged()
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: TabsNode.self)
    if let child = node.child {
      if isPaged(node) {
        BoxView._updateNode(child, with: view.pages)
      } else {
        Content._updateNode(child, with: view.content)
      }
    }
    node.receive(view.selection)
    node.tabsChanged()
  }

  /// Whether each view is a page; the tabs of a builder for tabs are pages themselves.
  @MainActor
  private static func isPaged(_ node: TabsNode) -> Bool {
    node.isPaged && !(Content.self is any TabBuilding.Type)
  }

  private var pages: BoxView<Content> { BoxView(content: content, layers: [Page()]) }
}

/// Content that consists of tabs.
private protocol TabBuilding {}

extension TabContentBuilder.Content: TabBuilding {}

/// The layer that makes each view a page.
nonisolated private struct Page: BoxLayer {
  @MainActor
  func make(in parent: ViewNode, _ child: (ViewNode) -> ViewNode) -> ViewNode {
    let tabs = parent.scopeForChildren.containers.tabs
    let node = TabNode(.tab, in: parent)
    node.label = LabelDescription(EmptyView())
    node.child = child(node)
    node.finish()
    tabs?.add(node)
    return node
  }

  @MainActor
  func update(_ node: ViewNode, _ child: (ViewNode) -> Void) {
    if let content = downcast(node, to: TabNode.self).child { child(content) }
  }
}
