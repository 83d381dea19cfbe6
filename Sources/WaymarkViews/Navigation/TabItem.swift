// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Makes this view a tab of the ``TabView`` around it, with a label of text and a glyph.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }

  /// Names this view for a selection by a value (T1).
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TagView(content: self, tag: tabTag(tag))
  }
}

nonisolated struct TagView<Content: View>: WrappingView {
  let content: Content
  let tag: AnyHashable

  @MainActor
  func makeNode(in parent: ViewNode) -> TagNode {
    TagNode(tag, in: parent)
  }

  @MainActor
  func update(_ node: TagNode) {
    guard node.tag != tag else { return }
    node.tag = tag
    node.tabsAround?.tabsChanged()
  }
}

final class TagNode: SingleChildNode {
  var tag: AnyHashable

  init(_ tag: AnyHashable, in parent: ViewNode) {
    self.tag = tag
    super.init(in: parent)
    markPreferences()
  }

  /// A tag inside a tab's content is read like a preference: the outermost counts.
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    if K.self == TagKey.self, value == nil, let tag = Optional(tag) as? K.Value {
      value = tag
    } else {
      super.reducePreference(key, into: &value)
    }
  }
}

enum TagKey: PreferenceKey {
  static var defaultValue: AnyHashable? { nil }
  static func reduce(value: inout AnyHashable?, nextValue: () -> AnyHashable?) {
    value = value ?? nextValue()
  }
}

nonisolated struct TabItemView<Content: View, Label: View>: View {
  typealias Body = Never

  let content: Content
  let label: Label

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    guard let tabs = parent.scopeForChildren.containers.tabs else {
      // Outside of a TabView the view is simply shown, in room of the same kind.
      return TabNode.plain(in: parent) { Content._makeNode(view.content, in: $0) }
    }
    let node = TabNode(.tab, in: parent)
    node.label = LabelDescription(view.label)
    node.child = Content._makeNode(view.content, in: node)
    node.finish()
    tabs.add(node)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: TabNode.self)
    node.receive(LabelDescription(view.label))
    if let child = node.child { Content._updateNode(child, with: view.content) }
  }
}
