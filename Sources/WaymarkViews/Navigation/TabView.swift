// SPDX-License-Identifier: MIT

import WaymarkRender

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

/// A tag as tabs compare it: an optional one is the same as its value (T1).
private func tabTag<V: Hashable>(_ tag: V) -> AnyHashable {
  (V.self as? any OptionalTag.Type)?.unwrapped(tag) ?? AnyHashable(tag)
}

private protocol OptionalTag {
  static func unwrapped(_ tag: Any) -> AnyHashable?
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate static func unwrapped(_ tag: Any) -> AnyHashable? {
    (tag as? Wrapped).map { AnyHashable($0) }
  }
}

/// The tabs, and which is shown.
final class TabsNode: ElementNode, Settling {
  var child: ViewNode?
  private var tabs: [TabNode] = []
  private var read: (() -> AnyHashable)?
  private var write: ((AnyHashable) -> Bool)?
  private var own: AnyHashable?
  private var shown: TabNode?
  private var isWaiting = false
  private let inner: EnvironmentScope
  private lazy var reader = BindingReader(self)

  init(in parent: ViewNode) {
    inner = EnvironmentScope(below: parent.scopeForChildren)
    super.init(.tabs, in: parent)
    inner.containers.tabs = self
  }

  override var scopeForChildren: EnvironmentScope { inner }

  func take<V: Hashable>(_ selection: Binding<V>?) {
    guard let selection else { return }
    reader.follow(reading: selection.location)
    read = { tabTag(selection.wrappedValue) }
    write = { tag in
      guard let value = tag as? V ?? tag.base as? V else { return false }
      selection.wrappedValue = value
      return true
    }
  }

  func add(_ tab: TabNode) {
    tabs.append(tab)
    tabsChanged()
  }

  func remove(_ tab: TabNode) {
    tabs.removeAll { $0 === tab }
    if shown === tab { shown = nil }
    tabsChanged()
  }

  func tabsChanged() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.settle(self)
  }

  override func refresh() {
    isDirty = false
    reader.observe()
    tabsChanged()
  }

  /// Shows the tab of the selection; with none of that tag, the one shown so far, or the first.
  func settle() {
    isWaiting = false
    guard isAlive else { return }
    let order = ordered
    let wanted = read?() ?? own
    let match = wanted.flatMap { wanted in
      order.first { tab in tag(of: tab, in: order).map { isSamePathElement($0, wanted) } ?? false }
    }
    let next = match ?? shown ?? order.first
    for tab in order { tab.show(tab === next) }
    guard next !== shown else { return }
    let fellBack = match == nil && shown == nil && wanted != nil
    shown = next
    // The selected tab has gone: the selection says what is shown now (T6).
    if fellBack, hadTabs, let next, let tag = tag(of: next, in: order) { select(tag) }
    hadTabs = hadTabs || next != nil
  }

  private var hadTabs = false

  /// The tabs in the order of their elements.
  private var ordered: [TabNode] {
    var ids: ContiguousArray<ElementID> = []
    collectContent(&ids)
    return ids.compactMap { id in tabs.first { $0.id == id } }
  }

  private func tag(of tab: TabNode, in order: [TabNode]) -> AnyHashable? {
    tab.tag ?? order.firstIndex { $0 === tab }.map { AnyHashable($0) }
  }

  private func select(_ tag: AnyHashable) {
    if let write {
      if !write(tag) {
        graph.report(
          "The tag \(tag) is not of the type of the TabView's selection: it cannot be selected.")
      }
    } else {
      own = tag
    }
  }

  func select(_ tab: TabNode) {
    if let tag = tag(of: tab, in: ordered) { select(tag) }
    tabsChanged()
  }

  override func shows(_ child: ViewNode) -> Bool { true }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func didUnmount() { reader.end() }
}

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

nonisolated struct TagView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let tag: AnyHashable

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = TagNode(view.tag, in: parent)
    node.child = Content._makeNode(view.content, in: node)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: TagNode.self)
    if let child = node.child { Content._updateNode(child, with: view.content) }
    guard node.tag != view.tag else { return }
    node.tag = view.tag
    node.scope.containers.tabs?.tabsChanged()
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
