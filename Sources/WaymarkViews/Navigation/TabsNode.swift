// SPDX-License-Identifier: MIT

import WaymarkRender

/// The tabs, and which of them is shown.
final class TabsNode: ElementNode, Settling {
  var child: ViewNode?
  private var tabs: [TabNode] = []
  private var read: (() -> AnyHashable)?
  private var write: ((AnyHashable) -> Bool)?
  /// Returns whether a value is of the selection's type.
  private var accepts: ((AnyHashable) -> Bool)?
  private var own: AnyHashable?
  private var shown: TabNode?
  private var isWaiting = false
  private var isBarHidden = false
  private var barLook = BarLook()
  private let inner: EnvironmentScope
  private lazy var reader = BindingReader(self)
  private lazy var environment = EnvironmentReader(self)
  /// Whether a person swipes the tabs, which have dots instead of a bar.
  let isPaged: Bool
  private var hidesDots = false
  /// What is shown above the bar.
  private var accessory: AccessoryAnchor?

  init(in parent: ViewNode) {
    inner = EnvironmentScope(below: parent.scopeForChildren)
    isPaged = EnvironmentValues(parent.scopeForChildren).pageIndex != nil
    super.init(.tabs, in: parent)
    inner.containers.tabs = self
    inner.containers.accessory = nil
  }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    if isPaged { body(.style, StyleValue.page.propertyValue) }
    if hidesDots { body(.indicatorsHidden, .bool(true)) }
  }

  override var scopeForChildren: EnvironmentScope { inner }
  override var keepsState: Bool { true }

  func receive<V: Hashable>(_ selection: Binding<V>?) {
    guard let selection else { return }
    reader.follow(reading: selection.location)
    read = { tabTag(selection.wrappedValue) }
    accepts = { $0 is V || $0.base is V }
    write = { tag in
      guard let value = tag as? V ?? tag.base as? V else { return false }
      selection.wrappedValue = value
      return true
    }
  }

  /// Whether a new tab has its content from the start: if it is selected, or if only its content
  /// can say whether it is.
  func needsContent(of tab: TabNode) -> Bool {
    guard let read else { return tabs.isEmpty }
    guard let tag = tab.tag else { return true }
    return PathElement(erased: tag).isSame(as: PathElement(erased: read()))
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

  /// Shows the selected tab; if no tab matches, the current or the first tab.
  func settle() {
    isWaiting = false
    guard isAlive else { return }
    let order = ordered
    let wanted = read?() ?? own
    let match = wanted.map(PathElement.init(erased:)).flatMap { wanted in
      order.first { tab in
        tag(of: tab, in: order).map { PathElement(erased: $0).isSame(as: wanted) } ?? false
      }
    }
    let next = match ?? shown ?? order.first
    next?.open()
    for tab in order {
      tab.show(tab === next)
      tab.updateBadge()
      tab.updateDestination()
    }
    if isBarHidden != (next?.hidesBar ?? false) {
      isBarHidden.toggle()
      send(.barHidden, isBarHidden ? .bool(true) : nil)
    }
    updateDots(of: order.count)
    let newLook = next?.barLook ?? BarLook()
    send(newLook.properties, after: barLook.properties)
    barLook = newLook
    guard next !== shown else { return }
    let fellBack = match == nil && shown == nil && wanted != nil
    shown = next
    // The selected tab was removed: update the selection to the tab shown now (T6).
    if fellBack, hadTabs, let next, let tag = tag(of: next, in: order) { select(tag) }
    hadTabs = hadTabs || next != nil
  }

  private var hadTabs = false

  private func updateDots(of count: Int) {
    guard isPaged else { return }
    let mode = EnvironmentValues(scope, reader: environment).pageIndex
    let isHidden = mode == .never || mode != .always && count < 2
    guard hidesDots != isHidden else { return }
    hidesDots = isHidden
    send(.indicatorsHidden, isHidden ? .bool(true) : nil)
  }

  /// The tabs in the order of their elements.
  private var ordered: [TabNode] {
    var ids: ContiguousArray<ElementID> = []
    collectContent(&ids)
    return ids.compactMap { id in tabs.first { $0.id == id } }
  }

  private func tag(of tab: TabNode, in order: [TabNode]) -> AnyHashable? {
    if let tag = tab.tag { return tag }
    if let accepts, let id = tab.identifiedTag, accepts(id) { return id }
    return order.firstIndex { $0 === tab }.map { AnyHashable($0) }
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

  /// Selects a tab for a person.
  func select(_ tab: TabNode) {
    defer { if tab === shown { reselect(tab) } }
    // Without a binding, a tag in the content selects the tab.
    if write == nil { tab.open() }
    if let tag = tag(of: tab, in: ordered) { select(tag) }
    tabsChanged()
  }

  override func shows(_ child: ViewNode) -> Bool { true }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
    if let accessory { body(accessory) }
  }

  override func collectContent(_ elements: inout ContiguousArray<ElementID>) {
    super.collectContent(&elements)
    accessory?.child?.collectElements(&elements)
  }

  /// Shows a view above the bar, or none.
  func show(_ view: AnyView?) {
    if let content = accessory?.child {
      AnyView._updateNode(content, with: view ?? AnyView(EmptyView()))
    } else if let view {
      let anchor = AccessoryAnchor(in: self)
      accessory = anchor
      anchor.child = AnyView._makeNode(view, in: anchor)
      childrenChanged()
    }
  }

  override func didUnmount() {
    reader.end()
    environment.end()
  }
}

extension Containers {
  private static let tabsSlot = ContainerSlot<TabsNode>()

  /// The nearest enclosing tabs.
  var tabs: TabsNode? {
    get { self[Self.tabsSlot] }
    set { self[Self.tabsSlot] = newValue }
  }
}

extension TabsNode: TagReader {
  func tagsChanged(isDirect: Bool) {
    if isDirect { tabsChanged() }
  }
}
