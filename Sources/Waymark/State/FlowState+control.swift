// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// With guards, gates or unsaved changes, every change of a path is a proposal. Nothing is shown
/// before the decision, and a rejected change is reverted in the app's path.
extension FlowState {
  /// Whether changes of a path are proposals.
  func isControlled(_ path: PathID) -> Bool {
    paths[path]?.isControlled == true
  }

  /// Called when a path has changed, or is to be changed.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - change: The difference to the open routes.
  ///   - cause: The cause of the change.
  ///   - style: The transition of the change.
  ///   - time: The time in nanoseconds; nil without a listener.
  ///   - isInSource: Whether the app's path already contains the change.
  /// - Returns: The actions to perform.
  mutating func propose(
    _ path: PathID, by change: PathChange, because cause: NavigationCause,
    as style: ReplaceStyle = .automatic, at time: UInt64? = nil, isInSource: Bool = true
  ) -> [FlowAction] {
    guard let open = paths[path] else { return [] }
    var actions = open.control?.isWaiting == true ? supersede(path) : []
    let goal = open.routes.applying(change)
    let isRenewal = change.replaced.isEmpty && change.added.isEmpty
    let control = open.control ?? PathControl()
    lastProposal += 1
    let proposal = Proposal(
      number: lastProposal, goal: goal, change: change, style: style, time: time,
      isInSource: isInSource,
      run: GuardRun(
        from: open.routes, to: goal, because: cause, nesting: control.nesting,
        // A screen that stays open with another value remains the same place.
        guards: isRenewal ? [] : control.guardNames))
    if control.isHeard { actions.append(.report(path, proposal.run.question)) }
    return actions + ask(path, proposal)
  }

  /// Called when a guard has answered.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - number: The proposal that the guard was asked about; ignored if it is not the current one.
  ///   - guarding: The guard; the preceding guards that were not asked yet allow the proposal.
  ///   - decision: The answer of the guard.
  /// - Returns: The actions to perform.
  mutating func guardAnswered(
    _ path: PathID, proposal number: Int, by guarding: Int, _ decision: NavigationDecision
  ) -> [FlowAction] {
    guard let control = paths[path]?.control, var proposal = control.pending,
      proposal.number == number
    else { return [] }
    proposal.run.answer(decision, by: guarding, open: control.gates?.open ?? [])
    return ask(path, proposal)
  }

  /// Called when a guard answers asynchronously; the path is reverted until it has answered.
  mutating func guardDelayed(_ path: PathID, proposal number: Int) -> [FlowAction] {
    guard let open = paths[path], open.control?.pending?.number == number else { return [] }
    paths[path]?.control?.pending?.isInSource = false
    return refuse(path, open.routes)
  }

  /// Sets the guards and gates of a path, which decide about the next change.
  ///
  /// ``enforceControl(_:)`` applies them to the open routes, because the app may have changed the
  /// path, too.
  mutating func setControl(
    _ path: PathID, guards: [NavigationGuard], gates: GateRules?, nesting: Int, isHeard: Bool
  ) {
    guard paths[path] != nil else { return }
    if guards.isEmpty, gates == nil, !isHeard {
      // A change that waits for the user's answer continues to wait.
      if paths[path]?.control?.isWaiting != true { paths[path]?.control = nil }
      return
    }
    var control = paths[path]?.control ?? PathControl()
    control.guards = guards
    control.gates = gates
    control.nesting = nesting
    control.isHeard = isHeard
    control.isNew = true
    paths[path]?.control = control
  }

  /// Closes the screens whose gates are closed, and proposes the held path again if its gates are
  /// open.
  mutating func enforceControl(_ path: PathID) -> [FlowAction] {
    guard let open = paths[path], let control = open.control, control.isNew else { return [] }
    paths[path]?.control?.isNew = false
    if control.cut(open.routes) != nil {
      // The user is not asked, because access to these screens has ended.
      let placing = placing(open.routes, in: open, because: .guard)
      return supersede(path) + placing.events.map { .report(path, $0) }
        + self.open(placing, in: path)
    }
    guard let held = control.held, let gates = control.gates, held.gates.isSubset(of: gates.open)
    else { return [] }
    paths[path]?.control?.held = nil
    guard let change = PathChange(from: open.routes, to: held.goal) else { return [] }
    return propose(path, by: change, because: held.cause, isInSource: false)
  }

  // MARK: Decisions

  // None of these functions holds the path while it changes, which would copy its screens.

  private mutating func ask(_ path: PathID, _ proposal: Proposal) -> [FlowAction] {
    guard let next = proposal.run.next else { return decide(path, proposal) }
    paths[path]?.control?.pending = proposal
    return [.ask(path, proposal: proposal.number, guard: next, proposal.run.question)]
  }

  private mutating func decide(_ path: PathID, _ proposal: Proposal) -> [FlowAction] {
    guard let open = paths[path] else { return [] }
    if open.control?.pending != nil { paths[path]?.control?.pending = nil }
    let run = proposal.run
    switch run.result {
    case .blocked(let reason):
      return (run.isLoop ? [.reportLoop(run.chain)] : [])
        + [.report(path, run.event(.blocked(reason: reason)))]
        + self.open(Placing(open.routes, because: .guard), in: path, insteadOf: proposal)
    case .held(let gate):
      let held = Held(goal: run.path, cause: run.cause, gates: [gate])
      var placing = Placing(open.routes, because: .guard, held: held)
      placing.enter(open)
      return [.report(path, run.event(.held(until: [gate])))]
        + self.open(placing, in: path, insteadOf: proposal)
    case .allowed, nil:
      let isRedirected = !run.chain.isEmpty
      let redirection: [FlowAction] =
        isRedirected ? [.report(path, run.event(.redirected(by: run.chain)))] : []
      return redirection + leave(path, proposal)
    }
  }

  /// Asks the screens that a proposal closes, the topmost first, and then opens it.
  mutating func leave(_ path: PathID, _ proposal: Proposal) -> [FlowAction] {
    guard let open = paths[path] else { return [] }
    let run = proposal.run
    let isRedirected = !run.chain.isEmpty
    let placing = placing(
      run.path, in: open, because: isRedirected ? .guard : run.cause,
      keeping: isRedirected || open.control?.isNew == true ? 0 : proposal.change.countKept)
    // Closed gates remove routes, so the count is that of the goal only if nothing was removed.
    let isGoal = !isRedirected && placing.events.isEmpty
    let change = isGoal ? proposal.change : PathChange(from: open.routes, to: placing.routes)
    let closing = change?.replaced ?? 0..<0
    guard let leaver = open.leaver(closing: closing, confirmed: proposal.confirmed) else {
      if isGoal, proposal.isInSource {
        pathChanged(
          path, by: proposal.change, because: placing.cause, as: proposal.style, at: proposal.time)
        return []
      }
      return placing.events.map { .report(path, $0) }
        + self.open(placing, in: path, insteadOf: proposal)
    }
    if paths[path]?.control == nil { paths[path]?.control = PathControl() }
    var proposal = proposal
    proposal.isInSource = false
    paths[path]?.control?.asked = AskedProposal(proposal: proposal, leaver: leaver)
    return refuse(path, open.routes) + [
      .report(path, run.event(.awaitsConfirmation))
    ]
  }

  /// Divides a path into the routes that the gates allow and the held path.
  ///
  /// - Parameters:
  ///   - routes: The path.
  ///   - open: The path in which to open it.
  ///   - cause: The cause of the change.
  ///   - kept: The number of the lowest routes that are already open, and therefore allowed.
  /// - Returns: The routes to open, and the held path.
  private func placing(
    _ routes: [Route<AnyHashable>], in open: OpenPath, because cause: NavigationCause,
    keeping kept: Int = 0
  ) -> Placing {
    var placing = Placing(routes, because: cause)
    guard let control = open.control, let cut = control.cut(routes, keeping: kept) else {
      return placing
    }
    placing.routes = Array(routes[..<cut.index])
    let isNew = !open.routes.starts(with: routes)
    let event = NavigationEvent(
      cause: cause, before: open.routes, after: routes, nesting: control.nesting)
    if isNew || control.gates?.returns == true {
      placing.held = Held(goal: routes, cause: cause, gates: cut.gates)
      placing.events = [event.with(.held(until: cut.gates))]
      placing.enter(open)
    } else {
      placing.events = [event.with(.blocked(reason: "closed: \(names(of: cut.gates))"))]
    }
    return placing
  }

  /// Opens the allowed routes; all changes of open routes end here.
  private mutating func open(
    _ placing: Placing, in path: PathID, insteadOf proposal: Proposal? = nil
  ) -> [FlowAction] {
    guard let open = paths[path] else { return [] }
    let routes = placing.routes
    if let held = placing.held {
      paths[path]?.control?.held = HeldProposal(
        goal: held.goal, cause: held.cause, gates: held.gates, base: routes)
    }
    if let proposal, routes == proposal.goal {
      pathChanged(
        path, by: proposal.change, because: placing.cause, as: proposal.style, at: proposal.time)
    } else if let change = PathChange(from: open.routes, to: routes) {
      pathChanged(path, by: change, because: placing.cause, at: proposal?.time)
    }
    return refuse(path, routes, insteadOf: proposal?.goal)
  }

  /// Asks the owner of a path to write the open routes.
  mutating func refuse(
    _ path: PathID, _ routes: [Route<AnyHashable>], insteadOf wanted: [Route<AnyHashable>]? = nil
  ) -> [FlowAction] {
    if routes != wanted { pathRefused(path) }
    return [.write(path, routes)]
  }

  /// Ends pending guards, questions and held paths, because a newer change supersedes them.
  mutating func supersede(_ path: PathID) -> [FlowAction] {
    guard let control = paths[path]?.control, control.isWaiting else { return [] }
    paths[path]?.control?.pending = nil
    paths[path]?.control?.asked = nil
    let runs = [control.pending?.run, control.asked?.proposal.run].compactMap { $0 }
    return [.stopAsking(path)] + runs.map { .report(path, $0.event(.superseded)) }
  }

  /// Whether a path waits for gates.
  var hasHeld: Bool { paths.values.contains { $0.control?.held != nil } }

  /// Called when the views have been updated; discards a held path if another screen was opened
  /// meanwhile.
  mutating func discardHeld() -> [FlowAction] {
    var actions: [FlowAction] = []
    for (path, open) in paths {
      guard let held = open.control?.held, !open.routes.starts(with: held.base) else { continue }
      paths[path]?.control?.held = nil
      let event = NavigationEvent(
        cause: held.cause, before: open.routes, after: held.goal,
        nesting: open.control?.nesting ?? 1)
      actions.append(.report(path, event.with(.declined)))
    }
    return actions
  }
}

private typealias Held = (
  goal: [Route<AnyHashable>], cause: NavigationCause, gates: Set<NavigationGate>
)

/// The routes to open in a path, and the held path.
private struct Placing {
  var routes: [Route<AnyHashable>]
  let cause: NavigationCause
  var held: Held?
  var events: [NavigationEvent] = []

  init(_ routes: [Route<AnyHashable>], because cause: NavigationCause, held: Held? = nil) {
    self.routes = routes
    self.cause = cause
    self.held = held
  }

  /// Adds the entrance, the route with which the user opens a gate of the held path.
  mutating func enter(_ path: OpenPath) {
    guard let held, let control = path.control else { return }
    if let way = control.entrance(for: held.gates, above: routes, in: path) { routes.append(way) }
  }
}

private func names(of gates: Set<NavigationGate>) -> String {
  gates.map(\.rawValue).sorted().joined(separator: ", ")
}

extension [Route<AnyHashable>] {
  /// Returns the routes after a change; indices out of bounds are ignored.
  fileprivate func applying(_ change: PathChange) -> Self {
    var routes = self
    routes.replaceSubrange(change.replaced.clamped(to: indices), with: change.added.map(\.route))
    for one in change.renewed where routes.indices.contains(one.index) {
      routes[one.index] = one.entry.route
    }
    return routes
  }
}
