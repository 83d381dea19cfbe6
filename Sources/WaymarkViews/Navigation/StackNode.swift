// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRender

/// A stack with its screens and the storage of its path.
///
/// One list contains all pushed screens: values of the path, views pushed by links, and views
/// pushed by bindings. Only the values are part of the path (N15).
final class StackNode: ElementNode, Settling {
  var source: PathSource = OwnPath()
  var entries: [StackEntry] = []
  /// The number of entries that are not values of the path.
  var viewCount = 0
  private(set) var root: ScreenNode?
  private weak var shown: ScreenNode?
  /// The screen that going back has uncovered, until it is known to be on top.
  weak var uncovered: ScreenNode?
  /// Whether the first value of the path replaces the root.
  var isRooted = false
  /// The column of a split view that contains this stack.
  weak var column: ColumnNode?
  let destinations = DestinationList()
  var drivers: [PushDriver] = []
  /// The screen of the link that is being pressed, which the link's tap pushes.
  var prepared: StackEntry?
  var isWaiting = false
  var changedSources: Set<ObjectIdentifier> = []
  private lazy var reader = BindingReader(self)

  init(in parent: ViewNode) {
    super.init(.navigationStack, in: parent)
    // A stack directly in a screen of another stack: a second bar would appear otherwise (N16).
    scope.containers.screen?.adoptInner(self)
  }

  override var keepsState: Bool { true }

  /// Whether a screen of a link or declaration is on the stack.
  func holds(_ source: any ScreenSource) -> Bool {
    viewCount > 0 && entries.contains { $0.kind != .value && $0.pusher === source }
  }

  /// The nodes that pushed the views on the stack.
  var activeSources: [ViewNode] {
    guard viewCount > 0 else { return [] }
    return entries.compactMap { $0.kind != .value ? $0.pusher as? ViewNode : nil }
  }

  /// Called when rows that can contain a requested link have changed.
  func dataChanged() {
    if !drivers.isEmpty { pathChanged() }
  }

  /// The screen of another stack that contains this one, if any.
  var outerScreen: ScreenNode? { scope.containers.screen }

  // MARK: Creation

  func showRoot(_ make: (ScreenNode) -> ViewNode) {
    let screen = ScreenNode(in: self, index: 0)
    root = screen
    screen.show(make)
    finish()
    rootBackChanged()
    screensChanged()
  }

  /// Adopts the path source of a newer view value; nil keeps the current source.
  func receive(_ new: PathSource?) {
    if let new {
      new.inherit(from: source)
      source = new
      if let location = new.location { reader.follow(reading: location) }
    }
    pathChanged()
  }

  // MARK: Destinations and drivers

  func add(_ destination: any Destination, at place: SourcePlace) {
    dropPrepared()
    if source.isHomogeneous, destination.screenIndex > 0 {
      graph.report(
        """
        Only root-level navigation destinations are effective for a navigation stack with a \
        homogeneous path.
        """, file: place.file, line: place.line)
      return
    }
    if destinations.contains(destination.valueType) {
      graph.report(
        """
        A navigationDestination for “\(destination.valueType)” was declared earlier on the stack. \
        Only the destination declared closest to the root view of the stack will be used.
        """, severity: .warning, file: place.file, line: place.line)
    }
    destinations.add(destination)
    pathChanged()
  }

  func remove(_ destination: any Destination) {
    destinations.remove(destination)
    dropPrepared()
    ledChanged(by: destination, isGone: true)
  }

  func add(_ driver: PushDriver) {
    drivers.append(driver)
    pathChanged()
  }

  func remove(_ driver: PushDriver) {
    drivers.removeAll { $0 === driver }
    pathChanged()
  }

  /// Returns the first matching driver of a type.
  func driver<D: PushDriver>(where fits: (D) -> Bool) -> D? {
    for case let driver as D in drivers where fits(driver) { return driver }
    return nil
  }

  /// Whether there is a destination for a value.
  func canShow(_ value: PathElement) -> Bool { destinations[value] != nil }

  /// Updates the content of a destination or link with a newer closure.
  ///
  /// Deferred until it is known which screens stay: a closure never runs for a value that has left
  /// the path.
  func sourceChanged(_ changed: any ScreenSource) {
    ledChanged(by: changed)
    guard entries.contains(where: { $0.pusher === changed }) else { return }
    changedSources.insert(ObjectIdentifier(changed))
    pathChanged()
  }

  // MARK: Changes

  /// Pushes a value; returns false if the path does not support its type.
  func push(_ value: PathElement) -> Bool {
    guard source.append(value) else { return false }
    pathChanged()
    return true
  }

  /// Pushes a link's view.
  func push(_ link: any ScreenSource) {
    push(
      takePrepared(nil, by: link)
        ?? StackEntry(.view, link, ScreenNode(in: self, index: entries.count + 1)))
    screensChanged(from: entries.count - 1)
  }

  func pathChanged() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.settle(self)
  }

  override func refresh() {
    isDirty = false
    reader.observe()
    for driver in drivers { driver.observe() }
    pathChanged()
  }

  // MARK: Screens

  var top: ScreenNode? { entries.last?.screen ?? root }

  /// Updates the back titles from the first new screen on, and shows only the top screen.
  func screensChanged(from first: Int = 0) {
    dropPrepared()
    childrenChanged()
    if isRooted { entries.first?.isLed = true }
    let below = isRooted ? nil : root
    for index in entries.indices.dropFirst(first) {
      entries[index].screen.place(below: index > 0 ? entries[index - 1].screen : below)
    }
    if isLed { rootBackChanged() }
    scope.containers.column?.split.changed()
    guard let top, top !== shown else { return }
    // New content appears before the content that it covers disappears (A1).
    top.visibility.isShown = true
    shown?.visibility.isShown = false
    if top.holdsPreferences || shown?.holdsPreferences == true {
      scope.containers.collector?.changed()
    }
    shown = top
  }

  func titleChanged(of screen: ScreenNode) {
    scope.containers.column?.split.changed()
    guard screen.index < entries.count else { return }
    entries[screen.index].screen.place(below: screen)
  }

  /// Updates the back title of the root in a nested stack, which leads back from the enclosing
  /// screen.
  func rootBackChanged() {
    let title = column?.backTitle ?? outerScreen?.backTitle
    root?.adoptBackTitle(title)
    if isLed { entries[0].screen.adoptBackTitle(title) }
  }

  func report(missing value: PathElement) {
    graph.report(
      """
      A NavigationLink is presenting a value of type “\(value.type)” but \
      there is no matching navigationDestination declaration visible from the location of the \
      link. The link cannot be activated.
      Note: Links search for destinations in any surrounding NavigationStack, then within the \
      same column of a NavigationSplitView.
      """)
  }

  override func shows(_ child: ViewNode) -> Bool { child === top }

  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    guard action == .back else { throw .unsupported }
    try goBack()
  }

  override func collectContent(_ elements: inout ContiguousArray<ElementID>) {
    if let root, !isLed { elements.append(root.id) }
    // Not from the screens: weak references are expensive to access, and there can be many.
    for entry in entries { elements.append(entry.element) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let root { body(root) }
    for entry in entries { body(entry.screen) }
  }

  override func didUnmount() {
    dropPrepared()
    reader.end()
    outerScreen?.releaseInner(self)
  }

  /// Combines preferences up to the bars of screens (F2); only those of a presentation also apply
  /// around the stack.
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    if K.self is any TabsPreferenceKey.Type { top?.reducePreference(key, into: &value) }
    guard K.self is any PresentationPreferenceKey.Type else { return }
    super.reducePreference(key, into: &value)
  }
}

extension Containers {
  private static let stackSlot = ContainerSlot<StackNode>()

  /// The nearest enclosing stack.
  var stack: StackNode? {
    get { self[Self.stackSlot] }
    set { self[Self.stackSlot] = newValue }
  }

  /// The stack in which links show their screens.
  @MainActor var target: StackNode? { stack?.target }
}
