// SPDX-License-Identifier: MIT

import WaymarkRender

/// The columns of a split view, and which of them are shown.
///
/// The elements are the same in wide and narrow windows and differ only in their properties, so
/// that state survives a change of the window's size.
final class SplitNode: ElementNode, Settling {
  private(set) var columns: [ColumnNode] = []
  private var visibility: Binding<NavigationSplitViewVisibility>?
  private var ownVisibility = NavigationSplitViewVisibility.automatic
  private var compact: Binding<NavigationSplitViewColumn>?
  private var state = State()
  /// The last column to which selections led when the node last settled.
  private var ledTo: Int?
  private var isWaiting = false
  private lazy var environment = EnvironmentReader(self)
  private lazy var visibilityReader = BindingReader(self)
  private lazy var compactReader = BindingReader(self)

  /// The state that the host receives.
  private struct State: Equatable {
    var isCollapsed = false
    /// The top column if there is space for only one.
    var top: Int?
    /// The hidden columns if there is space for several.
    var folded: Set<Int> = []
    /// The title of the sidebar button; nil if there is none.
    var toggle: String?
    var isProminent = false
  }

  init(columns count: Int, in parent: ViewNode) {
    super.init(.split, in: parent)
    columns = (0..<count).map { ColumnNode(at: $0, of: self) }
  }

  var last: ColumnNode { columns[columns.count - 1] }
  var isCollapsed: Bool { state.isCollapsed }
  override var keepsState: Bool { true }

  func receive(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compact: Binding<NavigationSplitViewColumn>?
  ) {
    self.visibility = visibility
    self.compact = compact
    if let visibility { visibilityReader.follow(reading: visibility.location) }
    if let compact { compactReader.follow(reading: compact.location) }
  }

  func changed() {
    guard !isWaiting, isAlive else { return }
    isWaiting = true
    graph.settle(self)
  }

  override func refresh() {
    isDirty = false
    visibilityReader.observe()
    compactReader.observe()
    changed()
  }

  // MARK: Displayed columns

  func settle() {
    isWaiting = false
    guard isAlive, last.content != nil else { return }
    let values = EnvironmentValues(scope, reader: environment)
    let chain = columns.dropLast().prefix(while: \.leadsOn).count
    if let ledTo, ledTo != chain { prefer(chain) }
    ledTo = chain
    var new = State()
    new.isCollapsed = values.horizontalSizeClass != .regular
    new.top = compact?.wrappedValue.index(of: columns.count) ?? chain
    new.isProminent = values.isDetailProminent
    let shown = resolved(new.isProminent, isRoomy: values.isWindowRoomy)
    new.folded = Self.folded(shown, of: columns.count)
    if !columns.contains(where: \.removesToggle) {
      new.toggle = new.folded.contains(0) ? "Show Sidebar" : "Hide Sidebar"
    }
    apply(new)
    for column in columns { column.update() }
  }

  private func apply(_ new: State) {
    let old = state
    state = new
    if new.isCollapsed != old.isCollapsed {
      send(.collapsed, new.isCollapsed ? .bool(true) : nil)
    }
    if new.isProminent != old.isProminent {
      send(.style, new.isProminent ? StyleValue.prominentDetail.propertyValue : nil)
    }
    if new.toggle != old.toggle { send(.toggle, new.toggle.map { .text($0) }) }
    for column in columns {
      let (index, isTop) = (column.index, column.index == new.top)
      if isTop != (index == old.top) { column.send(.selected, isTop ? .bool(true) : nil) }
      let isFolded = new.folded.contains(index)
      if isFolded != old.folded.contains(index) {
        column.send(.folded, isFolded ? .bool(true) : nil)
      }
    }
    // Shown content appears before the content it replaces disappears (A1).
    for isShown in [true, false] {
      for column in columns where shows(column) == isShown { column.isShown = isShown }
    }
  }

  override func shows(_ child: ViewNode) -> Bool {
    guard let column = child as? ColumnNode else { return true }
    return isCollapsed ? column.index == state.top : !state.folded.contains(column.index)
  }

  // MARK: Side-by-side columns

  private var wantedVisibility: NavigationSplitViewVisibility {
    visibility?.wrappedValue ?? ownVisibility
  }

  /// Resolves `automatic` visibility.
  private func resolved(_ isProminent: Bool, isRoomy: Bool) -> NavigationSplitViewVisibility {
    let wanted = wantedVisibility
    guard wanted == .automatic else { return wanted }
    if isProminent { return .detailOnly }
    return columns.count == 2 || isRoomy ? .all : .doubleColumn
  }

  private static func folded(_ shown: NavigationSplitViewVisibility, of count: Int) -> Set<Int> {
    switch shown {
    case .detailOnly: Set(0..<(count - 1))
    case .doubleColumn where count == 3: [0]
    default: []
    }
  }

  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    guard action == .tap, state.toggle != nil, !isCollapsed else { throw .unsupported }
    let isDouble = columns.count == 2
    let next: NavigationSplitViewVisibility =
      switch state.folded.count {
      case 0: isDouble ? .detailOnly : .doubleColumn
      case 1: .all
      default: .doubleColumn
      }
    if let visibility { visibility.wrappedValue = next } else { ownVisibility = next }
    changed()
  }

  // MARK: Compact windows

  /// Changes the top column in a compact window if there is a binding for it.
  func prefer(_ index: Int) {
    guard let compact, index != compact.wrappedValue.index(of: columns.count) else { return }
    compact.wrappedValue = NavigationSplitViewColumn(at: index, of: columns.count)
    changed()
  }

  /// Goes back from a column to the previous one, whose selection is cleared (V4).
  func goBack(from index: Int) {
    guard isCollapsed, index > 0 else { return }
    graph.leave { [weak self] in
      guard let self, isAlive, isCollapsed, state.top == index else { return }
      columns[index - 1].isShown = true
      changed()
    } then: { [weak self] in
      guard let self, isAlive else { return }
      columns[index - 1].endSelection()
      prefer(index - 1)
      changed()
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { columns.forEach(body) }

  override func didUnmount() {
    environment.end()
    visibilityReader.end()
    compactReader.end()
  }
}
