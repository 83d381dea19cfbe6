// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing

@testable import WaymarkWeb

/// Pages with text of twice the size, also from right to left.
@Suite(.enabled(if: Browser.isHere), .timeLimit(.minutes(10)))
@MainActor
struct TextSizeBrowserTests {
  @Test(arguments: 0..<2)
  func `no text is cut off, or lies over another`(part: Int) async throws {
    let script = try AuditWalk.script("overlaps.js")
    var problems: [String: String] = [:]
    try await AuditWalk.run { page, server in
      try await page.setFontSize(32)
      for (index, state) in AuditWalk.states.enumerated() where index % 2 == part {
        try await page.enter(server.address + state.address)
        for direction in ["ltr", "rtl"] {
          try await page.evaluate("document.querySelector('.window').dir = '\(direction)'")
          problems.note(try await page.evaluate(script), in: "/\(state.address), \(direction)")
        }
      }
    }
    #expect(problems == [:])
  }

  @Test(arguments: [
    ("<p class=w>xxxx</p>", "outside"),
    ("<div class=f><p class=a>xxxx</p><p class=b>yyyy</p></div>", "overlap"),
    ("<div class=c><p>xxxx</p></div>", "cut"),
    ("<p class=e>xxxx</p>", "shortened"),
  ])
  func `a fault is found`(html: String, problem: String) async throws {
    let script = try AuditWalk.script("overlaps.js")
    try await AuditWalk.run { page, server in
      try await page.enter(server.address + "about")
      #expect(try await page.evaluate(script).array == [])
      try await page.evaluate(
        """
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`.f{position:relative} .a,.b{position:absolute}
          .c{height:9px;overflow:hidden} .w{margin-inline-start:-40px;align-self:start}
          .e{width:9px;overflow:hidden;text-overflow:ellipsis}`);
        document.adoptedStyleSheets.push(sheet);
        [...document.querySelectorAll('.body')].at(-1)
        .insertAdjacentHTML('afterbegin', \(ChromiumPage.quoted(html)))
        """)
      let found = try await page.evaluate(script).array?.compactMap(\.string) ?? []
      #expect(found.contains { $0.hasPrefix(problem) }, "\(found)")
    }
  }
}
