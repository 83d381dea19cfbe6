// SPDX-License-Identifier: MIT

import WaymarkRender

/// An action that refreshes the content of a view; read it from the environment and call it.
public struct RefreshAction: Sendable {
  fileprivate let action: @Sendable () async -> Void

  /// Runs the action and returns when it completes.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action of the nearest enclosing `refreshable`; nil if there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets a person refresh the lists and scroll views in this view by pulling down.
  ///
  /// The action runs on the main actor until its first suspension, does not run twice at a time,
  /// and is cancelled with its view. Hosts without the gesture show a button in the navigation bar.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// A list or scroll view with an optional refresh action.
nonisolated struct RefreshView<Content: View>: WrappingView {
  let content: Content
  let action: RefreshAction?

  @MainActor
  func makeNode(in parent: ViewNode) -> RefreshNode {
    let node = RefreshNode([], in: parent)
    node.begin(action)
    return node
  }

  @MainActor
  func update(_ node: RefreshNode) { node.receive(action) }
}

final class RefreshNode: AttributeNode {
  private var action: RefreshAction?
  private var task: Task<Void, Never>?
  /// Whether views around the list or scroll view observe how it scrolls.
  private lazy var isObserved = !scrollObservers.isEmpty

  func begin(_ action: RefreshAction?) {
    receive(action)
    if isObserved { show() }
  }

  override func handle(_ report: HostEvent.Action) throws(HostEventError) -> Bool {
    guard case .scrolling(let value) = report else { return false }
    try observe(value)
    return true
  }

  func receive(_ new: RefreshAction?) {
    let isNew = (new == nil) != (action == nil)
    action = new
    guard isNew else { return }
    if new == nil {
      scope.containers.lists?.remove(self)
    } else {
      scope.containers.lists?.add(self)
    }
    show()
  }

  var isRefreshing: Bool { task != nil }

  private func show() {
    var values: [(Property, PropertyValue)] = []
    if action != nil { values.append((.refreshable, .bool(true))) }
    if isRefreshing { values.append((.refreshing, .bool(true))) }
    if isObserved { values.append((.scrollObserved, .bool(true))) }
    receive(values)
    scope.containers.lists?.refreshChanged()
  }

  func start() throws(HostEventError) {
    guard let action else { throw .unsupported }
    guard EnvironmentValues(scope).isEnabled else { throw .disabled }
    guard task == nil else { return }
    graph.runningTasks += 1
    task = Task { @MainActor [weak self, surroundings = graph.surroundings] in
      await action()
      surroundings.graph?.runningTasks -= 1
      self?.end()
    }
    show()
  }

  private func end() {
    task = nil
    guard isAlive else { return }
    show()
    graph.askForFlush()
  }

  override func didUnmount() {
    task?.cancel()
    scope.containers.lists?.remove(self)
  }
}

extension ElementNode {
  /// The node that refreshes the element's content.
  fileprivate var refresher: RefreshNode? {
    var next = attributes
    while let node = next {
      if let refresher = node as? RefreshNode { return refresher }
      next = node.attributes
    }
    return nil
  }
}

/// Refreshes an element's content with the action of an enclosing view.
final class RefreshEvents: EventFilter {
  static let shared = RefreshEvents()

  func deliver(
    _ event: HostEvent, to element: ElementNode, _ next: Next
  ) throws(HostEventError) {
    guard event.action == .refresh, let refresher = element.refresher else { return try next() }
    try refresher.start()
  }
}
