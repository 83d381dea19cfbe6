// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRoutes
import WaymarkUI

/// Keeps the state of a flow and of those joined to it, hands it its inputs and performs what it
/// answers.
@MainActor
final class FlowStore {
  private(set) var state: FlowState
  /// Has the views ask again what is shown.
  let changes: ObservableObjectPublisher
  private var timer = StepTimer.dispatch
  private var flows: [PathID: FlowReference] = [:]
  /// What views hold of the open routes.
  private var screens: [ScreenID: OpenRoute] = [:]
  /// Whether there are some of flows that went.
  private var hasStrayScreens = false
  /// What views hold of the routes that were shown when they asked last.
  private var listed = ListedRoutes()
  /// The state's revision when the views asked last.
  private var evaluated = 0

  init(root: PathID, publishing changes: ObservableObjectPublisher) {
    state = FlowState(root: root)
    self.changes = changes
  }

  // MARK: Flows

  /// The flow of a path.
  func flow(of path: PathID) -> Flow? { flows[path]?.flow }

  /// A flow comes, with those joined to it.
  func attach(_ branch: FlowBranch, to parent: PathID?, at place: ScreenID?) {
    state.attach(branch.paths, to: parent, at: place)
    screens.merge(branch.screens) { $1 }
    for (id, reference) in branch.flows {
      flows[id] = reference
      reference.flow?.move(to: self)
    }
  }

  /// A flow goes, with those joined to it.
  func detach(_ path: PathID) -> FlowBranch {
    var branch = FlowBranch()
    branch.paths = state.detach(path)
    for path in branch.paths {
      branch.flows[path.id] = flows.removeValue(forKey: path.id)
      for screen in path.screens { branch.screens[screen.id] = screens[screen.id] }
    }
    // What is shown of them still goes on being the same.
    hasStrayScreens = true
    return branch
  }

  /// A flow is gone, as its view is.
  private func drop(_ path: PathID) {
    // Whatever is left of it says anew where it is when its view is evaluated.
    for child in state.paths[path]?.children ?? [] {
      flow(of: child)?.attach(to: nil, in: nil, joined: false)
    }
    for screen in state.paths[path]?.screens ?? [] {
      // Still shown, perhaps, and asked for until it is not.
      if let placed = state.placed(screen.id) { route(screen.id)?.remember(placed) }
    }
    _ = detach(path)
  }

  // MARK: Inputs

  /// Catches up with a path, and those of all flows joined to it.
  func sync(_ path: PathID) {
    guard let flow = flow(of: path) else {
      if path != state.root { drop(path) }
      return
    }
    flow.sync()
    for child in state.paths[path]?.children ?? [] { sync(child) }
  }

  /// Finds out what is to be shown now.
  func settle(as style: ReplaceStyle = .automatic) {
    sync(state.root)
    perform(state.settle(as: style))
  }

  /// The views are about to ask what is shown.
  func evaluate(withNavigation: Bool, platform: NavigationPlatform, timer: StepTimer) {
    self.timer = timer
    state.configure(withNavigation: withNavigation, platform: platform)
    settle()
    evaluated = state.revision
  }

  /// A path has changed.
  func pathChanged(
    _ path: PathID, by change: PathChange, because cause: NavigationCause, as style: ReplaceStyle,
    isHeard: Bool
  ) {
    let time = isHeard ? DispatchTime.now().uptimeNanoseconds : nil
    state.pathChanged(path, by: change, because: cause, as: style, at: time)
  }

  /// What makes the views of a path's screens is another.
  func pathRenewed(_ path: PathID) { state.pathRenewed(path) }

  /// A view of a screen has appeared or disappeared.
  func screenChanged(_ screen: ScreenID, isVisible: Bool) {
    if isVisible { state.appeared(screen) } else { state.disappeared(screen) }
    completeStep()
  }

  /// Takes the next step, if the one before is complete.
  func completeStep() {
    guard state.isStepComplete else { return }
    settle()
    perform(state.stepCompleted())
  }

  /// A person closes a screen that is shown, and all above it.
  func close(_ screen: ScreenID, because cause: NavigationCause) {
    settle()
    perform(state.close(screen, because: cause))
  }

  /// A person has gone back, which leaves some of the pushes on a root.
  func keep(_ left: ArraySlice<OpenRoute>, on base: SegmentBase) {
    settle()
    perform(state.keep(left.map(\.id), on: base))
  }

  /// What is shown has been brought to the screen.
  func updated() {
    settle()
    completeStep()
    perform(state.updated())
    // What is closed is not to be held any longer.
    if listed.routes.count > state.shown.count { _ = shownRoutes }
    guard hasStrayScreens, !state.isUnderway else { return }
    hasStrayScreens = false
    let shown = Set(state.shown.map(\.id))
    screens = screens.filter { shown.contains($0.key) || state.placed($0.key) != nil }
  }

  // MARK: Actions

  /// Has the views ask again.
  func publish() { changes.send() }

  /// Has the views ask again, unless they have asked since the last change.
  func publishNews() {
    if state.revision != evaluated { publish() }
  }

  private func perform(_ actions: [FlowAction]) {
    for action in actions { perform(action) }
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
    case .tell(let path, let news, let after): tell(news, of: path, after)
    }
  }

  private func tell(_ news: FlowNews, of path: PathID, _ after: [Route<AnyHashable>]) {
    for closed in news.closed.reversed() {
      guard let screen = screens.removeValue(forKey: closed.id) else { continue }
      screen.remember(closed)
      screen.tellClosed(news.cause)
    }
    guard let flow = flow(of: path), let listener = flow.listener, news.before != after else {
      return
    }
    let start = news.time ?? DispatchTime.now().uptimeNanoseconds
    listener.tell(
      NavigationEvent(
        cause: news.cause, before: news.before, after: after, nesting: flow.nesting,
        seconds: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9))
  }

  // MARK: Screens

  /// What views hold of an open route.
  func route(_ screen: ScreenID) -> OpenRoute? {
    if let known = screens[screen] { return known }
    guard let placed = state.placed(screen) else { return nil }
    let route = OpenRoute(placed, in: flow(of: screen.path), shownBy: self)
    screens[screen] = route
    return route
  }

  /// What views hold of the routes that are shown.
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

/// What views hold of the routes that were shown once.
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
    // Views may hold the list, and taking nothing out of it would copy it all the same.
    if count < routes.count { routes.removeSubrange(count...) }
    screens = shown
    self.revision = revision
  }
}

/// A flow with those joined to it, and what views hold of their screens.
struct FlowBranch {
  /// The flow's own path first.
  var paths: [OpenPath] = []
  var flows: [PathID: FlowReference] = [:]
  var screens: [ScreenID: OpenRoute] = [:]
}
