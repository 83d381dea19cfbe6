// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRoutes

/// The routes that close and open between two paths.
struct ChangeCase: Sendable, CustomTestStringConvertible {
  let before: String
  let after: String
  let closed: String
  let opened: String

  init(_ before: String, _ after: String, closed: String, opened: String) {
    self.before = before
    self.after = after
    self.closed = closed
    self.opened = opened
  }

  var testDescription: String { "[\(before)] → [\(after)]" }
}

private let changes: [ChangeCase] = [
  ChangeCase("p1", "p1", closed: "", opened: ""),
  ChangeCase("p1", "p1 s2 p3", closed: "", opened: "s2 p3"),
  ChangeCase("p1 s2 p3", "p1", closed: "s2 p3", opened: ""),
  ChangeCase("p1 p2 p3", "p1 p3", closed: "p2", opened: ""),
  ChangeCase("p1 p1", "p1", closed: "p1", opened: ""),
  ChangeCase("p1 p1", "p1 p1 p1", closed: "", opened: "p1"),
  ChangeCase("s1 p2", "S1 p2", closed: "", opened: ""),
  ChangeCase("s1 p2", "c1 p2", closed: "s1", opened: "c1"),
  ChangeCase("p1", "s1", closed: "p1", opened: "s1"),
  ChangeCase("p1 p2", "p3 p2", closed: "p1", opened: "p3"),
]

@Suite struct NavigationEventTests {
  @Test(arguments: changes)
  func `what went and what came is told by the screens and their occurrence`(line: ChangeCase) {
    let event = NavigationEvent(
      cause: .code, before: erased(line.before), after: erased(line.after))
    #expect(event.closed == erased(line.closed))
    #expect(event.opened == erased(line.opened))
  }

  @Test func `numbers of another type are other screens that went and came`() {
    let event = NavigationEvent(cause: .code, before: [.push(1)], after: [.push(1.0)])
    #expect(event.closed == [.push(1)])
    #expect(event.opened == [.push(1.0)])
  }

  @Test func `the topmost screens are the last ones unless others are named`() {
    let plain = NavigationEvent(cause: .back, before: erased("p1 s2"), after: erased(""))
    #expect(plain.from == AnyHashable(2))
    #expect(plain.to == nil)
    #expect(plain.nesting == 1)
    let nested = NavigationEvent(
      cause: .back, before: [], after: [.push(1)], from: "inner", to: 1, nesting: 2,
      duration: .milliseconds(350))
    #expect(nested.from == AnyHashable("inner"))
    #expect(nested.to == AnyHashable(1))
    #expect(nested.seconds == 0.35)
    #expect(nested.duration == .milliseconds(350))
  }

  @Test func `an event prints in one line`() {
    var event = NavigationEvent(
      cause: .back, before: [.push(1), .sheet("two\nlines", withNavigation: true)],
      after: erased("p1"))
    #expect("\(event)" == #"back: [push 1, sheet+ "two\nlines"] → [push 1]"#)
    event.nesting = 2
    event.cause = NavigationCause(rawValue: "shake")
    #expect("\(event)" == #"shake: [push 1, sheet+ "two\nlines"] → [push 1] (nesting 2)"#)
  }

  @Test func `a cause is its name, in code and out of it`() throws {
    let causes: [NavigationCause] = [.code, .back, .dismissal, .link, .restoration, .guard]
    let names = #"["code","back","dismissal","link","restoration","guard"]"#
    #expect(String(decoding: try JSONEncoder().encode(causes), as: UTF8.self) == names)
    #expect(try JSONDecoder().decode([NavigationCause].self, from: Data(names.utf8)) == causes)
    #expect(causes.map(\.description) == causes.map(\.rawValue))
  }

  @Test func `a cause is not trusted only if it is a link that anybody may have sent`() {
    func link(_ isTrusted: Bool) -> NavigationOrigin {
      .link(source: "customScheme", isTrusted: isTrusted)
    }
    #expect(!NavigationCause.link.from(link(false)).isTrusted)
    #expect(NavigationCause.link.from(link(true)).isTrusted)
    #expect(NavigationCause.code.from(.code(fileID: "A/B.swift", line: 1)).isTrusted)
    #expect(NavigationCause.back.isTrusted)
    #expect(link(false).description == "customScheme")
  }
}

/// Parses a type-erased path from a short string.
func erased(_ text: String) -> [Route<AnyHashable>] {
  routes(text).map { route in route.map { AnyHashable($0) } }
}
