// SPDX-License-Identifier: MIT

import WaymarkRender

/// A screen, as far as the lists on it need one.
@MainActor
protocol ListScreen: ElementNode {
  /// What is shown because rows have pushed it.
  var activeSources: [ViewNode] { get }
  /// Called when rows that can contain a requested link have changed.
  func dataChanged()
}

/// The lists of a screen: those with lazy rows, and those that can be refreshed.
@MainActor
final class ScreenLists {
  // Proof: the screen owns this, and is there as long as the nodes below it, which use it.
  private unowned(unsafe) let screen: any ListScreen
  private var lazyRows: [any LazyRows] = []
  private var refreshers: [RefreshNode] = []
  private var refresh = (isThere: false, isRunning: false)

  init(of screen: any ListScreen) { self.screen = screen }

  var activeSources: [ViewNode] { screen.activeSources }

  func dataChanged() { screen.dataChanged() }

  // MARK: Lazy rows, in the order in which they came

  func add(_ rows: any LazyRows) { lazyRows.append(rows) }
  func remove(_ rows: any LazyRows) { lazyRows.removeAll { $0 === rows } }

  /// Searches the link of a tag: first in the row of that id, then in all rows in order (L5).
  func find(_ tag: AnyHashable, _ isFound: () -> Bool) {
    // Realised rows can contain lazy rows themselves.
    let all = lazyRows
    if all.contains(where: { $0.find(byID: tag, isFound) }) { return }
    _ = all.contains { $0.find(inOrder: tag, isFound) }
  }

  // MARK: Refreshing

  func add(_ node: RefreshNode) { refreshers.append(node) }

  func remove(_ node: RefreshNode) {
    refreshers.removeAll { $0 === node }
    refreshChanged()
  }

  /// Called when the refreshable content of the screen has changed.
  func refreshChanged() {
    guard screen.isAlive else { return }
    let new = (!refreshers.isEmpty, refreshers.contains(where: \.isRefreshing))
    guard new != refresh else { return }
    if new.0 != refresh.0 { screen.send(.refreshable, new.0 ? .bool(true) : nil) }
    if new.1 != refresh.1 { screen.send(.refreshing, new.1 ? .bool(true) : nil) }
    refresh = new
  }

  /// Refreshes the first list that can be.
  func startRefresh() throws(HostEventError) {
    guard let first = refreshers.first else { throw .unsupported }
    try first.start()
  }
}

/// What is presented from a place, for the rows around it.
@MainActor
final class PresentationSource {
  weak var node: ViewNode?
}

extension Containers {
  private static let listsSlot = ContainerSlot<ScreenLists>()
  private static let presentationSlot = ContainerSlot<PresentationSource>()

  /// The lists of the nearest screen.
  var lists: ScreenLists? {
    get { self[Self.listsSlot] }
    set { self[Self.listsSlot] = newValue }
  }

  /// What is presented from the nearest place that presents.
  var presentation: PresentationSource? {
    get { self[Self.presentationSlot] }
    set { self[Self.presentationSlot] = newValue }
  }
}
