// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Makes this view a tab of the ``TabView`` around it, with a label of text and a glyph.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }

  /// Names this view for a selection by a value (T1).
  ///
  /// A ``Picker`` asks for exactly the type of its selection, or for what that is an optional of
  /// unless `includeOptional` is false (C1).
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TagView(content: self, tag: Tag(tag, includeOptional: includeOptional))
  }
}

/// A value that names a view, with the type it was given in.
nonisolated struct Tag: Equatable {
  let value: AnyHashable
  private let type: ObjectIdentifier
  private let optional: ObjectIdentifier?

  init<V: Hashable>(_ tag: V, includeOptional: Bool = true) {
    value = tabTag(tag)
    type = ObjectIdentifier(V.self)
    optional = includeOptional ? ObjectIdentifier(V?.self) : nil
  }

  /// The tag as a value of a selection's type; nil where it is of another.
  func value<V>(as wanted: V.Type) -> V? {
    let wanted = ObjectIdentifier(wanted)
    guard wanted == type || wanted == optional else { return nil }
    return value.base as? V
  }
}

nonisolated struct TagView<Content: View>: WrappingView {
  let content: Content
  let tag: Tag

  @MainActor
  func makeNode(in parent: ViewNode) -> TagNode {
    TagNode(tag, in: parent)
  }

  @MainActor
  func update(_ node: TagNode) {
    guard node.named != tag else { return }
    node.named = tag
    node.tabsAround?.tabsChanged()
    node.choicesAround?.changed()
  }
}

final class TagNode: SingleChildNode {
  fileprivate(set) var named: Tag
  var tag: AnyHashable { named.value }

  init(_ tag: Tag, in parent: ViewNode) {
    named = tag
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
