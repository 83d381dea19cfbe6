// SPDX-License-Identifier: MIT

import Testing
import WaymarkDiagnostics
import WaymarkRoutes

/// One line of the table: the resulting path of a verb, its return value, and its reports.
struct VerbCase: Sendable, CustomTestStringConvertible {
  let before: String
  let verb: Verb
  let after: String
  var answer: Bool?
  var severities: [Diagnostic.Severity] = []

  init(
    _ before: String, _ verb: Verb, _ after: String, answer: Bool? = nil,
    reports: Diagnostic.Severity...
  ) {
    self.before = before
    self.verb = verb
    self.after = after
    self.answer = answer
    severities = reports
  }

  var testDescription: String { "[\(before)] \(verb) → [\(after)]" }
}

private let mix = "p1 s2 S3 p4 C5 p6 s7"

private let table: [VerbCase] = [
  VerbCase("", .push(1), "p1"),
  VerbCase("p1", .push(1), "p1 p1"),
  VerbCase("S1", .push(2), "S1 p2"),
  VerbCase("s1", .push(2), "s1 p2", reports: .error),
  VerbCase("S1 p2 c3", .push(4), "S1 p2 c3 p4", reports: .error),
  VerbCase("s1", .sheet(2, true), "s1 S2"),
  VerbCase("s1", .cover(2, false), "s1 c2"),
  VerbCase("", .cover(1, true), "C1"),
  VerbCase("s1", .embeddingSheet(2, true), "s1 S2"),
  VerbCase("s1", .embeddingSheet(2, false), "s1 s2"),
  VerbCase("s1", .embeddingCover(2, true), "s1 C2"),
  VerbCase("s1", .embeddingCover(2, false), "s1 c2"),

  VerbCase("p1 s2", .goBack(1), "p1"),
  VerbCase("p1 s2", .goBack(2), ""),
  VerbCase("p1 s2", .goBack(0), "p1 s2"),
  VerbCase("p1 s2", .goBack(3), "p1 s2", reports: .error),
  VerbCase("p1 s2", .goBack(-1), "p1 s2", reports: .error),
  VerbCase("", .goBack(1), "", reports: .error),
  VerbCase(mix, .goBackToIndex(6), mix),
  VerbCase(mix, .goBackToIndex(2), "p1 s2 S3"),
  VerbCase(mix, .goBackToIndex(1), "p1 s2"),
  VerbCase(mix, .goBackToIndex(0), "p1"),
  VerbCase(mix, .goBackToIndex(-1), ""),
  VerbCase(mix, .goBackToIndex(7), mix, reports: .error),
  VerbCase(mix, .goBackToIndex(-2), mix, reports: .error),
  VerbCase(mix, .goBackToRoot, ""),
  VerbCase("", .goBackToRoot, ""),
  VerbCase("p1 p2 p1 p3", .goBackTo(1), "p1 p2 p1", answer: true),
  VerbCase("p1 p2", .goBackTo(2), "p1 p2", answer: true),
  VerbCase("p1 p2", .goBackTo(3), "p1 p2", answer: false),
  VerbCase("", .goBackTo(3), "", answer: false),
  VerbCase(mix, .goBackToScreen(where: 4), "p1 s2 S3 p4", answer: true),
  VerbCase(mix, .goBackToScreen(where: 8), mix, answer: false),
  VerbCase(mix, .goBackToRoute(where: .push), "p1 s2 S3 p4 C5 p6", answer: true),
  VerbCase(mix, .goBackToRoute(where: .cover), mix, answer: false),

  VerbCase("p1 p2 p3", .pop(1), "p1 p2"),
  VerbCase("p1 p2 p3", .pop(3), ""),
  VerbCase("p1 p2", .pop(3), "p1 p2", reports: .error),
  VerbCase("p1 p2", .pop(-1), "p1 p2", reports: .error),
  VerbCase("p1 s2 p3", .pop(2), "p1", reports: .warning),
  VerbCase("p1 p2 p3", .popToIndex(0), "p1"),
  VerbCase("p1 p2 p3", .popToIndex(-1), ""),
  VerbCase("p1 p2 p3", .popToIndex(5), "p1 p2 p3", reports: .error),
  VerbCase("p1 p2 p3", .popToIndex(-2), "p1 p2 p3", reports: .error),
  VerbCase("p1 p2 p3", .popToRoot, ""),
  VerbCase("s1 p2", .popToRoot, "", reports: .warning),
  VerbCase("p1 S2 p3 p4", .popToCurrentNavigationRoot, "p1 S2"),
  VerbCase("p1 S2", .popToCurrentNavigationRoot, "p1 S2"),
  VerbCase("p1 p2", .popToCurrentNavigationRoot, ""),
  VerbCase("p1 p2 p3", .popTo(2), "p1 p2", answer: true),
  VerbCase("p1 p2 p3", .popTo(4), "p1 p2 p3", answer: false),
  VerbCase("p1 s2 p3", .popTo(1), "p1", answer: true, reports: .warning),
  VerbCase("p1 p2 p3", .popToScreen(where: 1), "p1", answer: true),
  VerbCase("p1 p2 p3", .popToScreen(where: 4), "p1 p2 p3", answer: false),
  VerbCase("S1 p2 p3", .popToRoute(where: .sheet(withNavigation: true)), "S1", answer: true),
  VerbCase("S1 p2 p3", .popToRoute(where: .sheet), "S1 p2 p3", answer: false),

  VerbCase(mix, .dismiss(1), "p1 s2 S3 p4 C5 p6"),
  VerbCase("p1 S2 p3 p4", .dismiss(1), "p1"),
  VerbCase(mix, .dismiss(2), "p1 s2 S3 p4"),
  VerbCase(mix, .dismiss(4), "p1"),
  VerbCase(mix, .dismiss(5), ""),
  VerbCase("p1 p2", .dismiss(1), ""),
  VerbCase("p1 s2", .dismiss(0), "p1 s2"),
  VerbCase("p1 s2", .dismiss(-1), "p1 s2", reports: .error),
  VerbCase(mix, .dismissAll, "p1"),
  VerbCase("p1 p2", .dismissAll, "p1 p2"),
  VerbCase("s1 p2", .dismissAll, ""),
]

@Suite struct RoutePathTests {
  /// FlowStacks #26: going back beyond the root crashed.
  @Test(arguments: table)
  func `an array does as the table says`(line: VerbCase) {
    var path = routes(line.before)
    let (answer, severities) = reports { line.verb.perform(on: &path) { $0 } }
    #expect(text(path) == line.after)
    #expect(answer == line.answer)
    #expect(severities == line.severities)
  }

  @Test(arguments: table)
  func `a type-erased path does as the table says`(line: VerbCase) {
    var path = FlowPath(routes(line.before))
    let (answer, severities) = reports { line.verb.perform(on: &path) { AnyHashable($0) } }
    #expect(path == FlowPath(routes(line.after)))
    #expect(answer == line.answer)
    #expect(severities == line.severities)
  }

  @Test(arguments: table)
  func `a navigator does as the table says, and writes only what changes`(line: VerbCase) {
    let navigator = Navigator(routes: routes(line.before))
    let (answer, severities) = reports { line.verb.perform(on: navigator) }
    #expect(text(navigator.routes) == line.after)
    #expect(answer == line.answer)
    #expect(severities == line.severities)
    #expect(navigator.writes == (line.before == line.after ? 0 : 1))
  }

  @Test(
    arguments: [
      ("", nil), ("p1 p2", nil), ("S1", true), ("s1", false), ("C1 p2", true), ("S1 p2 c3", false),
      ("s1 C2 p3", true),
    ] as [(String, Bool?)])
  func `the topmost presented route decides whether a push is possible`(
    path: String, canPush: Bool?
  ) {
    #expect(routes(path).canPush == canPush)
    #expect(FlowPath(routes(path)).canPush == canPush)
    #expect(Navigator(routes: routes(path)).canPush == canPush)
  }

  /// In FlowStacks, a type-erased path and a navigator ignore the count.
  @Test(arguments: [(0, true), (1, true), (2, true), (3, false), (-1, false)])
  func `going back is possible down to the root`(count: Int, possible: Bool) {
    #expect(routes("p1 s2").canGoBack(count) == possible)
    #expect(FlowPath(routes("p1 s2")).canGoBack(count) == possible)
    #expect(Navigator(routes: routes("p1 s2")).canGoBack(count) == possible)
  }

  @Test func `going back is possible by one when nothing is said`() {
    #expect(routes("p1").canGoBack())
    #expect(!routes("").canGoBack())
    #expect(!FlowPath().canGoBack())
  }
}

/// A navigator that stores its path and counts the writes.
private final class Navigator: RouteNavigator {
  private(set) var writes = 0
  var routes: [Route<Int>] { didSet { writes += 1 } }

  init(routes: [Route<Int>]) { self.routes = routes }
}
