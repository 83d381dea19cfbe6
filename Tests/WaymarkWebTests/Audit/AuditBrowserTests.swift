// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import Testing

@testable import WaymarkWeb

/// Waymark's own rules for pages that everybody can use.
@Suite(.enabled(if: Browser.isHere), .timeLimit(.minutes(10)))
@MainActor
struct AuditBrowserTests {
  /// The structure of lists, tabs and menus, names, headings, alternatives, sizes of targets, and
  /// the contrast of texts, in light and dark, on a phone and in a wide window.
  @Test(arguments: AuditWalk.parts)
  func `each page of the showcase passes the audit`(part: Int) async throws {
    let audit = try AuditWalk.script("audit.js")
    let problems = try await AuditWalk.problems(part: part) { try await $0.evaluate(audit) }
    #expect(problems == [:])
  }

  @Test(arguments: Self.faults)
  func `the audit finds a fault`(html: String, problem: String) async throws {
    let audit = try AuditWalk.script("audit.js")
    try await Browser.onGallery { page, _ in
      #expect(try await page.evaluate(audit).array == [])
      try await page.evaluate(
        """
        const sheet = new CSSStyleSheet(); sheet.replaceSync('.pale { color: #999; background: #fff }');
        document.adoptedStyleSheets.push(sheet);
        document.querySelector('.body').insertAdjacentHTML('afterbegin', \(ChromiumPage.quoted(html)))
        """)
      let found = try await page.evaluate(audit).array?.compactMap(\.string) ?? []
      #expect(found.contains { $0.hasPrefix(problem) }, "\(found)")
    }
  }

  nonisolated static let faults = [
    ("<p id='app'>x</p>", "duplicate id"),
    ("<div role=list><div role=group><div role=listitem>x</div></div></div>", "group in list"),
    ("<div role=listitem>x</div>", "listitem in"),
    ("<div role=tablist><button role=tab>x</button><button>y</button></div>", "button in tablist"),
    ("<div role=menu aria-label=x><h2>x</h2></div>", "heading in menu"),
    ("<span role=button tabindex=0>xxxxx<a href='/'>y</a></span>", "control in a control"),
    ("<h3>x</h3><h1>y</h1>", "heading skips a level"),
    ("<img>", "no alternative"), ("<div role=img>x</div>", "no alternative"),
    ("<svg></svg>", "drawing is not hidden"), ("<button></button>", "no name"),
    ("<button>.</button>", "target"), ("<b tabindex=1>x</b>", "positive tabindex"),
    ("<div aria-hidden=true><input></div>", "focusable but hidden"),
    ("<p class=pale>x</p>", "contrast"),
  ]
}
