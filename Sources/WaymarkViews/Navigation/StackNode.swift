// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRender

/// A stack: its screens, and where its path is kept.
///
/// One list holds all that is pushed: values of the path, views pushed by links, and what bindings
/// push. Only the values are in the path (N15).
final class StackNode: ElementNode, Settling {
  var source: PathSource = OwnPath()
  var entries: [StackEntry] = []
  /// How many of them are not values of the path.
  var viewCount = 0
  private(set) var root: ScreenNode?
  private weak var shown: ScreenNode?
  /// The screen that going back has uncovered, until it is settled that it is on top.
  weak var uncovered: ScreenNode?
  /// Whether the first value of the path takes the place of the root.
  var isRooted = false
  /// The column of a split view that is made of this stack.
  weak var column: ColumnNode?
  let destinations = DestinationList()
  var drivers: [PushDriver] = []
  var isWaiting = false
  var changedSources: Set<ObjectIdentifier> = []
  private lazy var reader = BindingReader(self)

  init(in parent: ViewNode) {
    super.init(.navigationStack, in: parent)
    // A stack right in a screen of another: that one's bar would be a second one (N16).
    scope.containers.screen?.takeInner(self)
  }

  override var keepsState: Bool { true }

  /// Whether something that a link or a declaration pushed is on the stack.
  func holds(_ source: any ScreenSource) -> Bool {
    viewCount > 0 && entries.contains { $0.kind != .value && $0.pusher === source }
  }

  /// What pushed the views on the stack, as nodes.
  var activeSources: [ViewNode] {
    guard viewCount > 0 else { return [] }
    return entries.compactMap { $0.kind != .value ? $0.pusher as? ViewNode : nil }
  }

  /// Rows came or went that may hold what a binding wants.
  func dataChanged() {
    if !drivers.isEmpty { pathChanged() }
  }

  /// The screen of another stack in which this one lies, if it lies in one.
  var outerScreen: ScreenNode? { scope.containers.screen }

  // MARK: Making

  func showRoot(_ make: (ScreenNode) -> ViewNode) {
    let screen = ScreenNode(in: self, index: 0)
    root = screen
    screen.show(make)
    finish()
    rootBackChanged()
    screensChanged()
  }

  /// Takes the path's place from a newer view value; nil keeps what the stack has.
  func take(_ new: PathSource?) {
    if let new {
      new.inherit(from: source)
      source = new
      if let location = new.location { reader.follow(reading: location) }
    }
    pathChanged()
  }

  // MARK: What pushes

  func add(_ destination: any Destination, at place: SourcePlace) {
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

  /// The first driver of a kind that fits.
  func driver<D: PushDriver>(where fits: (D) -> Bool) -> D? {
    for case let driver as D in drivers where fits(driver) { return driver }
    return nil
  }

  /// Whether a value could be shown.
  func canShow(_ value: PathValue) -> Bool { destinations[value] != nil }

  /// Brings what a destination or link with a newer closure shows up to date.
  ///
  /// Not at once, but when it is known what is still shown: a closure never runs for a value that
  /// has left the path.
  func sourceChanged(_ changed: any ScreenSource) {
    ledChanged(by: changed)
    guard entries.contains(where: { $0.pusher === changed }) else { return }
    changedSources.insert(ObjectIdentifier(changed))
    pathChanged()
  }

  // MARK: Changing

  /// Pushes a value; false when the path takes no such values.
  func push(_ value: PathValue) -> Bool {
    guard source.append(value) else { return false }
    pathChanged()
    return true
  }

  /// Pushes a link's view.
  func push(_ link: any ScreenSource) {
    push(StackEntry(.view, link, ScreenNode(in: self, index: entries.count + 1)))
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

  /// Names the ways back from the first new screen on, and shows the top one alone.
  func screensChanged(from first: Int = 0) {
    childrenChanged()
    if isRooted { entries.first?.isLed = true }
    let below = isRooted ? nil : root
    for index in first..<entries.count {
      entries[index].screen.place(below: index > 0 ? entries[index - 1].screen : below)
    }
    if isLed { rootBackChanged() }
    scope.containers.column?.split.changed()
    guard let top, top !== shown else { return }
    // What is shown first appears before what it covers disappears (A1).
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

  /// The root of a stack in another's screen leads back where that screen does.
  func rootBackChanged() {
    let title = column?.backTitle ?? outerScreen?.backTitle
    root?.takeBackTitle(title)
    if isLed { entries[0].screen.takeBackTitle(title) }
  }

  func report(missing value: PathValue) {
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
    // Not from the screens: weak references make those dear to touch, and there may be many.
    for entry in entries { elements.append(entry.element) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let root { body(root) }
    for entry in entries { body(entry.screen) }
  }

  override func didUnmount() {
    reader.end()
    outerScreen?.loseInner(self)
  }

  /// What screens hand up ends at their bars (F2); only what is said of a sheet is also for those
  /// around the stack.
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    if K.self is any TabsPreferenceKey.Type { top?.reducePreference(key, into: &value) }
    guard K.self is any PresentationPreferenceKey.Type else { return }
    super.reducePreference(key, into: &value)
  }
}

extension Containers {
  private static let stackSlot = ContainerSlot<StackNode>()

  /// The nearest stack.
  var stack: StackNode? {
    get { self[Self.stackSlot] }
    set { self[Self.stackSlot] = newValue }
  }

  /// Where links here show their screens.
  @MainActor var target: StackNode? { stack?.target }
}
