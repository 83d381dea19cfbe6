// SPDX-License-Identifier: MIT

import WaymarkRender

/// A column of a split view: a stack with a bar around the column's content.
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
  /// The source that displays a value pushed by the previous column.
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

  /// The column's own content.
  var content: ViewNode? { stack?.root?.child }

  /// The column that displays the selection of this one.
  var next: ColumnNode? {
    split.columns.indices.contains(index + 1) ? split.columns[index + 1] : nil
  }

  var isShown: Bool {
    get { visibility.isShown }
    set { visibility.isShown = newValue }
  }

  override func shows(_ child: ViewNode) -> Bool { true }

  // MARK: Selection

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

  /// Whether this column has a selection that the next column displays.
  var leadsOn: Bool { lists.contains(where: \.hasSelection) || next?.stack?.isLed == true }

  /// Clears the selection of this column.
  func endSelection() {
    for list in lists where list.hasSelection { list.clear() }
    if let stack = next?.stack, stack.isLed { stack.popAll() }
  }

  /// Called when a person has selected a row, even if it was already selected (V3).
  func chose() {
    guard let next else { return }
    next.stack?.popToLed()
    split.prefer(next.index)
  }

  // MARK: Bar and width

  /// The title of the back button; nil if there is none.
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
    apply(width ?? nil)
    if removesToggle != removes ?? false {
      removesToggle.toggle()
      split.changed()
    }
  }

  private func apply(_ new: ColumnWidth?) {
    guard new != width else { return }
    let old = width
    width = new
    // The last column takes the remaining width.
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

/// Displays the value of a link in the previous column.
final class LedValue: ScreenSource {
  let destination: any Destination
  private let value: PathElement

  init(_ value: PathElement, by destination: any Destination) {
    self.value = value
    self.destination = destination
  }

  func make(in screen: ScreenNode, for value: PathElement?) -> ViewNode {
    destination.make(in: screen, for: self.value)
  }

  func update(_ content: ViewNode, for value: PathElement?) {
    destination.update(content, for: self.value)
  }
}

extension Containers {
  private static let columnSlot = ContainerSlot<ColumnNode>()

  /// The nearest enclosing column.
  @MainActor var column: ColumnNode? {
    get { self[Self.columnSlot] }
    set {
      self[Self.columnSlot] = newValue
      selections = newValue?.selections
    }
  }
}
