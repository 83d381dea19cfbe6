// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import Testing

@testable import WaymarkWeb

/// The path of axe-core's script, from `WAYMARK_AXE`.
private let axe = ProcessInfo.processInfo.environment["WAYMARK_AXE"]

/// The rules of axe-core, where its script is available; `Scripts/axe` runs this.
@Suite(.enabled(if: axe != nil && Browser.isHere), .timeLimit(.minutes(10)))
@MainActor
struct AxeBrowserTests {
  @Test(arguments: 0..<3)
  func `each page of the showcase passes the rules of axe`(part: Int) async throws {
    let script = try String(contentsOfFile: axe ?? "", encoding: .utf8)
    let states = AuditWalk.states.enumerated().filter { $0.offset % 3 == part }.map(\.element)
    var problems: [String: String] = [:]
    try await AuditWalk.visit(states, looks: AuditWalk.allLooks) { page, name in
      if try await page.evaluate("!window.axe") == true { try await page.evaluate(script + ";0") }
      let found = try await page.evaluate(
        """
        axe.run(document, {resultTypes: ['violations']}).then(result => result.violations
        .filter(rule => ['critical', 'serious'].includes(rule.impact))
        .flatMap(rule => rule.nodes.map(node => rule.id + ': ' + node.target.join(' '))))
        """)
      for problem in found.array?.compactMap(\.string) ?? ["no result"] {
        problems[problem] = problems[problem] ?? name
      }
    }
    #expect(problems == [:])
  }
}
