// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Makes this view a tab of the enclosing ``TabView``, with a label of text and a symbol.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }
}

nonisolated struct TabItemView<Content: View, Label: View>: View {
  typealias Body = Never

  let content: Content
  let label: Label

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    guard let tabs = parent.scopeForChildren.containers.tabs else {
      // Outside of a `TabView`, the view is displayed in space of the same kind.
      return TabNode.plain(in: parent) { Content._makeNode(view.content, in: $0) }
    }
    let node = TabNode(.tab, in: parent)
    node.label = described(view.label, in: parent.graph)
    node.hold(TabMarks(of: view.content)) { Content._makeNode(view.content, in: $0) }
    if tabs.needsContent(of: node) { node.open() }
    node.finish()
    tabs.add(node)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: TabNode.self)
    node.receive(described(view.label, in: node.graph))
    if let child = node.child {
      Content._updateNode(child, with: view.content)
    } else {
      node.hold(TabMarks(of: view.content)) { Content._makeNode(view.content, in: $0) }
      node.tabsAround?.tabsChanged()
    }
  }

  @MainActor
  private static func described(_ label: Label, in graph: ViewGraph) -> LabelDescription {
    let description = LabelDescription(label)
    if let name = description.systemName { Image.reportSymbol(name, in: graph) }
    return description
  }
}
