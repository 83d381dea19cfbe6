// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing

@testable import WaymarkWeb

/// The showcase, used by the keyboard only.
@Suite(.enabled(if: Browser.isHere), .timeLimit(.minutes(10)))
@MainActor
struct KeyboardBrowserTests {
  @Test func `arrows select each tab, and Enter pushes a screen that Back returns from`()
    async throws
  {
    try await open("") { page in
      try await page.reach("Trails")
      for title in ["Planner", "Journal", "Gallery", "Settings"] {
        try await page.press("ArrowRight")
        try await page.expect(title: title)
        #expect(try await page.evaluate("document.activeElement.role") == "tab")
      }
      try await page.reach("About this guide")
      try await page.press("Enter")
      try await page.expect(title: "About")
      #expect(try await page.focus == "About")
      try await page.reach("Back to Settings")
      try await page.press("Enter")
      try await page.expect(title: "Settings")
      #expect(try await page.focus == "About this guide")
    }
  }

  @Test func `Space turns a switch`() async throws {
    try await open("settings") { page in
      try await page.reach("Walking times")
      let before = try await page.evaluate("document.activeElement.ariaChecked").string
      try await page.press(" ")
      try await page.wait(until: "document.activeElement.ariaChecked !== '\(before ?? "")'")
    }
  }

  @Test func `arrows choose an option`() async throws {
    try await open("gallery/choices") { page in
      try await page.reach("km")
      try await page.press("ArrowRight")
      try await page.wait(
        until: """
          document.activeElement.computedName === 'mi'
          && document.activeElement.ariaChecked === 'true'
          """)
    }
  }

  @Test(arguments: [
    ("sheets", "A sheet with two detents", "dialog"), ("alerts", "An alert", "alertdialog"),
    ("alerts", "A confirmation dialog", "dialog"), ("alerts", "A popover", "dialog"),
  ])
  func `the focus goes into what is presented, stays there, and returns`(
    address: String, name: String, role: String
  ) async throws {
    try await open("gallery/\(address)") { page in
      try await page.reach(name)
      try await page.press("Enter")
      try await page.wait(until: "document.activeElement.computedRole === '\(role)'")
      for _ in 0..<6 {
        try await page.press("Tab")
        let isInside = "document.activeElement.matches('body,.layer *')"
        #expect(try await page.evaluate(isInside) == true)
      }
      try await page.press("Escape")
      try await page.wait(until: "!document.querySelector('.layer')")
      #expect(try await page.focus == name)
    }
  }

  @Test func `a menu opens, moves and closes by keys`() async throws {
    try await open("gallery/choices") { page in
      try await page.reach("Actions")
      try await page.press("Enter")
      try await page.wait(until: "document.activeElement.computedRole === 'menu'")
      try await page.press("ArrowDown")
      #expect(try await page.focus == "Share")
      try await page.press("Escape")
      try await page.wait(until: "!document.querySelector('.layer')")
      #expect(try await page.focus == "Actions")
    }
  }

  @Test func `a form is filled in and sent`() async throws {
    try await open("account") { page in
      try await page.reach("Your name")
      try await page.type("Robin")
      try await page.wait(
        until: "!document.querySelector('[data-testid=confirm-sign-in]').disabled")
      try await page.reach("Sign in")
      try await page.press("Enter")
      try await page.expect(title: "Your Account")
    }
  }

  /// Tab goes through a whole page, forwards in reading order, and all it reaches is visible.
  @Test(arguments: ["", "settings", "planner", "gallery/controls", "gallery/rows", "journal/log"])
  func `all that Tab reaches is visible and marked`(address: String) async throws {
    try await open(address) { page in
      var reached = 0
      for _ in 0..<80 {
        try await page.press("Tab")
        let state = try await page.evaluate(
          """
          (() => { const node = document.activeElement; if (node === document.body) return 'end';
          const owner = node.closest('.pick,.row:has(> .field)') || node;
          const {x, y, width, height, top, bottom} = node.getBoundingClientRect();
          if (bottom < 1 || top > innerHeight - 1) return 'outside: ' + node.outerHTML;
          const points = [.15, .5, .85].map(part => document.elementFromPoint(
            x + width / 2, Math.min(innerHeight - 1, Math.max(0, y + height * part))));
          if (!points.some(other => other && (node.contains(other) || other.contains(node))))
            return 'covered: ' + node.outerHTML;
          const ring = [node, owner, node.closest('.row'), node.closest('.box')].some(other =>
            other && getComputedStyle(other).outlineStyle !== 'none');
          return ring || node.matches('h1,.card') ? 'ok' : 'unmarked: ' + node.outerHTML })()
          """
        ).string
        if state == "end" { break }
        #expect(state == "ok")
        reached += 1
      }
      #expect(reached > 3 && reached < 80)
    }
  }

  private func open(
    _ address: String, _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await AuditWalk.run { page, server in
      try await page.enter(server.address + address)
      try await body(page)
    }
  }
}

extension ChromiumPage {
  /// The name of what has the focus.
  fileprivate var focus: String {
    get async throws { try await evaluate("document.activeElement.computedName").string ?? "" }
  }

  /// Presses Tab until something with a name has the focus.
  fileprivate func reach(_ name: String) async throws {
    for _ in 0..<60 {
      if try await focus == name { return }
      try await press("Tab")
    }
    throw BrowserError.timeout("Tab reaches \(name)")
  }
}
