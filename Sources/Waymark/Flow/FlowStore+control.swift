// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Asks guards, and keeps the app's paths consistent with the open routes.
extension FlowStore {
  /// Sets the guards and gates of a flow's path.
  func setControl(_ control: NavigationControl?, of flow: Flow, isHeard: Bool) {
    guard control != nil || isHeard || state.isControlled(flow.id) else { return }
    let gates = control?.gates.map { rules in
      GateRules(
        // A selected value is not a screen.
        open: rules.open, requires: flow.isSelection ? { _ in [] } : rules.requires,
        entrance: { [weak flow] gate in
          rules.entrance(gate).flatMap { flow?.accepts([$0]) == true ? $0 : nil }
        }, returns: rules.returns)
    }
    flow.control.isNew = true
    state.setControl(
      flow.id, guards: control?.guards ?? [], gates: gates, nesting: flow.nesting,
      isHeard: isHeard)
  }

  /// Closes screens whose gates are closed, and opens paths whose gates have opened.
  func enforceControl(of flow: Flow) {
    flow.control.isNew = false
    perform(state.enforceControl(flow.id))
  }

  /// Asks guards, until one rejects the change or answers asynchronously.
  ///
  /// - Parameters:
  ///   - first: The first guard to ask.
  ///   - event: The change.
  ///   - proposal: Its number.
  ///   - path: The path.
  func ask(_ first: Int, about event: NavigationEvent, _ proposal: Int, in path: PathID) {
    guard let guards = state.paths[path]?.control?.guards, guards.indices.contains(first) else {
      return
    }
    var event = event
    event.platform = state.platform
    var index = first
    while index < guards.count, case .immediate(let decide) = guards[index].kind {
      let decision = decide(event)
      guard case .allow = decision else {
        return answer(decision, by: index, proposal, in: path)
      }
      index += 1
    }
    if index > first { return answer(.allow, by: index - 1, proposal, in: path) }
    guard case .later(let decide) = guards[first].kind else { return }
    perform(state.guardDelayed(path, proposal: proposal))
    let control = flow(of: path)?.control.declared
    asked[path] = Task { [weak self] in
      control?.pending += 1
      let decision = await decide(event)
      control?.pending -= 1
      guard !Task.isCancelled, let self else { return }
      asked[path] = nil
      answer(decision, by: first, proposal, in: path)
      publishIfChanged()
      restore()
    }
  }

  private func answer(
    _ decision: NavigationDecision, by guarding: Int, _ proposal: Int, in path: PathID
  ) {
    var decision = decision
    if case .redirect(let routes) = decision, flow(of: path)?.accepts(routes) != true {
      decision = .block(reason: "redirected to a screen that the path cannot contain")
    }
    if case .hold(let gate) = decision, state.paths[path]?.control?.gates == nil {
      report(
        """
        A guard holds a change until the gate “\(gate)” opens, but no `gates(_:requires:)` \
        encloses the FlowStack. The change is blocked.
        """)
      decision = .block(reason: "no gates are declared")
    }
    perform(state.guardAnswered(path, proposal: proposal, by: guarding, decision))
  }

  /// Notifies the listeners of a path, and the modifier that has followed a link once views may be
  /// updated.
  func report(_ event: NavigationEvent, of path: PathID) {
    guard let flow = flow(of: path) else { return }
    var event = event
    event.platform = state.platform
    flow.listener?.tell(event)
    if event.cause == .link, let follower = flow.follower {
      whenShown { follower.heard(event.outcome) }
    }
  }

  func reportLoop(_ chain: [String]) {
    report(
      """
      Guards redirect in a circle: \(chain.joined(separator: " → ")). The change is blocked.
      """)
  }

  /// Called when the user has answered whether a screen may close.
  func leaveAnswered(_ leaver: LeaverID, mayLeave: Bool) {
    guard state.asking == leaver else { return }
    settle()
    perform(state.leaveAnswered(leaver, mayLeave: mayLeave))
    publish()
    restore()
  }

  /// Sets the open routes of a path; its source is written later, because views may be read now.
  func keep(_ routes: [Route<AnyHashable>], in path: PathID) {
    flow(of: path)?.keep(routes)
    unwritten.insert(path)
  }

  /// Writes the sources that differ from the open routes.
  func restore() {
    while let path = unwritten.popFirst() { flow(of: path)?.restore() }
  }

  /// Proposes a held path that was restored.
  func proposeHeld(_ routes: [Route<AnyHashable>], in path: PathID) {
    guard let open = state.paths[path]?.routes, flow(of: path)?.accepts(routes) == true,
      let change = PathChange(from: open, to: routes)
    else { return }
    perform(state.propose(path, by: change, because: .restoration, isInSource: false))
    publish()
    restore()
  }

  /// Writes the held paths to the app's storage.
  func keepHeld() {
    for (path, reference) in flows {
      guard let kept = reference.flow?.heldPath else { continue }
      let held = state.paths[path]?.control?.held?.goal
      if let saved = kept.update(held) { proposeHeld(saved, in: path) }
    }
  }

  /// The question to the user; nil if there is none, or the screen asks by itself.
  var question: LeaveQuestion? {
    guard let leaver = state.asking else { return nil }
    return flows.values.lazy.compactMap { $0.flow?.control.leavers[leaver]?.object?.question }
      .first
  }
}
