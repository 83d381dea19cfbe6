// SPDX-License-Identifier: MIT

import Testing
import WaymarkRoutes

@testable import Waymark

/// The state of a flow as a value, without views.
struct FlowStateTests {
  private let a = PathID(1)
  private let b = PathID(2)

  private func state(
    _ routes: [Route<Int>], on platform: NavigationPlatform = .allAtOnce
  ) -> FlowState {
    var state = FlowState(root: a)
    state.configure(withNavigation: true, platform: platform)
    state.attach([OpenPath(a)], to: nil, at: nil)
    state.change(a, from: [], to: routes)
    _ = state.settle()
    return state
  }

  private func ids(_ state: FlowState) -> [ScreenID] { state.shown.map(\.id) }

  @Test func `what both paths begin and end with stays the same`() throws {
    var state = state([.push(1), .push(2), .push(3)])
    let before = ids(state)
    state.change(a, from: [.push(1), .push(2), .push(3)], to: [.push(1), .push(7), .push(3)])
    _ = state.settle()
    let after = ids(state)
    try #require(after.count == 3)
    #expect(after[0] == before[0] && after[2] == before[2] && after[1] != before[1])
  }

  @Test func `a silent replacement keeps the screen and gives it the new value`() {
    var state = state([.push(1)])
    let before = ids(state)
    state.change(a, from: [.push(1)], to: [.push(2)], as: .silently)
    _ = state.settle(as: .silently)
    #expect(ids(state) == before)
    #expect(state.paths[a]?.routes == [.push(2)])
  }

  @Test func `a notification has the first cause, and all that was closed`() {
    var state = state([.push(1), .push(2)])
    _ = state.updated()
    state.change(a, from: [.push(1), .push(2)], to: [.push(1)], because: .back)
    state.change(a, from: [.push(1)], to: [])
    _ = state.settle()
    guard case .notify(a, let change, after: []) = state.updated().first else {
      Issue.record("There is no notification.")
      return
    }
    #expect(change.cause == .back)
    #expect(change.closed.map(\.route) == [.push(2), .push(1)])
    #expect(state.updated().isEmpty)
  }

  @Test func `notifications wait for the last step`() {
    var state = state([], on: .navigationView)
    state.change(a, from: [], to: [.push(1), .push(2)])
    #expect(state.settle() == [.wait(step: 1)])
    #expect(state.shown.count == 1)
    #expect(state.updated().isEmpty)
    state.appeared(state.shown[0].id)
    #expect(state.isStepComplete)
    #expect(state.stepCompleted() == [.wait(step: 2), .publish(isAnimated: true)])
    #expect(!state.isAwaited(1) && state.isAwaited(2))
    #expect(state.stepCompleted() == [.publish(isAnimated: true)])
    #expect(state.updated().count == 1)
  }

  @Test func `a step does not wait for a screen whose flow was removed`() {
    var state = state([.push(1)], on: .navigationView)
    state.appeared(state.shown[0].id)
    _ = state.stepCompleted()
    state.attach([OpenPath(b)], to: a, at: state.shown[0].id)
    state.change(b, from: [], to: [.push(8)])
    _ = state.settle()
    #expect(state.shown.last?.id.path == b)
    state.disappeared(state.shown[0].id)
    #expect(!state.isStepComplete)
    _ = state.detach(b)
    #expect(state.isStepComplete)
  }

  @Test func `who has asked about one screen asks about another one, too`() {
    var state = state([.push(1), .push(2)])
    let (lower, upper) = (ids(state)[0], ids(state)[1])
    let (first, second) = (LeaverID(1), LeaverID(2))
    for leaver in [first, second] { state.setLeaver(leaver, of: a, on: lower) }
    let change = PathChange(from: [Route<Int>.push(1), .push(2)], to: [])
    _ = change.map { state.propose(a, by: $0, because: .back) }
    _ = state.showQuestions()
    #expect(state.asking == second)
    _ = state.leaveAnswered(second, mayLeave: true)
    state.setLeaver(second, of: a, on: upper)
    _ = state.showQuestions()
    #expect(state.asking == first)
    _ = state.leaveAnswered(first, mayLeave: true)
    _ = state.showQuestions()
    #expect(state.asking == second)
    #expect(state.paths[a]?.screens.count == 2)
    _ = state.leaveAnswered(second, mayLeave: true)
    #expect(state.paths[a]?.screens.isEmpty == true)
  }

  @Test func `closing a screen cuts each path at its lowest screen above`() {
    var state = state([.push(1), .push(2), .push(3)])
    let screens = ids(state)
    state.attach([OpenPath(b)], to: a, at: screens[1])
    state.change(b, from: [], to: [.push(8), .push(9)])
    _ = state.settle()
    #expect(state.shown.map(\.id.path) == [a, a, b, b, a])
    let inner = state.shown[2].id
    #expect(
      state.close(inner, because: .back) == [
        .close(inner, because: .back), .close(screens[2], because: .back),
      ])
    // The path of a flow that is removed with its screen is unchanged.
    #expect(
      state.close(screens[1], because: .back) == [.close(screens[1], because: .back)])
  }

  @Test func `going back keeps what was opened meanwhile`() {
    var state = state([.push(1), .push(2), .push(3)])
    let screens = ids(state)
    let base = state.segments[0].base
    #expect(
      state.keep([screens[0], screens[2]], on: base) == [.remove(screens[1], because: .back)])
    #expect(
      state.keep([screens[0]], on: base) == [
        .close(screens[1], because: .back)
      ])
    #expect(state.keep(screens, on: base).isEmpty)
  }

  @Test func `a flow that is removed closes nothing, and is the same when it is added again`() {
    var state = state([.push(1)])
    state.attach([OpenPath(b)], to: a, at: state.shown[0].id)
    state.change(b, from: [], to: [.push(8)])
    _ = (state.settle(), state.updated())
    let before = ids(state)
    let branch = state.detach(b)
    _ = state.settle()
    #expect(ids(state) == [before[0]] && state.updated().isEmpty)
    state.attach(branch, to: a, at: before[0])
    _ = state.settle()
    #expect(ids(state) == before)
  }

  @Test func `segments keep their bases while all below stays`() {
    var state = state([.sheet(1, withNavigation: true), .push(2), .cover(3)])
    let before = state.segments.map(\.base)
    #expect(state.segments.map(\.pushes) == [0..<0, 1..<2, 3..<3])
    state.change(
      a, from: [.sheet(1, withNavigation: true), .push(2), .cover(3)],
      to: [.sheet(1, withNavigation: true), .cover(3)])
    _ = state.settle()
    #expect(state.segments.map(\.base) == before)
    state.change(
      a, from: [.sheet(1, withNavigation: true), .cover(3)], to: [.cover(3)])
    _ = state.settle()
    #expect(state.segments.count == 2 && state.segments[0].base == before[0])
    #expect(!before.contains(state.segments[1].base))
  }
}

extension FlowState {
  /// Changes the path like its binding.
  mutating func change(
    _ path: PathID, from old: [Route<Int>], to new: [Route<Int>],
    because cause: NavigationCause = .code, as style: ReplaceStyle = .automatic
  ) {
    guard let change = PathChange(from: old, to: new) else { return }
    pathChanged(path, by: change, because: cause, as: style, at: 0)
  }
}
