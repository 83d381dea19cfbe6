// SPDX-License-Identifier: MIT

import Testing
import WaymarkRoutes

@testable import Waymark

/// The progress of a screen that code has asked a path to open, without views.
struct FlowStateRequestTests {
  private let a = PathID(1)
  private let goal: [Route<AnyHashable>] = [.push(1), .push(2)]

  private func state() -> FlowState {
    var state = FlowState(root: a)
    state.attach([OpenPath(a)], to: nil, at: nil)
    change(&state, from: [], to: [.push(1)])
    return state
  }

  private func change(_ state: inout FlowState, from old: [Route<Int>], to new: [Route<Int>]) {
    guard let change = PathChange(from: old, to: new) else { return }
    state.pathChanged(a, by: change, because: .code)
  }

  private func request(_ state: FlowState) -> OpenRequest {
    OpenRequest(path: a, goal: goal, asker: state.paths[a]?.screens.last?.id)
  }

  @Test func `a request whose screen is open has its identity (Q1)`() {
    var state = state()
    let request = request(state)
    #expect(state.progress(of: request) == .refused)
    change(&state, from: [.push(1)], to: [.push(1), .push(2)])
    let top = state.paths[a]?.screens.last?.id
    #expect(top.map { state.progress(of: request) == .open($0) } == true)
    #expect(top.flatMap { state.screen(below: $0) } == request.asker)
  }

  @Test func `another screen in its place refuses a request (Q2)`() {
    var state = state()
    let request = request(state)
    change(&state, from: [.push(1)], to: [.push(1), .push(3)])
    #expect(state.progress(of: request) == .refused)
  }

  @Test func `a request is undecided while a guard is asked (Q2)`() {
    var state = state()
    let request = request(state)
    state.setControl(
      a, guards: [NavigationGuard("g") { _ in .allow }], gates: nil, nesting: 1, isHeard: false)
    let change = PathChange(from: [Route<Int>.push(1)], to: [.push(1), .push(2)])
    let actions = change.map { state.propose(a, by: $0, because: .code) } ?? []
    guard case .ask(a, let proposal, 0, _) = actions.last else {
      Issue.record("The guard is not asked.")
      return
    }
    #expect(state.progress(of: request) == .undecided)
    #expect(state.isDeciding(a))
    var blocked = state
    _ = blocked.guardAnswered(a, proposal: proposal, by: 0, .block(reason: "no"))
    #expect(blocked.progress(of: request) == .refused)
    _ = state.guardAnswered(a, proposal: proposal, by: 0, .allow)
    guard case .open = state.progress(of: request) else {
      Issue.record("It is not open.")
      return
    }
  }

  @Test func `a request of a path that is gone is refused (Q2)`() {
    var state = state()
    let request = request(state)
    _ = state.detach(a)
    #expect(state.progress(of: request) == .refused)
  }

  @Test @MainActor func `a request to show a screen ends when the views show it (Q5)`() async {
    var state = state()
    let request = request(state)
    change(&state, from: [.push(1)], to: [.push(1), .push(2)])
    _ = state.settle()
    let outcome = RequestOutcome()
    await withCheckedContinuation { continuation in
      let waiting = ScreenRequest(request, for: .shown, ending: outcome, .task(continuation))
      waiting.settle(state, areViewsUpdated: false)
      #expect(!waiting.isEnded && !outcome.isShown)
      waiting.settle(state, areViewsUpdated: true)
      #expect(waiting.isEnded && outcome.isShown)
    }
  }
}
