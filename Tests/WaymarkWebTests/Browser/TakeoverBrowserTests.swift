// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct DraftApp: App {
  var body: some Scene { WindowGroup { DraftView() } }
}

private struct DraftView: View {
  @State private var count = 0
  @State private var draft = ""
  @State private var title = ""

  var body: some View {
    NavigationStack {
      Form {
        Button("Count \(count)") { count += 1 }
        TextField("Title", text: $title)
        TextField("Draft", text: $draft)
        Text("\(title)|\(draft)")
        NavigationLink("More") { Text("More of it").navigationTitle("More") }
      }
      .navigationTitle("Drafts")
    }
  }
}

/// Two tabs of one session, as after duplicating a tab.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct TakeoverBrowserTests {
  /// Whether a tab is inert and says why.
  private let rests =
    """
    document.querySelector('#lost button')?.checkVisibility()
    && document.querySelector('#app').inert && !('live' in document.body.dataset)
    """

  /// Runs a body with a tab and a function that duplicates it.
  private func open(
    _ body:
      @MainActor (ChromiumPage, TestServer, () async throws -> ChromiumPage) async throws ->
      Void
  ) async throws {
    try await TestServer.run(DraftApp.self) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.enter(server.address)
        try await body(page, server) {
          let tab = try await Browser.tab(beside: page)
          let id = try await page.evaluate("sessionStorage[waymark.key]").string ?? ""
          try await tab.open(server.address + "nothing")
          tab.forgetComplaints()
          try await tab.evaluate(
            "sessionStorage['waymark/waymark/socket'] = \(ChromiumPage.quoted(id))")
          try await tab.enter(server.address)
          return tab
        }
      }
    }
  }

  /// U19.
  @Test func `a tab whose session is in use elsewhere rests until it is asked`() async throws {
    try await open { page, server, duplicate in
      try await page.tap("Count 0")
      try await page.wait(until: "document.body.innerText.includes('Count 1')")
      let tab = try await duplicate()
      try await page.wait(until: rests)
      #expect(try await page.text("#lost").contains("another tab"))
      // Nothing takes the session back by itself.
      try await page.evaluate(
        "dispatchEvent(new Event('online')); document.dispatchEvent(new Event('visibilitychange'))")
      try await tab.tap("Count 1")
      try await tab.tap("More")
      try await tab.expect(title: "More")
      #expect(try await page.evaluate(rests) == true)

      try await page.click("#lost button")
      try await page.expect(title: "More")
      #expect(try await page.evaluate("'live' in document.body.dataset") == true)
      #expect(try await page.historyPlace == 1)
      try await tab.wait(until: rests)
      try await page.traverse(-1)
      try await page.expect(title: "Drafts")
      try await page.tap("Count 2")
      try await page.wait(until: "document.body.innerText.includes('Count 3')")

      try await tab.click("#lost button")
      try await tab.wait(until: "document.body.innerText.includes('Count 3')")
      try await page.wait(until: rests)
      #expect(server.store.sessions.count == 1)
      #expect(tab.complaints == [])
    }
  }

  @Test func `what was typed into a tab is not lost when another one takes over`() async throws {
    try await open { page, _, duplicate in
      try await page.click("[placeholder=Title]")
      try await page.type("Old")
      try await page.wait(until: "document.body.innerText.includes('Old|')")
      try await page.holdMessages()
      try await page.click("[placeholder=Draft]")
      try await page.type("Unsent words")
      let tab = try await duplicate()
      try await page.wait(until: rests)
      try await page.evaluate("heldMessages.length = 0; releaseMessages()")
      try await tab.click("[placeholder=Title]")
      try await tab.press("End")
      try await tab.type("er")
      try await tab.wait(until: "document.body.innerText.includes('Older|')")
      try await page.click("#lost button")
      try await page.wait(until: "document.body.innerText.includes('Older|Unsent words')")
      #expect(tab.complaints == [])
    }
  }

  @Test func `a tab whose session has ended meanwhile begins again`() async throws {
    try await open { page, server, duplicate in
      _ = try await duplicate()
      try await page.wait(until: rests)
      for session in server.store.sessions.values { session.end() }
      try await page.click("#lost button")
      try await page.wait(until: "'live' in document.body.dataset")
      try await page.tap("Count 0")
      try await page.wait(until: "document.body.innerText.includes('Count 1')")
    }
  }
}
