// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import ShowcaseApp
import Testing

/// Alerts, dialogs, popovers and sheets with two heights, in a browser.
@Suite(.serialized, .enabled(if: Browser.isHere))
@MainActor
struct PresentationBrowserTests {
  private func onPage(
    _ page: String, _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(TrailGuide.self) { server in
      try await Browser.run { browser in
        try await browser.setViewport(width: 390, height: 844)
        try await browser.enter(server.address)
        try await browser.tap("Gallery")
        try await browser.expect(title: "Gallery")
        try await browser.evaluate(
          "document.querySelector('[data-testid=page-\(page)]').scrollIntoView()")
        try await browser.tap(identifier: "page-\(page)")
        try await browser.wait(until: "document.title !== 'Gallery'")
        try await browser.waitForRest()
        try await body(browser)
      }
    }
  }

  /// Takes a screenshot for visual inspection, if requested.
  private func shoot(_ page: ChromiumPage, _ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["WAYMARK_SCREENSHOTS"] else { return }
    try await page.waitForRest()
    let file = URL(fileURLWithPath: folder).appendingPathComponent("presented-\(name).png")
    try await page.screenshot().write(to: file)
  }

  private func expect(_ words: String, on page: ChromiumPage) async throws {
    try await page.wait(until: "document.body.innerText.includes(\(ChromiumPage.quoted(words)))")
  }

  @Test func `an alert is an alert dialog, with its buttons; Escape cancels it`() async throws {
    try await onPage("alerts") { page in
      try await page.tap("An alert")
      try await page.wait(until: "document.querySelector('[role=alertdialog]')")
      let isInside = "document.querySelector('[role=alertdialog]').contains(document.activeElement)"
      try await page.wait(until: isInside)
      try await shoot(page, "alert")
      let words = try await page.text("[role=alertdialog]")
      #expect(words.contains("Leave the path?") && words.contains("The bog is deep after rain."))
      try await page.press("Escape")
      try await page.wait(until: "!document.querySelector('[role=alertdialog]')")
      try await expect("stayed", on: page)
      try await page.tap("An alert")
      try await page.tap("Leave")
      try await expect("left", on: page)
    }
  }

  @Test func `a choice of actions takes one, and Escape none`() async throws {
    try await onPage("alerts") { page in
      try await page.tap("A confirmation dialog")
      try await page.wait(until: "document.querySelector('[role=dialog]')")
      try await shoot(page, "choice")
      // The button that cancels is apart, in a card of its own.
      let gap =
        "Math.round(document.querySelector('.cancel').getBoundingClientRect().top"
        + " - document.querySelector('.actions').children[1].getBoundingClientRect().bottom)"
      #expect(try await page.evaluate(gap).number == 8)
      for selector in [".cancel", ".actions>:nth-child(2)"] {
        let radius =
          "getComputedStyle(document.querySelector('\(selector)'))"
          + ".borderBottomLeftRadius"
        #expect(try await page.evaluate(radius).string == "20px")
      }
      try await page.tap("Over the ridge")
      try await expect("over the ridge", on: page)
      try await page.tap("A confirmation dialog")
      try await page.wait(until: "document.querySelector('[role=dialog]')")
      try await page.press("Escape")
      try await page.wait(until: "!document.querySelector('[role=dialog]')")
    }
  }

  @Test func `a popover comes and goes`() async throws {
    try await onPage("alerts") { page in
      try await page.tap("A popover")
      try await expect("Got it", on: page)
      try await shoot(page, "popover")
      try await page.tap("Got it")
      try await page.wait(until: "!document.body.innerText.includes('Got it')")
    }
  }

  @Test func `a sheet of two heights begins low, and one that holds you stays`() async throws {
    try await onPage("sheets") { page in
      try await page.tap("A sheet with two detents")
      try await page.wait(until: "document.querySelector('.sheet')")
      try await shoot(page, "medium")
      let height = try await page.evaluate(
        "document.querySelector('.sheet .card').getBoundingClientRect().height / innerHeight")
      #expect((height.number ?? 1) < 0.7)
      try await page.press("Escape")
      try await page.wait(until: "!document.querySelector('.sheet')")
      try await page.tap("A sheet without interactive dismissal")
      try await page.wait(until: "document.querySelector('.sheet')")
      try await page.press("Escape")
      try await page.waitForRest()
      #expect(try await page.evaluate("!!document.querySelector('.sheet')") == true)
      try await page.tap("Close")
      try await page.wait(until: "!document.querySelector('.sheet')")
    }
  }

  @Test func `back leads out of a stack in a stack (N16)`() async throws {
    try await onPage("inner") { page in
      try await page.tap("Further in")
      try await page.expect(title: "Inside")
      try await page.traverse(-1)
      try await page.expect(title: "Inner Root")
      try await page.traverse(-1)
      try await page.expect(title: "Gallery")
    }
  }

  @Test func `a row that nobody has seen opens, and its list is where it was (L5)`() async throws {
    try await onPage("lists") { page in
      try await page.tap("Open row 75 000")
      try await page.expect(title: "Row 75,000")
      try await page.traverse(-1)
      try await page.expect(title: "Long Lists")
      let rows = try await page.evaluate("document.querySelectorAll('.sheet .row').length")
      #expect((rows.number ?? 1000) < 300)
    }
  }

  /// Animations are recorded: a push and a pop slide, a cross-fade does not.
  @Test func `a screen comes in the place of another as it was said`() async throws {
    try await onPage("routes") { page in
      try await page.tap("Open Suilven")
      try await page.waitForRest()
      try await page.evaluate(
        """
        window.moves = []; const animate = Element.prototype.animate;
        Element.prototype.animate = function(frames, ...rest) {
        moves.push(JSON.stringify(frames));
        return animate.call(this, frames, ...rest) }; 0
        """)
      let styles: [(words: String, isMoving: String)] = [
        ("as a push", "moves.some(m => m.includes('\"100% 0\"'))"),
        ("as a pop", "moves.some(m => m.includes('\"100% 0\"'))"),
        ("by cross-fade", "moves.length === 2 && !moves.some(m => m.includes('%'))"),
        ("without animation", "moves.length === 0"),
      ]
      for (style, name) in zip(styles, ["Canisp", "Quinag", "Suilven", "Canisp"]) {
        try await page.evaluate("moves.length = 0")
        try await page.tap(style.words)
        try await page.wait(
          until: "[...document.querySelectorAll('.screen:not([hidden]) .name')]"
            + ".some(n => n.textContent === '\(name)')")
        try await page.wait(until: style.isMoving)
        try await page.waitForRest()
        // The rest of the previous screen is removed, too.
        try await page.wait(until: "!document.querySelector('.ghost')")
      }
    }
  }
}
