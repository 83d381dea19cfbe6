// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct ChoosyApp: App {
  var body: some Scene { WindowGroup { ChoosyView() } }
}

private struct ChoosyView: View {
  @State private var isOn = false
  @State private var size = "Small"
  @State private var tab = 1
  @State private var count = 0

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        Form {
          Text("\(isOn)|\(size)|\(count)").accessibilityIdentifier("state")
          Toggle("Free", isOn: $isOn)
          Toggle("Fixed", isOn: .constant(false))
          Picker("Size", selection: $size) {
            ForEach(["Small", "Large"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
          Button("Count") { count += 1 }
        }
      }
      .tabItem { Label("One", systemImage: "star") }
      .tag(1)
      Text("The second tab").tabItem { Label("Two", systemImage: "heart") }.tag(2)
    }
  }
}

/// What the page shows before the app has answered.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct GuessBrowserTests {
  private func open(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(ChoosyApp.self) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.enter(server.address)
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  /// Keeps the events of the page until they are released.
  private func hold(_ page: ChromiumPage) async throws {
    try await page.evaluate(
      """
      (() => { const held = []; const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (message) { held.push(() => send.call(this, message)) };
      window.release = () => { WebSocket.prototype.send = send; held.forEach(one => one()) } })()
      """)
  }

  private func release(_ page: ChromiumPage) async throws { try await page.evaluate("release()") }

  /// The name of an attribute's element and its value, of all elements with a role.
  private func states(_ role: String, _ attribute: String, _ page: ChromiumPage) async throws
    -> String
  {
    try await page.evaluate(
      """
      [...document.querySelectorAll('[role=\(role)]')].map(n => n.innerText.trim() + ' '
      + n.getAttribute('\(attribute)')).join()
      """
    ).string ?? ""
  }

  private func expect(_ state: String, _ page: ChromiumPage) async throws {
    try await page.wait(
      until: "document.querySelector('[data-testid=state]').innerText === '\(state)'")
  }

  @Test func `a switch answers at once`() async throws {
    try await open { page in
      try await hold(page)
      try await page.tap("Free")
      #expect(try await states("switch", "aria-checked", page) == "Free true,Fixed false")
      try await expect("false|Small|0", page)
      try await release(page)
      try await expect("true|Small|0", page)
      #expect(try await states("switch", "aria-checked", page) == "Free true,Fixed false")
    }
  }

  @Test func `a refused switch goes back`() async throws {
    try await open { page in
      try await hold(page)
      try await page.tap("Fixed")
      #expect(try await states("switch", "aria-checked", page) == "Free false,Fixed true")
      try await release(page)
      try await page.tap("Count")
      try await expect("false|Small|1", page)
      #expect(try await states("switch", "aria-checked", page) == "Free false,Fixed false")
    }
  }

  @Test func `several guesses end at what the app says`() async throws {
    try await open { page in
      try await hold(page)
      for _ in 0..<3 { try await page.tap("Free") }
      try await page.tap("Large")
      try await page.tap("Small")
      #expect(try await states("switch", "aria-checked", page) == "Free true,Fixed false")
      try await release(page)
      try await page.tap("Count")
      try await expect("true|Small|1", page)
      #expect(try await states("switch", "aria-checked", page) == "Free true,Fixed false")
      #expect(try await states("radio", "aria-checked", page) == "Small true,Large false")
    }
  }

  @Test func `a segment and a tab answer at once`() async throws {
    try await open { page in
      // The tab's content is there once it was shown.
      try await page.tap("Two")
      try await page.wait(until: "document.body.innerText.includes('The second tab')")
      try await page.tap("One")
      try await expect("false|Small|0", page)
      try await hold(page)
      try await page.tap("Large")
      #expect(try await states("radio", "aria-checked", page) == "Small false,Large true")
      try await page.tap("Two")
      #expect(try await states("tab", "aria-selected", page) == "One false,Two true")
      #expect(try await page.evaluate("document.body.innerText.includes('The second tab')") == true)
      try await release(page)
      try await page.tap("One")
      try await expect("false|Large|0", page)
      #expect(try await states("tab", "aria-selected", page) == "One true,Two false")
    }
  }

  @Test func `a pressed button waits, and a bar says so`() async throws {
    try await open { page in
      try await hold(page)
      try await page.tap("Count")
      let button = "[...document.querySelectorAll('.button')].find(n => n.innerText === 'Count')"
      #expect(try await page.evaluate("'busy' in \(button).dataset") == true)
      try await page.wait(until: "'wait' in document.body.dataset")
      try await release(page)
      try await expect("false|Small|1", page)
      try await page.wait(
        until: "!('wait' in document.body.dataset) && !('busy' in \(button).dataset)")
    }
  }
}
