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
  @Test(arguments: AuditWalk.parts)
  func `each page of the showcase passes the rules of axe`(part: Int) async throws {
    let script = try String(contentsOfFile: axe ?? "", encoding: .utf8)
    let problems = try await AuditWalk.problems(part: part, looks: AuditWalk.allLooks) { page in
      if try await page.evaluate("!window.axe") == true { try await page.evaluate(script + ";0") }
      return try await page.evaluate(
        """
        axe.run(document, {resultTypes: ['violations']}).then(result => result.violations
        .filter(rule => ['critical', 'serious'].includes(rule.impact))
        .flatMap(rule => rule.nodes.map(node => rule.id + ': ' + node.target.join(' '))))
        """)
    }
    #expect(problems == [:])
  }
}
