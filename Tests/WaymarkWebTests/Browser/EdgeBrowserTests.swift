// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct EdgeApp: App {
  var body: some Scene { WindowGroup { EdgeView() } }
}

private struct EdgeView: View {
  @State private var log = ""
  @State private var path = ["Lake"]
  @State private var mayLeave = true

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root").navigationTitle("Walk")
        .navigationDestination(for: String.self) { name in
          List {
            Text(log.isEmpty ? "nothing" : log).accessibilityIdentifier("log")
            Toggle("May leave", isOn: $mayLeave)
            Text("Row").accessibilityIdentifier("row")
              .swipeActions(edge: .trailing) { Button("Pin") { log += "pinned " } }
          }
          .refreshable { log += "refreshed " }
          .navigationTitle(name)
          .navigationBarBackButtonHidden(!mayLeave)
        }
    }
  }
}

/// What a finger does on a phone, and two on a trackpad.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct EdgeBrowserTests {
  private func open(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(EdgeApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 390, height: 844)
        try await page.enter(server.address)
        // Else the browser itself goes back when a finger moves across content.
        try await page.evaluate("document.documentElement.style.overscrollBehavior = 'none'")
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  private func title(_ page: ChromiumPage) async throws -> String {
    try await page.evaluate("document.title").string ?? ""
  }

  @Test func `a swipe from the leading edge goes back`() async throws {
    try await open { page in
      try await page.move([((2, 400), (300, 405))], steps: 12)
      try await page.wait(until: "document.title === 'Walk'")
      try await page.wait(until: "!document.querySelector('.ghost')")
    }
  }

  @Test func `a swipe that is short, cancelled or from elsewhere does not go back`() async throws {
    try await open { page in
      try await page.move([((2, 400), (22, 401))], steps: 1)
      try await page.move([((2, 400), (300, 405))], steps: 12, isCancelled: true)
      try await page.move([((150, 700), (380, 705))], steps: 12)
      try await page.waitForRest()
      #expect(try await title(page) == "Lake")
      #expect(
        try await page.evaluate("document.querySelectorAll('.screen:not([hidden])').length").number
          == 1)
    }
  }

  @Test(arguments: [true, false])
  func `what the browser has animated is not animated again`(isShown: Bool) async throws {
    try await open { page in
      try await page.evaluate(
        """
        Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition',
          {get: () => \(isShown)});
        window.leaving = 0;
        new MutationObserver(() => leaving += document.querySelectorAll('.leaving').length)
          .observe(document.getElementById('app'),
            {subtree: true, childList: true, attributes: true});
        history.back();
        """)
      try await page.wait(until: "document.title === 'Walk'")
      try await page.waitForRest()
      #expect(try await page.evaluate("leaving > 0").bool == !isShown)
    }
  }

  @Test func `without a back button there is nothing to swipe`() async throws {
    try await open { page in
      try await page.click("[role=switch]")
      try await page.wait(until: "document.querySelector('.screen:not([hidden]) .back[hidden]')")
      try await page.move([((2, 400), (300, 405))], steps: 12)
      try await page.waitForRest()
      #expect(try await title(page) == "Lake")
    }
  }

  @Test func `pulling content down refreshes it`() async throws {
    try await open { page in
      try await page.move([((195, 300), (195, 360))], steps: 8)
      try await page.waitForRest()
      #expect(try await page.text("[data-testid=log]") == "nothing")
      try await page.move([((195, 300), (195, 520))], steps: 12)
      try await page.wait(
        until: "document.querySelector('[data-testid=log]').textContent === 'refreshed '")
      try await page.wait(until: "!document.querySelector('.pulled')")
    }
  }

  @Test func `a trackpad reveals the actions of a row`() async throws {
    try await open { page in
      let row = try await page.middle("[data-testid=row]")
      try await page.turnWheel(x: row.x, y: row.y, byX: 120, y: 0)
      try await page.click(".rowacts button")
      try await page.wait(
        until: "document.querySelector('[data-testid=log]').textContent === 'pinned '")
    }
  }
}
