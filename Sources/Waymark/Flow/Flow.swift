// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes
import WaymarkUI

/// One flow: its path, its place among other flows, and its listener.
///
/// Its open routes are in the ``FlowState`` of its ``store``, which receives intents and changes of
/// the path.
@MainActor
final class Flow {
  let id: PathID
  let destinations = DestinationTable()
  /// The store of its open routes: its own, or that of the flow that it is joined to.
  private(set) var store: FlowStore
  /// The flow around this one.
  private(set) weak var parent: Flow?
  /// The screen that this one is in; nil in the parent's root.
  private(set) var place: OpenRoute?
  /// The number of enclosing flows with a path of their own, including this one.
  var nesting = 1
  /// Notified of changes.
  var listener: NavigationListener?
  /// The guards and gates that decide about changes.
  var control = FlowControl()
  /// The app's storage for the held path; nil if there is none.
  weak var heldPath: HeldPath?
  /// The requested results of its screens; nil until there are any.
  var results: FlowResults?
  /// The enclosing modifier state that follows links.
  var follower: LinkFollower?
  /// The router of its screens.
  private(set) var router: PlacedRouter?
  /// The router in which it is registered as a target.
  private var announcedTo: Router?
  /// Whether its root is on screen, which is false while a cover or, in a joined flow, a pushed
  /// screen hides it.
  var isRootVisible = false
  private(set) lazy var reference = FlowReference(self)
  /// The part of it in the environment of its views.
  var asPlace: FlowPlace { FlowPlace(flow: reference, nesting: nesting, router: router) }
  private weak var source: (any PathSource)?
  /// The path in which screens open others; nil for a local destination.
  private(set) weak var path: (any ScreenPath)?
  let isLocal: Bool
  private let ownStore: FlowStore
  /// The nested flows that show their screens themselves.
  private var nested: [FlowReference] = []
  private let end = FlowEnd()
  /// The cause of the changes that the app is making in a closure.
  private var statedCause: NavigationCause?
  private static var lastID = 0

  /// Creates the flow of a path; `changes` invalidates its views.
  init(of path: some ScreenPath, publishing changes: ObservableObjectPublisher) {
    (id, ownStore) = Self.next(changes)
    source = path
    self.path = path
    isLocal = false
    store = ownStore
    begin()
  }

  /// Creates the flow of a local destination, or of a selection; `changes` invalidates the latter's
  /// view.
  init(
    local source: some PathSource,
    publishing changes: ObservableObjectPublisher = ObservableObjectPublisher()
  ) {
    (id, ownStore) = Self.next(changes)
    self.source = source
    isLocal = true
    store = ownStore
    begin()
  }

  private static func next(_ changes: ObservableObjectPublisher) -> (PathID, FlowStore) {
    lastID += 1
    let id = PathID(lastID)
    return (id, FlowStore(root: id, publishing: changes))
  }

  private func begin() {
    var branch = FlowBranch()
    branch.paths = [OpenPath(id, isLocal: isLocal)]
    branch.flows = [id: reference]
    ownStore.attach(branch, to: nil, at: nil)
  }

  // MARK: Family

  /// Whether its routes are shown among those of the parent.
  var isJoined: Bool { store !== ownStore }

  /// The flow in which its screens open others.
  var host: Flow { isLocal ? parent?.host ?? self : self }

  /// Sets the enclosing flow, the screen that contains this flow, and whether this flow's routes
  /// are shown among those of the enclosing one.
  func attach(to parent: Flow?, in place: OpenRoute?, joined: Bool) {
    let store = joined ? parent?.store ?? ownStore : ownStore
    guard self.parent !== parent || self.place !== place || self.store !== store else { return }
    self.parent?.nested.removeAll { $0.flow === self || $0.flow == nil }
    self.parent = parent
    self.place = place
    if store === ownStore { parent?.nested.append(reference) }
    if self.store !== store || isJoined {
      let branch = self.store.detach(id)
      let isOwn = store === ownStore
      store.attach(branch, to: isOwn ? nil : parent?.id, at: isOwn ? nil : place?.id)
    }
  }

  /// Called when another store shows its screens.
  func move(to store: FlowStore) {
    self.store = store
    end.change = isJoined ? store.changes : nil
  }

  // MARK: Router

  /// Sets the router of its screens; nil for the default one.
  func use(_ chosen: Router?) {
    if router == nil || router?.chosen !== chosen { router = PlacedRouter(chosen, in: self) }
  }

  /// Registers itself with its router as the most recently shown target.
  func announce() {
    announcedTo?.disappeared(self)
    announcedTo = router?.router
    announcedTo?.appeared(self)
  }

  // MARK: Changes

  /// Changes whenever a route opens or closes.
  var revision: Int {
    sync()
    return store.state.paths[id]?.revision ?? 0
  }

  /// Opens a screen on top of the path; reports if the path does not accept its type.
  func open(_ screen: AnyHashable, as style: RouteStyle) { path?.open(screen, as: style) }

  /// Synchronizes with the path.
  ///
  /// - Parameters:
  ///   - cause: The cause of the change; nil for the stated one, or the app's code.
  ///   - style: The transition of the change.
  func sync(because cause: NavigationCause? = nil, as style: ReplaceStyle = .automatic) {
    // The view of a guard may have been evaluated without the view of this flow.
    updateControl()
    if let change = source?.adoptChange() { apply(change, because: cause, as: style) }
    if control.isNew { store.enforceControl(of: self) }
  }

  /// Passes a change of the path to the state.
  func apply(
    _ change: PathChange, because cause: NavigationCause? = nil,
    as style: ReplaceStyle = .automatic
  ) {
    let known = statedCause ?? follower?.cause ?? .code.from(NavigationOrigin.current)
    store.pathChanged(
      id, by: change, because: cause ?? known, as: style, isHeard: listener != nil)
  }

  /// Makes changes of the path with a stated cause.
  func change(because cause: NavigationCause, _ change: () -> Void) {
    let around = statedCause
    statedCause = cause
    defer { statedCause = around }
    change()
    sync()
  }

  /// Makes a change of the path with a transition.
  func change(as style: ReplaceStyle, _ change: () -> Void) {
    sync()
    store.settle()
    change()
    sync(as: style)
    store.settle(as: style)
  }

  /// Closes a screen and all above it; ignored when it is closed already.
  func close(_ screen: ScreenID, because cause: NavigationCause) {
    write(screen, because: cause) { $0.close(from: $1) }
  }

  /// Closes a screen alone.
  func remove(_ screen: ScreenID, because cause: NavigationCause) {
    write(screen, because: cause) { $0.remove(at: $1) }
  }

  private func write(
    _ screen: ScreenID, because cause: NavigationCause, _ write: (any PathSource, Int) -> Void
  ) {
    sync()
    guard let source, let index = store.state.index(of: screen) else { return }
    store.publish()
    write(source, index)
    // If the source has rejected the write, there is no change and the cause is dropped.
    sync(because: cause)
    decide()
  }

  /// Changes the value of a screen; it stays the same screen.
  func write(_ value: AnyHashable, to screen: ScreenID) {
    sync()
    guard let index = store.state.index(of: screen) else {
      DiagnosticSink.current.report(
        Diagnostic(
          """
          A binding to a screen of type “\(type(of: value.base))” was written after the screen \
          was closed. The write is dropped.
          """,
          severity: .warning))
      return
    }
    store.publish()
    if let change = path?.write(value, at: index) { apply(change) }
    decide()
  }

  /// Whether the path can hold these routes; reports if it cannot.
  func accepts(_ routes: [Route<AnyHashable>]) -> Bool { source?.accepts(routes) ?? false }

  /// Treats these routes as the path, until ``restore()`` has written them.
  func keep(_ routes: [Route<AnyHashable>]) { source?.keep(routes) }

  /// Writes the routes of the last ``keep(_:)``.
  func restore() { source?.restore() }

  // MARK: Local destinations

  /// The local destinations that are open among the routes of the path, lowest first.
  var localRoutes: [LocalScreen] {
    guard store.state.hasLocalPaths(in: id) else { return [] }
    store.sync(id)
    return store.state.localScreens(of: id)
  }

  /// Closes all but the lowest `count` local destinations.
  func closeLocalRoutes(keeping count: Int) {
    for local in localRoutes.dropFirst(count).reversed() {
      guard let screen = store.state.paths[local.path]?.screens.first else { continue }
      store.flow(of: local.path)?.close(screen.id, because: .code)
    }
  }

  // MARK: Destinations

  /// Creates the view of one of its screens; nil if there is no destination.
  func makeView(of screen: OpenRoute) -> AnyView? { source?.makeView(of: screen) }

  /// Recreates visible screens whose destinations have changed.
  func refreshVisible() {
    if path?.resolve() == true { sync(because: .restoration) }
    store.refreshVisible()
    for child in nested { child.flow?.refreshVisible() }
  }
}

/// A weak reference to a flow.
@MainActor
final class FlowReference {
  private(set) weak var flow: Flow?

  init(_ flow: Flow) { self.flow = flow }
}

/// Invalidates the views that show a joined flow when the flow is released.
private final class FlowEnd {
  // A publisher may be used on any thread, as `deinit` requires.
  var change: ObservableObjectPublisher?

  deinit { change?.send() }
}
