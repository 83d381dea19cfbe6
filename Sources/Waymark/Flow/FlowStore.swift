// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRoutes
import WaymarkUI

/// Owns the state of a flow and of those joined to it, passes inputs to it and performs the actions
/// that it returns.
@MainActor
final class FlowStore {
  var state: FlowState
  /// Invalidates the views.
  let changes: ObservableObjectPublisher
  private var timer = StepTimer.dispatch
  private(set) var flows: [PathID: FlowReference] = [:]
  /// The objects that represent open routes in views.
  private var screens: [ScreenID: OpenRoute] = [:]
  /// Whether ``screens`` may contain screens of flows that were removed.
  private var hasStrayScreens = false
  /// The result of the last ``shownRoutes``.
  private var listed = ListedRoutes()
  /// The guards that are being asked, by path.
  var asked: [PathID: Task<Void, Never>] = [:]
  /// The paths whose sources differ from the open routes.
  var unwritten: Set<PathID> = []
  /// The state's revision at the last evaluation of the views.
  private var evaluated = 0
  /// The actions to call when the goal is shown.
  private var shownActions: [@MainActor () -> Void] = []

  init(root: PathID, publishing changes: ObservableObjectPublisher) {
    state = FlowState(root: root)
    self.changes = changes
  }

  // MARK: Flows

  /// The flow of a path.
  func flow(of path: PathID) -> Flow? { flows[path]?.flow }

  /// Adds a flow and those joined to it.
  func attach(_ branch: FlowBranch, to parent: PathID?, at place: ScreenID?) {
    state.attach(branch.paths, to: parent, at: place)
    state.visibleViews.merge(branch.visibleViews) { $0 + $1 }
    screens.merge(branch.screens) { $1 }
    for screen in branch.screens.values { screen.store = self }
    for (id, reference) in branch.flows {
      flows[id] = reference
      reference.flow?.move(to: self)
    }
  }

  /// Removes a flow and those joined to it.
  func detach(_ path: PathID) -> FlowBranch {
    var branch = FlowBranch()
    branch.paths = state.detach(path)
    for path in branch.paths {
      branch.flows[path.id] = flows.removeValue(forKey: path.id)
      for screen in path.screens {
        branch.screens[screen.id] = screens[screen.id]
        branch.visibleViews[screen.id] = state.visibleViews.removeValue(forKey: screen.id)
      }
    }
    // Their screens may still be shown, and keep their objects until they are removed.
    hasStrayScreens = true
    return branch
  }

  /// Removes a flow whose view no longer exists.
  private func drop(_ path: PathID) {
    // Flows that were joined to it are attached again when their views are evaluated.
    for child in state.paths[path]?.children ?? [] {
      flow(of: child)?.attach(to: nil, in: nil, joined: false)
    }
    for screen in state.paths[path]?.screens ?? [] {
      // It may be shown, and read, until the next update.
      if let placed = state.placed(screen.id) { route(screen.id)?.remember(placed) }
    }
    // Their views are still there, and a step may wait until they are not.
    state.visibleViews.merge(detach(path).visibleViews) { $1 }
  }

  // MARK: Inputs

  /// Synchronizes with a path, and with those of all flows joined to it.
  func sync(_ path: PathID) {
    guard let flow = flow(of: path) else {
      if path != state.root { drop(path) }
      return
    }
    flow.sync()
    for child in state.paths[path]?.children ?? [] { sync(child) }
  }

  /// Synchronizes with all paths and computes the screens to show.
  func settle(as style: ReplaceStyle = .automatic) {
    sync(state.root)
    perform(state.settle(as: style))
  }

  /// Called before the views are evaluated.
  func evaluate(withNavigation: Bool, platform: NavigationPlatform, timer: StepTimer) {
    self.timer = timer
    state.configure(withNavigation: withNavigation, platform: platform)
    settle()
    evaluated = state.revision
  }

  /// Called when a path has changed.
  func pathChanged(
    _ path: PathID, by change: PathChange, because cause: NavigationCause, as style: ReplaceStyle,
    isHeard: Bool
  ) {
    let time = isHeard ? DispatchTime.now().uptimeNanoseconds : nil
    if state.isControlled(path) {
      perform(state.propose(path, by: change, because: cause, as: style, at: time))
    } else {
      state.pathChanged(path, by: change, because: cause, as: style, at: time)
    }
  }

  /// Called when the views of a path's screens must be recreated.
  func pathRenewed(_ path: PathID) { state.pathRenewed(path) }

  /// Called when a view of a screen has appeared or disappeared.
  func screenChanged(_ screen: ScreenID, isVisible: Bool) {
    if isVisible { state.appeared(screen) } else { state.disappeared(screen) }
    completeStep()
  }

  /// Begins the next step if the current one is complete.
  func completeStep() {
    guard state.isStepComplete else { return }
    settle()
    perform(state.stepCompleted())
  }

  /// Called when the user closes a screen and all screens above it.
  func close(_ screen: ScreenID, because cause: NavigationCause) {
    settle()
    perform(state.close(screen, because: cause))
  }

  /// Called when the user has gone back to some of the pushes on a root.
  func keep(_ left: ArraySlice<OpenRoute>, on base: SegmentBase) {
    settle()
    perform(state.keep(left.map(\.id), on: base))
  }

  /// Called when the views have been updated.
  func updated() {
    settle()
    completeStep()
    perform(state.updated())
    if state.hasHeld { perform(state.discardHeld()) }
    if state.hasQuestions {
      perform(state.showQuestions())
      publishIfChanged()
    }
    keepHeld()
    restore()
    settleResults(areViewsUpdated: !state.isUnderway && state.revision == evaluated)
    // Closed screens must not be retained.
    if listed.routes.count > state.shown.count { _ = shownRoutes }
    guard !state.isUnderway else { return }
    if hasStrayScreens {
      hasStrayScreens = false
      let shown = Set(state.shown.map(\.id))
      screens = screens.filter { shown.contains($0.key) || state.placed($0.key) != nil }
    }
    let actions = shownActions
    shownActions = []
    for action in actions { action() }
  }

  /// Calls an action once the views show all changes so far.
  func whenShown(_ action: @escaping @MainActor () -> Void) { shownActions.append(action) }

  // MARK: Actions

  /// Invalidates the views.
  func publish() { changes.send() }

  /// Invalidates the views if something has changed since they were evaluated.
  func publishIfChanged() {
    if state.revision != evaluated { publish() }
  }

  func perform(_ actions: [FlowAction]) {
    for action in actions { perform(action) }
    if !actions.isEmpty { settleResults() }
  }

  private func perform(_ action: FlowAction) {
    switch action {
    case .publish(isAnimated: true): publish()
    case .publish(isAnimated: false):
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { publish() }
    case .close(let screen, let cause): flow(of: screen.path)?.close(screen, because: cause)
    case .remove(let screen, let cause): flow(of: screen.path)?.remove(screen, because: cause)
    case .wait(let step):
      timer.call(1) { [weak self] in
        guard let self, state.isAwaited(step) else { return }
        settle()
        perform(state.stepCompleted())
      }
    case .notify(let path, let change, let after): notify(change, of: path, after)
    case .ask(let path, let proposal, let index, let event):
      ask(index, about: event, proposal, in: path)
    case .stopAsking(let path):
      asked.removeValue(forKey: path)?.cancel()
      flow(of: path)?.results?.superseded()
    case .confirm(let path, let leaver): flow(of: path)?.control.leavers[leaver]?.object?.ask()
    case .write(let path, let routes): keep(routes, in: path)
    case .reportLoop(let chain): reportLoop(chain)
    case .report(let path, let event): report(event, of: path)
    }
  }

  private func notify(_ change: PendingChange, of path: PathID, _ after: [Route<AnyHashable>]) {
    for closed in change.closed.reversed() {
      guard let screen = screens.removeValue(forKey: closed.id) else { continue }
      screen.remember(closed)
      screen.notifyClosed(change.cause)
    }
    flow(of: path)?.results?.closed(change.closed)
    guard let flow = flow(of: path), let listener = flow.listener, change.before != after else {
      return
    }
    let start = change.time ?? DispatchTime.now().uptimeNanoseconds
    var event = NavigationEvent(
      cause: change.cause, before: change.before, after: after, nesting: flow.nesting,
      seconds: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    event.steps = change.steps
    event.platform = state.platform
    listener.tell(event)
  }

  // MARK: Screens

  /// The object that represents an open route in views.
  func route(_ screen: ScreenID) -> OpenRoute? {
    if let known = screens[screen] { return known }
    guard let placed = state.placed(screen) else { return nil }
    let route = OpenRoute(placed, in: flow(of: screen.path), shownBy: self)
    screens[screen] = route
    return route
  }

  /// The objects of the routes that are shown.
  var shownRoutes: [OpenRoute] {
    if listed.revision != state.revision {
      let shown = state.shown
      let kept = listed.countKept(in: shown)
      listed.keep(kept, of: shown, revision: state.revision)
      for screen in shown[kept...] {
        guard let route = route(screen.id) else { break }
        listed.routes.append(route)
      }
    }
    return listed.routes
  }
}

/// The objects of the routes that were shown at some revision.
private struct ListedRoutes {
  var routes: [OpenRoute] = []
  private(set) var revision = -1
  private var screens: [OpenScreen] = []

  /// How many of the lowest screens are still shown.
  func countKept(in shown: [OpenScreen]) -> Int {
    let limit = min(shown.count, screens.count, routes.count)
    var kept = 0
    while kept < limit, shown[kept].id == screens[kept].id { kept += 1 }
    return kept
  }

  mutating func keep(_ count: Int, of shown: [OpenScreen], revision: Int) {
    // Removing an empty range would copy the list if a view holds it.
    if count < routes.count { routes.removeSubrange(count...) }
    screens = shown
    self.revision = revision
  }
}

/// A flow with those joined to it, and the objects of their screens.
struct FlowBranch {
  /// The flow's own path first.
  var paths: [OpenPath] = []
  var flows: [PathID: FlowReference] = [:]
  var screens: [ScreenID: OpenRoute] = [:]
  /// How many views show each of its screens.
  var visibleViews: [ScreenID: Int] = [:]
}
