// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct SplitWebApp: App {
  var body: some Scene { WindowGroup { SplitWebView() } }
}

private struct SplitWebView: View {
  @State private var lake: String?
  @State private var notes = ""
  @AppStorage("visits") private var visits = 0

  var body: some View {
    NavigationSplitView {
      List(selection: $lake) {
        ForEach(["Como", "Garda"], id: \.self) { NavigationLink($0, value: $0) }
      }
      .navigationTitle("Lakes")
      .toolbar { Button("Select") {} }
    } detail: {
      NavigationStack {
        List {
          Text("Visits \(visits)")
          TextField("Notes", text: $notes).accessibilityIdentifier("notes")
          Button("Visit") { visits += 1 }
          NavigationLink("Boats") { Text("No boats").navigationTitle("Boats") }
        }
        .navigationTitle(lake ?? "Choose")
      }
    }
  }
}

/// V1, V4, V6, G1: split views in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(2)))
@MainActor
struct SplitBrowserTests {
  /// Whether a column's title is visible.
  private func shows(_ title: String) -> String {
    """
    [...document.querySelectorAll('.column h1')].some(n => n.textContent === '\(title)'
    && n.checkVisibility({visibilityProperty: true})
    && n.closest('.column').getBoundingClientRect().left >= 0
    && n.closest('.column').getBoundingClientRect().left < innerWidth)
    """
  }

  private func open(
    width: Int, _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(SplitWebApp.self) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.setViewport(width: width, height: 800)
        try await page.enter(server.address)
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  @Test func `a button in the bar of a narrow column is whole`() async throws {
    try await open(width: 768) { page in
      let isWhole = """
        [...document.querySelectorAll('.item .text')].some(n => n.textContent === 'Select'
        && n.clientWidth && n.scrollWidth <= n.clientWidth)
        """
      try await page.wait(until: isWhole)
    }
  }

  @Test func `only rows that push have a chevron beside the detail (V2)`() async throws {
    try await open(width: 1200) { page in
      func shown(_ row: String) async throws -> String? {
        try await page.evaluate(
          """
          getComputedStyle([...document.querySelectorAll('.row > .to')]
            .find(row => row.textContent.includes('\(row)')), '::after').display
          """
        ).string
      }
      let (column, detail) = try await (shown("Como"), shown("Boats"))
      #expect(column == "none" && detail != "none" && detail != nil)
    }
  }

  @Test func `a window that changes its width loses nothing (V6)`() async throws {
    try await open(width: 1280) { page in
      try await page.wait(until: shows("Lakes"))
      try await page.wait(until: shows("Choose"))
      try await page.tap("Garda")
      try await page.wait(until: shows("Garda"))
      #expect(try await page.historyPlace == 0)
      try await page.click("[data-testid=notes]")
      try await page.type("deep")
      try await page.evaluate("document.querySelector('[data-testid=notes]').kept = true")
      try await page.setViewport(width: 390, height: 800)
      try await page.wait(until: "!(\(shows("Lakes"))) && \(shows("Garda"))")
      try await page.wait(until: "history.state?.at === 1")
      let same = "document.querySelector('[data-testid=notes]')"
      #expect(try await page.evaluate("\(same).kept && \(same).value").string == "deep")
      try await page.traverse(-1)
      try await page.wait(until: "\(shows("Lakes")) && !(\(shows("Garda")))")
      try await page.setViewport(width: 1280, height: 800)
      try await page.wait(until: "\(shows("Lakes")) && \(shows("Choose"))")
    }
  }

  @Test func `in a narrow window the browser's Back goes from column to column (V4)`() async throws
  {
    try await open(width: 390) { page in
      try await page.tap("Como")
      try await page.expect(title: "Como")
      try await page.tap("Boats")
      try await page.expect(title: "Boats")
      #expect(try await page.historyPlace == 2)
      try await page.traverse(-1)
      try await page.expect(title: "Como")
      try await page.tap("Back to Lakes")
      try await page.expect(title: "Lakes")
      try await page.wait(until: "history.state.at === 0")
    }
  }

  @Test func `the sidebar comes and goes by its button (V8)`() async throws {
    try await open(width: 1100) { page in
      try await page.tap("Hide Sidebar")
      try await page.wait(until: "!(\(shows("Lakes"))) && \(shows("Choose"))")
      try await page.tap("Show Sidebar")
      try await page.wait(until: shows("Lakes"))
    }
  }

  @Test func `what is kept is in the next page of the browser, too (G1)`() async throws {
    try await open(width: 1100) { page in
      try await page.tap("Visit")
      try await page.wait(until: "document.body.innerText.includes('Visits 1')")
      try await page.evaluate("sessionStorage.clear()")
      try await page.reenter()
      #expect(try await page.text("body").contains("Visits 1"))
    }
  }

  @Test(arguments: [(390, false), (1100, true)])
  func `the first page has its shape before any script runs (V1)`(
    width: Int, isWide: Bool
  ) async throws {
    try await TestServer.run(SplitWebApp.self) { server in
      try await Browser.run { page in
        try await page.setScriptEnabled(false)
        try await page.setViewport(width: width, height: 800)
        try await page.open(server.address)
        #expect(try await page.evaluate(shows("Lakes")).bool == true)
        #expect(try await page.evaluate(shows("Choose")).bool == isWide)
      }
    }
  }
}
