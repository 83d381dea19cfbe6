// SPDX-License-Identifier: MIT

import WaymarkRender

/// One column of a split view: a stack with a bar, around what the column shows.
final class ColumnNode: ElementNode, SelectionFollower {
  unowned let split: SplitNode
  let index: Int
  private let inner: EnvironmentScope
  private let visibility: VisibilityScope
  private var collector: PreferenceCollector?
  private var lists: [SelectionNode] = []
  fileprivate lazy var selections = SelectionScope(follower: self)
  private(set) var stack: StackNode?
  private var width: ColumnWidth?
  private(set) var removesToggle = false
  /// What shows a value that the column before has pushed here.
  var led: LedValue?

  init(at index: Int, of split: SplitNode) {
    self.split = split
    self.index = index
    inner = EnvironmentScope(below: split.scope)
    visibility = VisibilityScope(below: split.scope.containers.visibility, isShown: false)
    super.init(.column, in: split)
    inner.containers.visibility = visibility
    inner.containers.tabs = nil
    inner.containers.stack = nil
    inner.containers.screen = nil
    inner.containers.column = self
    let collector = PreferenceCollector(graph, below: split.scope.containers.collector) {
      [weak self] in self?.collect()
    }
    self.collector = collector
    inner.containers.collector = collector
    if index > 0 {
      inner.setDismiss { [weak self] in
        if let self, isAlive { self.split.goBack(from: index) }
      }
    }
    stack = StackNode(in: self)
    stack?.column = self
  }

  override var scopeForChildren: EnvironmentScope { inner }

  func show(_ make: (ScreenNode) -> ViewNode) {
    stack?.showRoot(make)
    finish()
  }

  /// What the column shows by itself.
  var content: ViewNode? { stack?.root?.child }

  /// The column that shows what is chosen in this one.
  var next: ColumnNode? {
    split.columns.indices.contains(index + 1) ? split.columns[index + 1] : nil
  }

  var isShown: Bool {
    get { visibility.isShown }
    set { visibility.isShown = newValue }
  }

  override func shows(_ child: ViewNode) -> Bool { true }

  // MARK: What leads on

  func add(_ list: SelectionNode) {
    guard !lists.contains(where: { $0 === list }) else { return }
    lists.append(list)
    split.changed()
  }

  func remove(_ list: SelectionNode) {
    lists.removeAll { $0 === list }
    split.changed()
  }

  func selectionChanged() { split.changed() }

  /// Whether something is chosen here that the next column shows.
  var leadsOn: Bool { lists.contains(where: \.hasSelection) || next?.stack?.isLed == true }

  /// Ends what has been chosen here.
  func endSelection() {
    for list in lists where list.hasSelection { list.clear() }
    if let stack = next?.stack, stack.isLed { stack.popAll() }
  }

  /// A person chose something here, perhaps what is chosen already (V3).
  func chose() {
    guard let next else { return }
    next.stack?.popToLed()
    split.prefer(next.index)
  }

  // MARK: Bar and width

  /// What the way back from here is called; nil where there is none.
  var backTitle: String? {
    guard split.isCollapsed, index > 0 else { return nil }
    return split.columns[index - 1].stack?.frontTitle ?? "Back"
  }

  func update() { stack?.rootBackChanged() }

  private func collect() {
    guard isAlive else { return }
    var width: ColumnWidth??
    var removes: Bool?
    stack?.forEachChild { screen in
      screen.reducePreference(ColumnWidthKey.self, into: &width)
      screen.reducePreference(SidebarToggleRemovedKey.self, into: &removes)
    }
    take(width ?? nil)
    if removesToggle != removes ?? false {
      removesToggle.toggle()
      split.changed()
    }
  }

  private func take(_ new: ColumnWidth?) {
    guard new != width else { return }
    let old = width
    width = new
    // The last column takes what is left.
    let ideal = next == nil ? nil : new?.ideal
    let parts: [(Property, Double?, Double?)] = [
      (.width, next == nil ? nil : old?.ideal, ideal), (.minWidth, old?.min, new?.min),
      (.maxWidth, old?.max, new?.max),
    ]
    for (property, before, now) in parts where before != now {
      send(property, now.map { .number($0) })
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let stack { body(stack) }
  }
}

/// Shows a value in a column that a link in the column before was made of.
final class LedValue: ScreenSource {
  let destination: any Destination
  private let value: PathValue

  init(_ value: PathValue, by destination: any Destination) {
    self.value = value
    self.destination = destination
  }

  func make(in screen: ScreenNode, for value: PathValue?) -> ViewNode {
    destination.make(in: screen, for: self.value)
  }

  func update(_ content: ViewNode, for value: PathValue?) {
    destination.update(content, for: self.value)
  }
}

extension Containers {
  private static let columnSlot = ContainerSlot<ColumnNode>()

  /// The nearest column.
  @MainActor var column: ColumnNode? {
    get { self[Self.columnSlot] }
    set {
      self[Self.columnSlot] = newValue
      selections = newValue?.selections
    }
  }
}
