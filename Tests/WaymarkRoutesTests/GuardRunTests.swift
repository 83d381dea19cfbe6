// SPDX-License-Identifier: MIT

import Testing
import WaymarkRoutes

/// A guard run about one proposal, with answers from the test.
struct GuardRunTests {
  private let one: [Route<AnyHashable>] = [.push(1)]
  private let two: [Route<AnyHashable>] = [.push(2)]

  private func run(guards: [String], from before: [Route<AnyHashable>] = []) -> GuardRun {
    GuardRun(from: before, to: one, because: .code, nesting: 1, guards: guards)
  }

  @Test func `without guards all is allowed`() {
    #expect(run(guards: []).result == .allowed)
  }

  @Test func `each guard is asked once, the outermost first`() {
    var run = run(guards: ["app", "stack"])
    var asked: [Int] = []
    while let next = run.next {
      asked.append(next)
      run.answer(.allow, open: [])
    }
    #expect(asked == [0, 1])
    #expect(run.result == .allowed && run.path == one)
  }

  @Test func `a block ends the questions`() {
    var run = run(guards: ["app", "stack"])
    run.answer(.block(reason: "closed"), open: [])
    #expect(run.next == nil && run.result == .blocked(reason: "closed"))
    run.answer(.allow, open: [])
    #expect(run.result == .blocked(reason: "closed"))
  }

  @Test func `a redirection asks all guards about the new path`() {
    var run = run(guards: ["app", "stack"])
    run.answer(.allow, open: [])
    run.answer(.redirect(to: two), open: [])
    #expect(run.next == 0 && run.question.after == two && run.result == nil)
    run.answer(.allow, open: [])
    run.answer(.allow, open: [])
    #expect(run.result == .allowed && run.path == two && run.chain == ["stack"])
  }

  @Test func `redirections in a circle are a loop, with its chain`() {
    var run = run(guards: ["a", "b"])
    run.answer(.redirect(to: two), open: [])
    run.answer(.allow, open: [])
    run.answer(.redirect(to: one), open: [])
    #expect(run.result == .blocked(reason: "loop of redirections: a → b"))
  }

  @Test func `redirections without end are a loop`() {
    var run = run(guards: ["a"])
    var count = 0
    while run.next != nil {
      count += 1
      run.answer(.redirect(to: Array(repeating: .push(3), count: count)), open: [])
    }
    #expect(count == GuardRun.redirectionLimit + 1)
    guard case .blocked = run.result else {
      Issue.record("It is not blocked.")
      return
    }
  }

  @Test func `a redirection to where one is needs no more answers`() {
    var run = run(guards: ["a", "b"], from: two)
    run.answer(.redirect(to: two), open: [])
    #expect(run.result == .allowed && run.path == two && run.next == nil)
  }

  @Test func `a gate that is open holds nothing`() {
    var run = run(guards: ["a"])
    run.answer(.hold(until: .signedIn), open: [.signedIn])
    #expect(run.result == .allowed)
  }

  @Test func `a gate that is closed holds the path`() {
    var run = run(guards: ["a"])
    run.answer(.hold(until: .signedIn), open: [.loaded])
    #expect(run.result == .held(until: .signedIn) && run.path == one)
  }
}
