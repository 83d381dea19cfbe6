// SPDX-License-Identifier: MIT

import ChromiumDriver
import ShowcaseApp
import Testing

@testable import WaymarkWeb

/// A draft asks before its screen closes, for every way in which a browser closes it.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct LeaveBrowserTests {
  private static let dialog = "document.querySelector('[role=alertdialog]')"

  /// Opens the note of the gallery, as a push or a sheet, and types in it.
  private func draft(
    _ link: String, _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(TrailGuide.self, site: Site(guideLinks)) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.enter(server.address + "gallery/control")
        try await page.wait(until: "'live' in document.body.dataset")
        try await page.tap(link)
        try await page.expect(title: "A Note")
        try await page.click(".overlays .layer:last-child .screen:not([hidden]) input")
        try await page.type("Rain")
        try await body(page)
      }
    }
  }

  private func expectQuestion(_ page: ChromiumPage) async throws {
    try await page.wait(until: Self.dialog)
    #expect(try await page.text("[role=alertdialog]").contains("Discard this note?"))
  }

  /// Stays on the screen, and checks that nothing has changed.
  private func stay(_ page: ChromiumPage, entry: Int) async throws {
    try await expectQuestion(page)
    try await page.tap("Keep Writing")
    try await page.wait(until: "!\(Self.dialog)")
    try await page.expect(title: "A Note")
    try await page.wait(until: "history.state.at === \(entry)")
    let field = ".overlays .layer:last-child .screen:not([hidden]) input"
    #expect(try await page.evaluate("document.querySelector('\(field)').value") == "Rain")
  }

  @Test func `the back button, the browser's back and code ask, and staying changes nothing`()
    async throws
  {
    try await draft("Write a note") { page in
      let entry = try await page.historyPlace
      let back = ".overlays .layer:last-child .screen:not([hidden]) .back"
      try await page.click(back)
      try await stay(page, entry: entry)
      try await page.traverse(-1)
      try await stay(page, entry: entry)
      try await page.tap("Leave programmatically")
      try await stay(page, entry: entry)
      try await page.traverse(-1)
      try await expectQuestion(page)
      try await page.tap("Discard")
      try await page.expect(title: "Gates and Drafts")
      try await page.wait(until: "history.state.at === \(entry - 1)")
    }
  }

  @Test func `loading the page again asks by the browser, while there is something to lose (X9)`()
    async throws
  {
    try await draft("Write a note") { page in
      try await page.wait(until: "document.querySelector('[data-keep]')")
      #expect(try await page.reload(answering: false) == "beforeunload")
      try await page.expect(title: "A Note")
      #expect(try await page.evaluate("window.stale") == true)
      #expect(try await page.reload(answering: true) == "beforeunload")
      // The session is retained, so no data is lost.
      try await page.expect(title: "A Note")
      let back = ".overlays .layer:last-child .screen:not([hidden]) .back"
      try await page.wait(until: "'live' in document.body.dataset")
      try await page.click(back)
      try await expectQuestion(page)
      try await page.tap("Discard")
      try await page.expect(title: "Gates and Drafts")
      try await page.reload()
      try await page.expect(title: "Gates and Drafts")
    }
  }

  @Test func `selecting another tab asks`() async throws {
    try await draft("Tabs with a draft") { page in
      let map =
        "[...document.querySelectorAll('.overlays [role=tab]')].find(t => t.innerText === 'Map')"
      try await page.evaluate("\(map).click()")
      try await expectQuestion(page)
      try await page.tap("Keep Writing")
      try await page.wait(until: "!\(Self.dialog)")
      try await page.expect(title: "A Note")
      try await page.evaluate("\(map).click()")
      try await expectQuestion(page)
      try await page.tap("Discard")
      try await page.expect(title: "Map")
    }
  }

  @Test func `a link out of the page asks by the browser`() async throws {
    try await draft("Write a note") { page in
      try await page.wait(until: "document.querySelector('[data-keep]')")
      #expect(try await page.follow("/trails", answering: false) == "beforeunload")
      try await page.expect(title: "A Note")
      #expect(try await page.follow("/trails", answering: true) == "beforeunload")
      try await page.wait(until: "location.pathname === '/trails'")
    }
  }

  @Test func `dismissing a sheet by Escape, a drag, a click beside it or the browser's back asks`()
    async throws
  {
    try await draft("Write a note in a sheet") { page in
      let entry = try await page.historyPlace
      try await page.press("Escape")
      try await stay(page, entry: entry)
      try await page.drag(".overlays .layer:last-child .grab", y: 300)
      try await stay(page, entry: entry)
      try await page.click(x: 195, y: 20)
      try await stay(page, entry: entry)
      try await page.traverse(-1)
      try await stay(page, entry: entry)
      try await page.press("Escape")
      try await expectQuestion(page)
      try await page.tap("Discard")
      try await page.expect(title: "Gates and Drafts")
    }
  }
}
