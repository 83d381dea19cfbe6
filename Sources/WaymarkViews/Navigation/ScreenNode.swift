// SPDX-License-Identifier: MIT

import WaymarkRender

/// A screen of a stack, with its bar.
final class ScreenNode: ElementNode, RowBoundary, ListScreen {
  unowned let stack: StackNode
  /// The index of the screen; 0 is the root.
  var index: Int
  let visibility: VisibilityScope
  private(set) var child: ViewNode?
  private(set) lazy var lists = ScreenLists(of: self)
  private let innerScope: EnvironmentScope
  private var collector: PreferenceCollector?
  private var bar = Bar()
  private var toolbars: [ToolbarNode] = []
  private var search: AnchorNode?

  override var showsTransitionOfContent: Bool { true }

  /// The state of the bar.
  private struct Bar: Equatable {
    var title: String?
    var subtitle: String?
    var display: NavigationBarItem.TitleDisplayMode?
    var isHidden = false
    var isBottomHidden = false
    /// Whether a nested stack shows its own bar instead.
    var isReplaced = false
    var isBackHidden = false
    var backTitle: String?
    var look = BarLook()
  }

  init(in stack: StackNode, index: Int, isPrepared: Bool = false) {
    self.stack = stack
    self.index = index
    visibility = VisibilityScope(
      below: stack.scope.containers.visibility, isShown: false, isPrepared: isPrepared)
    // Pushed screens inherit the environment of the stack, not that of its root (E1).
    innerScope = EnvironmentScope(below: stack.scope)
    super.init(.screen, in: stack)
    innerScope.containers.stack = stack
    innerScope.containers.visibility = visibility
    let collector = PreferenceCollector(graph, below: stack.scope.containers.collector) {
      [weak self] in self?.collect()
    }
    collector.didReorder = { [weak self] in self?.itemsReordered() }
    self.collector = collector
    innerScope.containers.collector = collector
    innerScope.containers.screen = self
    innerScope.containers.rootContent = nil
    EditModeSource.begin(in: innerScope)
    if index > (stack.isRooted ? 1 : 0) {
      innerScope.setPresentation { [weak self] in
        self?.pop()
      }
    }
  }

  /// Goes back from the screen to the one below, which can be a column.
  func goBack() {
    if index == 0 || stack.isLed && index == 1 {
      if let column = stack.column { column.split.goBack(from: column.index) }
    } else {
      pop()
    }
  }

  /// Removes the screen and all screens above it.
  private func pop() {
    guard isAlive else { return }
    if stack.isRooted, index == 1 {
      EnvironmentValues(stack.scope).dismiss()
    } else if stack.isLed, index == 1, let split = stack.column?.split, split.isCollapsed {
      goBack()
    } else {
      stack.goBack(from: self)
    }
  }

  override var scopeForChildren: EnvironmentScope { innerScope }

  func show(_ make: (ScreenNode) -> ViewNode) {
    child = make(self)
    if index == 0 { stack.scope.containers.rootContent?.attach(to: self) }
    finish()
  }

  var title: String? { bar.title }

  /// The title, or that of the frontmost screen in a nested stack that shows the bar.
  var frontTitle: String? { inner == nil ? title : inner?.frontTitle }

  /// Whether this is a screen of the column before that of a stack.
  func isBefore(_ other: StackNode) -> Bool { stack !== other && stack.target === other }

  // MARK: Bar

  private func collect() {
    guard isAlive else { return }
    var title: String??
    reducePreference(NavigationTitleKey.self, into: &title)
    var subtitle: String??
    reducePreference(NavigationSubtitleKey.self, into: &subtitle)
    var display: NavigationBarItem.TitleDisplayMode??
    reducePreference(TitleDisplayModeKey.self, into: &display)
    var hidden: Bool?
    reducePreference(NavigationBarHiddenKey.self, into: &hidden)
    var bottomHidden: Bool?
    reducePreference(BottomBarHiddenKey.self, into: &bottomHidden)
    var backHidden: Bool?
    reducePreference(BackButtonHiddenKey.self, into: &backHidden)
    var new = bar
    new.title = title ?? nil
    new.subtitle = subtitle ?? nil
    new.display = display ?? nil
    new.isHidden = hidden ?? false
    new.isBottomHidden = bottomHidden ?? false
    new.isBackHidden = backHidden ?? false
    new.look = look(for: BarLookKey.self)
    let hasNewTitle = new.title != bar.title
    apply(new)
    if hasNewTitle { stack.titleChanged(of: self) }
  }

  /// Sets the title of the back button from the screen below; the root has none (F1).
  func place(below screen: ScreenNode?) {
    var new = bar
    new.backTitle = screen.map { $0.title ?? "Back" }
    apply(new)
  }

  private func apply(_ new: Bar) {
    let old = bar
    bar = new
    if new.title != old.title { send(.title, new.title.map { .text($0) }) }
    if new.subtitle != old.subtitle { send(.subtitle, new.subtitle.map { .text($0) }) }
    if new.display != old.display {
      send(.titleDisplay, new.display?.keyword?.propertyValue)
    }
    let isHidden = new.isHidden || new.isReplaced
    if isHidden != (old.isHidden || old.isReplaced) {
      send(.barHidden, isHidden ? .bool(true) : nil)
    }
    let isBottomHidden = new.isBottomHidden || new.isReplaced
    if isBottomHidden != (old.isBottomHidden || old.isReplaced) {
      send(.bottomBarHidden, isBottomHidden ? .bool(true) : nil)
    }
    send(new.look.properties, after: old.look.properties)
    if new.backTitle != old.backTitle { inner?.rootBackChanged() }
    let back = new.isBackHidden ? nil : new.backTitle
    if back != (old.isBackHidden ? nil : old.backTitle) {
      send(.backTitle, back.map { .text($0) })
    }
  }

  // MARK: Nested stacks

  private(set) weak var inner: StackNode?

  /// Lets a nested stack show the bar, with this screen's back button on its root (N16).
  func adoptInner(_ stack: StackNode) {
    guard inner == nil else { return }
    inner = stack
    var new = bar
    new.isReplaced = true
    apply(new)
  }

  func releaseInner(_ stack: StackNode) {
    guard isAlive, inner === stack else { return }
    inner = nil
    var new = bar
    new.isReplaced = false
    apply(new)
  }

  /// The title of the back button; nil if there is none.
  var backTitle: String? { bar.backTitle }

  /// Sets the back title of a nested stack's root to that of the enclosing screen.
  func adoptBackTitle(_ title: String?) {
    var new = bar
    new.backTitle = title
    apply(new)
  }

  // MARK: Toolbar

  func add(_ node: ToolbarNode) {
    toolbars.append(node)
    childrenChanged()
  }

  func remove(_ node: ToolbarNode) {
    toolbars.removeAll { $0 === node }
    childrenChanged()
  }

  private func itemsReordered() { if !toolbars.isEmpty { childrenChanged() } }

  private func collectItems(_ elements: inout ContiguousArray<ElementID>) {
    guard toolbars.count > 1, let child else {
      for node in toolbars { node.collectItems(&elements) }
      return
    }
    // In tree order (F3), independent of the order of creation.
    func walk(_ node: ViewNode) {
      if let toolbar = node as? ToolbarNode, toolbars.contains(where: { $0 === toolbar }) {
        toolbar.collectItems(&elements)
      }
      node.forEachChild(walk)
    }
    walk(child)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
    if let search { body(search) }
  }

  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    guard action == .refresh else { throw .unsupported }
    try lists.startRefresh()
  }

  override func collectContent(_ elements: inout ContiguousArray<ElementID>) {
    super.collectContent(&elements)
    collectItems(&elements)
    search?.child?.collectElements(&elements)
  }
}

extension ScreenNode {
  // MARK: Searching

  /// Shows a search field, unless there is one.
  func add(_ new: AnchorNode) -> Bool {
    guard search == nil else { return false }
    search = new
    return true
  }

  func remove(_ old: AnchorNode) {
    guard search === old else { return }
    search = nil
    childrenChanged()
    old.unmount()
  }

  // MARK: Lists

  var activeSources: [ViewNode] { stack.target.activeSources }

  func dataChanged() { stack.target.dataChanged() }
}

extension Containers {
  private static let screenSlot = ContainerSlot<ScreenNode>()

  /// The nearest enclosing screen.
  @MainActor var screen: ScreenNode? {
    get { self[Self.screenSlot] }
    set {
      self[Self.screenSlot] = newValue
      lists = newValue?.lists
    }
  }
}
