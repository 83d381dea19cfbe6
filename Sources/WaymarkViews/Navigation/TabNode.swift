// SPDX-License-Identifier: MIT

import WaymarkRender

/// A tab with its content.
final class TabNode: ElementNode {
  var child: ViewNode?
  var label: LabelDescription?
  /// The content of a tab that was never opened: what is known of it, and how it is made.
  private var unopened: (marks: TabMarks, make: (TabNode) -> ViewNode)?
  private var isShown = false
  private var badge: String?
  /// The URL of the root screen, if the host shows the tab's value at one.
  private var destination: String?
  /// The value for which the host was asked last.
  private var destinationTag: AnyHashable?
  private let inner: EnvironmentScope
  private let visibility: VisibilityScope
  private var collector: PreferenceCollector?
  /// Whether the tab's content hides the tab bar.
  private(set) var hidesBar = false
  /// The appearance that the tab's content sets for the tab bar.
  private(set) var barLook = BarLook()

  init(_ kind: ElementKind, in parent: ViewNode) {
    let outer = parent.scopeForChildren
    inner = EnvironmentScope(below: outer)
    visibility = VisibilityScope(
      below: outer.containers.visibility, isShown: kind != .tab)
    super.init(kind, in: parent)
    inner.containers.visibility = visibility
    inner.containers.tabs = nil
    inner.containers.stack = nil
    inner.containers.screen = nil
    inner.containers.column = nil
    let collector = PreferenceCollector(graph, below: outer.containers.collector) {
      [weak self] in self?.collect()
    }
    self.collector = collector
    inner.containers.collector = collector
  }

  private func collect() {
    guard isAlive else { return }
    var found: Bool?
    reducePreference(TabBarHiddenKey.self, into: &found)
    let look = look(for: TabBarLookKey.self)
    guard hidesBar != found ?? false || barLook != look else { return }
    hidesBar = found ?? false
    barLook = look
    scope.containers.tabs?.tabsChanged()
  }

  static func plain(in parent: ViewNode, _ make: (TabNode) -> ViewNode) -> TabNode {
    let node = TabNode(.box, in: parent)
    node.child = make(node)
    node.finish()
    return node
  }

  override var scopeForChildren: EnvironmentScope { inner }

  /// What is known of the content of a tab that was never opened.
  var marks: TabMarks? { unopened?.marks }

  /// Keeps the content for the moment when the tab is opened.
  func hold(_ marks: TabMarks, _ make: @escaping (TabNode) -> ViewNode) {
    if unopened == nil { graph.scene.links.add(self) }
    unopened = (marks, make)
  }

  /// The tag set around the tab, or else the outermost in it.
  var tag: AnyHashable? {
    var next = parent
    while let node = next, !(node is ElementNode) {
      if let tag = (node as? TagNode)?.tag { return tag }
      next = node.parent
    }
    var inside: AnyHashable??
    reducePreference(TagKey.self, into: &inside)
    return inside ?? marks?.tag
  }

  /// The id of the tab in a `ForEach`, which selects it if there is no tag.
  var identifiedTag: AnyHashable? {
    var node: ViewNode = self
    while let parent = node.parent, !(parent is ElementNode) {
      if let each = parent as? any IdentifiedChildren {
        var found: AnyHashable?
        each.forEachIdentified { child, tag in if child === node { found = tag.value } }
        return found
      }
      node = parent
    }
    return nil
  }

  func show(_ now: Bool) {
    guard isShown != now else { return }
    isShown = now
    send(.selected, now ? .bool(true) : nil)
    visibility.isShown = now
  }

  func updateBadge() {
    let new = currentBadge
    guard badge != new else { return }
    badge = new
    send(.badge, new.map { .text($0) })
  }

  func updateDestination() {
    let tag = label == nil ? nil : self.tag
    guard tag != destinationTag else { return }
    destinationTag = tag
    let new = tag.flatMap { graph.host.address(of: $0) }
    guard destination != new else { return }
    destination = new
    send(.destination, new.map { .text($0) })
  }

  func receive(_ new: LabelDescription) {
    guard let old = label else { return }
    label = new
    if old.title != new.title { send(.title, .text(new.title)) }
    if old.systemName != new.systemName {
      send(.systemName, new.systemName.map { .text($0) })
    }
  }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    guard let label else { return }
    body(.title, .text(label.title))
    if let name = label.systemName { body(.systemName, .text(name)) }
    if let badge { body(.badge, .text(badge)) }
    if let destination { body(.destination, .text(destination)) }
  }

  override func shows(_ child: ViewNode) -> Bool { isShown || label == nil }

  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    guard action == .select, let tabs = scope.containers.tabs else { throw .unsupported }
    tabs.select(self)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func didUnmount() {
    graph.scene.links.remove(self)
    scope.containers.tabs?.remove(self)
  }
}

extension TabNode: Unopened {
  func open() {
    guard let make = unopened?.make else { return }
    unopened = nil
    graph.scene.links.remove(self)
    structureChanged()
    child = make(self)
  }
}

extension TabNode: TagReader {
  func tagsChanged(isDirect: Bool) {
    if isDirect { scope.containers.tabs?.tabsChanged() }
  }
}
