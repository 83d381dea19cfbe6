// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct HoverApp: App {
  var body: some Scene { WindowGroup { HoverView() } }
}

private struct HoverView: View {
  @State private var text = ""
  @State private var outer = ""
  @State private var isShown = true

  private func text(_ phase: HoverPhase) -> String {
    switch phase {
    case .active(let point): "\(Int(point.x.rounded())) \(Int(point.y.rounded()))"
    case .ended: "ended"
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      Text("log \(text)").frame(height: 30).accessibilityIdentifier("log")
      Text("outer \(outer)").frame(height: 30).accessibilityIdentifier("outer")
      VStack(spacing: 0) {
        Color.red.frame(width: 200, height: 100).accessibilityIdentifier("pad")
          .onContinuousHover { text = text($0) }
        Color.blue.frame(width: 200, height: 100).accessibilityIdentifier("turned")
          .onContinuousHover { text = text($0) }
          .environment(\.layoutDirection, .rightToLeft)
      }
      .onContinuousHover(coordinateSpace: .global) { outer = text($0) }
    }
  }
}

/// What a mouse over views does in a browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct HoverBrowserTests {
  private func open(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(HoverApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 400, height: 500)
        try await page.addScript(Self.late)
        try await page.enter(server.address)
        // The script of the part is there.
        try await page.wait(until: "document.querySelector('script[data-on]')")
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  /// Counts the messages about the mouse, which arrive later by `lateness` milliseconds.
  private static let late = """
    (() => { const send = WebSocket.prototype.send; window.lateness = 0; window.hovers = 0;
    WebSocket.prototype.send = function (message) {
    if (`${message}`.includes('"hover"')) hovers++;
    lateness ? setTimeout(() => send.call(this, message), lateness) : send.call(this, message) } })()
    """

  private func expect(_ text: String, in name: String, _ page: ChromiumPage) async throws {
    let shown = "document.querySelector('[data-testid=\(name)]').innerText"
    do {
      try await page.wait(until: "\(shown) === '\(name) \(text)'")
    } catch {
      #expect(try await page.text("[data-testid=\(name)]") == "\(name) \(text)")
    }
  }

  @Test func `D41: a mouse is followed over a view and those around it, until it leaves`()
    async throws
  {
    try await open { page in
      let pad = try await page.middle("[data-testid=pad]")
      try await page.mouseMove(x: pad.x - 90, y: pad.y - 40)
      try await expect("10 10", in: "log", page)
      try await expect(
        "\(Int((pad.x - 90).rounded())) \(Int((pad.y - 40).rounded()))", in: "outer", page)
      try await page.mouseMove(x: pad.x, y: pad.y)
      try await expect("100 50", in: "log", page)
      // The place is that from the leading edge, on the right.
      let turned = try await page.middle("[data-testid=turned]")
      try await page.mouseMove(x: turned.x + 80, y: turned.y)
      try await expect("20 50", in: "log", page)
      try await page.mouseMove(x: 5, y: 490)
      try await expect("ended", in: "log", page)
      try await expect("ended", in: "outer", page)
    }
  }

  @Test func `D41: a moving mouse sends a position when the last one is handled`() async throws {
    try await open { page in
      let pad = try await page.middle("[data-testid=pad]")
      try await page.evaluate("lateness = 1500")
      for step in 0..<40 {
        try await page.mouseMove(x: pad.x - 90 + Double(step), y: pad.y)
      }
      // Two views are told of each position.
      #expect(try await page.evaluate("hovers < 20") == true)
      try await page.evaluate("lateness = 0")
      try await expect("49 50", in: "log", page)
    }
  }
}
