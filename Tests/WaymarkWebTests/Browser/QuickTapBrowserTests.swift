// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

/// Screens whose rows are at the same place on each, and push another one.
private struct DeepApp: App {
  var body: some Scene { WindowGroup { DeepView() } }
}

private struct DeepView: View {
  @State private var path: [Int] = []
  @State private var count = 0

  var body: some View {
    NavigationStack(path: $path) {
      rows.navigationTitle("Level 0")
        .navigationDestination(for: Int.self) { rows.navigationTitle("Level \($0)") }
    }
  }

  private var rows: some View {
    List {
      NavigationLink("Deeper", value: path.count + 1)
      Button("Count \(count)") { count += 1 }
    }
  }
}

/// Taps and Back in quick succession.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct QuickTapBrowserTests {
  private func open(_ body: @MainActor (ChromiumPage, TestServer) async throws -> Void) async throws
  {
    try await TestServer.run(DeepApp.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await body(page, server)
      }
    }
  }

  /// U18.
  @Test func `Back in the middle of a push leads one step back`() async throws {
    try await open { page, _ in
      try await page.tap("Deeper")
      try await page.expect(title: "Level 1")
      try await page.holdMessages()
      try await page.tap("Deeper")
      try await page.traverse(-1)
      try await page.wait(until: "history.state.at === 0")
      try await page.evaluate("releaseMessages()")
      try await page.wait(until: "history.state.at === 1")
      try await page.expect(title: "Level 1")
      try await page.traverse(-1)
      try await page.expect(title: "Level 0")
    }
  }

  @Test func `Back while the script goes back is a further step`() async throws {
    try await open { page, _ in
      for level in 1...3 {
        try await page.tap("Deeper")
        try await page.expect(title: "Level \(level)")
      }
      try await page.evaluate(
        "{ const go = history.go.bind(history); history.go = n => { history.go = go; go(n - 1) } }")
      try await page.tap("Back to Level 2")
      try await page.expect(title: "Level 1")
      #expect(try await page.historyPlace == 1)
    }
  }

  @Test func `a control that already opens a screen does nothing more`() async throws {
    try await open { page, server in
      try await page.holdMessages()
      try await page.tap("Deeper")
      try await page.tap("Deeper")
      #expect(try await page.evaluate("heldMessages.length") == 1)
      try await page.evaluate("releaseMessages()")
      try await page.expect(title: "Level 1")
      try await page.holdMessages()
      for _ in 1...3 { try await page.tap("Count 0") }
      #expect(try await page.evaluate("heldMessages.length") == 3)
      try await page.evaluate("releaseMessages()")
      try await page.wait(until: "document.body.innerText.includes('Count 3')")
      #expect(server.store.metrics.registry.total("waymark_events_rejected_total") == 0)
    }
  }

  @Test func `the second click of a pair does nothing on the screen that the first opens`()
    async throws
  {
    try await open { page, _ in
      // The second click arrives as soon as the new screen is there.
      try await page.evaluate(
        """
        const click = (node, detail) => node.dispatchEvent(new MouseEvent('click',
          {bubbles: true, cancelable: true, detail, clientX: 195, clientY: 400}));
        const row = () => [...document.querySelectorAll('.screen:last-child .to')].pop();
        new MutationObserver(() => click(row(), 2))
          .observe(document.querySelector('title'), {childList: true});
        click(row(), 1);
        """)
      try await page.expect(title: "Level 1")
      try await page.tap("Count 0")
      try await page.wait(until: "document.body.innerText.includes('Count 1')")
      #expect(try await page.historyPlace == 1)
      // Later, a click at the same place is a new one.
      try await page.evaluate("click(row(), 1)")
      try await page.expect(title: "Level 2")
    }
  }
}
