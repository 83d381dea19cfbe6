// SPDX-License-Identifier: MIT

import WaymarkRender

/// A stack: its screens, and where its path is kept.
///
/// One list holds all that is pushed: values of the path, and views pushed by links. Only the
/// values are in the path (N15).
final class StackNode: ElementNode, Settling {
  /// Something pushed.
  ///
  /// A class, since values with a weak reference are dear to copy.
  @MainActor
  fileprivate final class Entry {
    /// The value of the path; nil for a view.
    let value: AnyHashable?
    private(set) weak var pusher: (any ScreenSource)?
    let screen: ScreenNode

    init(value: AnyHashable?, pusher: (any ScreenSource)?, screen: ScreenNode) {
      self.value = value
      self.pusher = pusher
      self.screen = screen
    }

    var isPlaceholder: Bool { value != nil && pusher == nil }
  }

  private var source: PathSource = OwnPath()
  private var entries: [Entry] = []
  private(set) var root: ScreenNode?
  private weak var shown: ScreenNode?
  private var destinations: [any Destination] = []
  private var isWaiting = false
  private var changedSources: Set<ObjectIdentifier> = []
  private lazy var reader = BindingReader(self)

  init(in parent: ViewNode) { super.init(.navigationStack, in: parent) }

  // MARK: Making

  func showRoot(_ make: (ScreenNode) -> ViewNode) {
    let screen = ScreenNode(in: self, index: 0)
    root = screen
    screen.show(make)
    finish()
    screensChanged()
  }

  /// Takes the path's place from a newer view value; nil keeps what the stack has.
  func take(_ new: PathSource?) {
    if let new {
      source = new
      if let location = new.location { reader.follow(reading: location) }
    }
    pathChanged()
  }

  // MARK: Destinations

  func add(_ destination: any Destination) {
    if destinations.contains(where: { $0.valueType == destination.valueType }) {
      graph.report(
        """
        A navigationDestination for “\(destination.valueType)” was declared earlier on the stack. \
        Only the destination declared closest to the root view of the stack will be used.
        """)
    }
    destinations.append(destination)
    pathChanged()
  }

  func remove(_ destination: any Destination) {
    destinations.removeAll { $0 === destination }
  }

  /// The destination for a value: of those for its type, the one closest to the root (N6).
  private func destination(for value: AnyHashable) -> (any Destination)? {
    var best: (any Destination)?
    for one in destinations where one.takes(value) {
      if let known = best, known.screenIndex <= one.screenIndex { continue }
      best = one
    }
    return best
  }

  /// Whether a value could be shown.
  func canShow(_ value: AnyHashable) -> Bool { destination(for: value) != nil }

  /// Brings what a destination or link with a newer closure shows up to date.
  ///
  /// Not at once, but when it is known what is still shown: a closure never runs for a value that has left the path.
  func sourceChanged(_ changed: any ScreenSource) {
    guard entries.contains(where: { $0.pusher === changed }) else { return }
    changedSources.insert(ObjectIdentifier(changed))
    pathChanged()
  }

  private func updateChanged() {
    guard !changedSources.isEmpty else { return }
    let changed = changedSources
    changedSources = []
    for entry in entries {
      guard let pusher = entry.pusher, changed.contains(ObjectIdentifier(pusher)) else { continue }
      if let content = entry.screen.child { pusher.update(content, for: entry.value) }
    }
  }

  // MARK: Changing

  /// Pushes a value; false when the path takes no such values.
  func push(_ value: AnyHashable) -> Bool {
    guard source.append(value) else { return false }
    pathChanged()
    return true
  }

  /// Pushes a link's view.
  func push(_ link: any ScreenSource) {
    push(Entry(value: nil, pusher: link, screen: ScreenNode(in: self, index: entries.count + 1)))
    screensChanged(from: entries.count - 1)
  }

  /// Takes a link's view away, and all above it.
  func pop(_ link: any ScreenSource) {
    guard isAlive, let index = entries.firstIndex(where: { $0.value == nil && $0.pusher === link })
    else {
      return
    }
    pop(to: index)
  }

  /// Takes the screen at `index` of all (0 is the root's) away, and all above it.
  func popScreen(_ screen: ScreenNode) {
    guard let index = entries.firstIndex(where: { $0.screen === screen }) else { return }
    pop(to: index)
  }

  private func pop(to count: Int) {
    let kept = entries[..<count].count { $0.value != nil }
    // Out of the list first: a link that goes with its screen must not find what it pushed.
    let views = entries[count...].filter { $0.value == nil }
    entries = entries[..<count] + entries[count...].filter { $0.value != nil }
    for entry in views.reversed() { drop(entry) }
    source.truncate(to: kept)
    pathChanged()
    screensChanged()
  }

  func pathChanged() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.settle(self)
  }

  override func refresh() {
    isDirty = false
    reader.observe()
    pathChanged()
  }

  /// Makes the screens those of the path: what the old and the new path begin with stays (N11).
  func settle() {
    isWaiting = false
    guard isAlive, root != nil else { return }
    let wanted = source.elements
    var kept = 0
    var values = 0
    for entry in entries {
      if let value = entry.value {
        guard values < wanted.count, isSamePathElement(value, wanted[values]) else { break }
        values += 1
      } else if entry.pusher == nil {
        break
      }
      kept += 1
    }
    let dropped = entries[kept...]
    var changed = !dropped.isEmpty
    // Out of the list first: a link that goes with its screen must not cut the newer path.
    entries.removeSubrange(kept...)
    for entry in dropped.reversed() { drop(entry) }
    updateChanged()
    for index in entries.indices where entries[index].isPlaceholder {
      guard replacePlaceholder(index) else { continue }
      changed = true
      kept = min(kept, index)
    }
    for value in wanted[values...] {
      let screen = ScreenNode(in: self, index: entries.count + 1)
      push(Entry(value: value, pusher: destination(for: value), screen: screen))
      changed = true
    }
    if changed { screensChanged(from: kept) }
  }

  private func push(_ entry: Entry) {
    if entry.pusher == nil, let value = entry.value { reportMissing(value) }
    entry.screen.show { screen in
      entry.pusher?.make(in: screen, for: entry.value)
        ?? MissingDestination._makeNode(MissingDestination(), in: screen)
    }
    entries.append(entry)
  }

  private func replacePlaceholder(_ index: Int) -> Bool {
    guard let value = entries[index].value, let found = destination(for: value) else {
      return false
    }
    drop(entries[index])
    let screen = ScreenNode(in: self, index: index + 1)
    entries[index] = Entry(value: value, pusher: found, screen: screen)
    screen.show { found.make(in: $0, for: value) }
    return true
  }

  private func drop(_ entry: Entry) {
    childrenChanged()
    if entry.value == nil { entry.pusher?.didPop() }
    entry.screen.unmount()
  }

  private func reportMissing(_ value: AnyHashable) {
    graph.report(
      """
      A NavigationLink is presenting a value of type “\(type(of: value.base))” but \
      there is no matching navigationDestination declaration visible from the location of the \
      link. The link cannot be activated.
      Note: Links search for destinations in any surrounding NavigationStack, then within the \
      same column of a NavigationSplitView.
      """)
  }

  func report(missing value: AnyHashable) { reportMissing(value) }

  // MARK: Screens

  private var top: ScreenNode? { entries.last?.screen ?? root }

  /// Names the ways back from the first new screen on, and shows the top one alone.
  private func screensChanged(from first: Int = 0) {
    childrenChanged()
    for index in first..<entries.count {
      entries[index].screen.place(below: index > 0 ? entries[index - 1].screen : root)
    }
    guard let top, top !== shown else { return }
    // What is shown first appears before what it covers disappears (A1).
    top.visibility.isShown = true
    shown?.visibility.isShown = false
    shown = top
  }

  func titleChanged(of screen: ScreenNode) {
    guard screen.index < entries.count else { return }
    entries[screen.index].screen.place(below: screen)
  }

  override func shows(_ child: ViewNode) -> Bool { child === top }

  override func handle(_ action: HostEvent.Action) throws(HostEventRefusal) {
    guard action == .back else { throw .unsupported }
    guard !entries.isEmpty else { throw .unsupported }
    pop(to: entries.count - 1)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let root { body(root) }
    for entry in entries { body(entry.screen) }
  }
  override func didUnmount() { reader.end() }

  /// What screens hand up ends at their bars (F2); only whether a sheet may be swiped away is also
  /// for those around the stack.
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard K.self == InteractiveDismissDisabledKey.self else { return }
    super.reducePreference(key, into: &value)
  }
}
