// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import ShowcaseApp
import Testing
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

private struct SceneApp: App {
  var body: some Scene { WindowGroup { SceneView() } }
}

private struct SceneView: View {
  @SceneStorage("tab") private var tab = 0
  @SceneStorage("count") private var count = 0
  @State private var name = ""

  var body: some View {
    TabView(selection: $tab) {
      Text("Start").tabItem { Text("One") }.tag(0)
      Form {
        Text("\(count)|\(name)").accessibilityIdentifier("state")
        Button("Increment") { count += 1 }
        TextField("Name", text: $name)
      }
      .tabItem { Text("Two") }
      .tag(1)
    }
  }
}

/// What a page keeps for another server.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(2)))
@MainActor
struct RestartBrowserTests {
  private func expect(_ state: String, _ page: ChromiumPage) async throws {
    try await page.wait(
      until: "document.querySelector('[data-testid=state]')?.innerText === '\(state)'")
  }

  @Test func `a page continues on a restarted server with the same keys`() async throws {
    let folder = try TemporaryFolder()
    var options = WebHost.Options(port: 0)
    options.keyFile = folder.url.appending(path: "keys")
    try await Browser.run { page in
      try await TestServer.run(SceneApp.self, options: options) { server in
        options.port = server.port
        try await page.enter(server.address)
        try await page.tap("Two")
        try await page.tap("Increment")
        try await page.click("[aria-label=Name]")
        try await page.type("Ada")
        try await expect("1|Ada", page)
        try await page.tap("Increment")
        try await expect("2|Ada", page)
        // Within a second, the page has the last state.
        let session = try #require(server.store.sessions.values.first)
        let browser = try #require(session.browser)
        var count: SceneStorageValues.Value?
        while count != .integer(2) {
          let text = try await page.evaluate("sessionStorage[waymark.key + '?']").string ?? ""
          count = server.store.storage.seal.open(text, from: browser, app: "")?.values["count"]
        }
      }
      try await page.evaluate("window.stale = true")
      try await TestServer.run(SceneApp.self, options: options) { _ in
        try await page.wait(until: "!window.stale && 'live' in document.body.dataset")
        try await expect("2|Ada", page)
        #expect(try await page.evaluate("document.getElementById('lost').hidden") == true)
      }
      // With other keys, the browser is a new one, and its state is not valid.
      options.keyFile = nil
      try await page.evaluate("window.stale = true")
      try await TestServer.run(SceneApp.self, options: options) { server in
        try await page.wait(until: "!window.stale && 'live' in document.body.dataset")
        try await page.wait(
          until: "document.getElementById('lost').innerText.includes('not be restored')")
        #expect(server.store.metrics.refusals(.state) == 1)
        #expect(try await page.evaluate("sessionStorage[waymark.key + '?']") == "")
      }
    }
  }

  @Test func `a link that waits for a gate still does after a restart`() async throws {
    let folder = try TemporaryFolder()
    var options = WebHost.Options(port: 0)
    options.keyFile = folder.url.appending(path: "keys")
    let site = Site(guideLinks)
    try await Browser.run { page in
      try await TestServer.run(TrailGuide.self, options: options, site: site) { server in
        options.port = server.port
        try await page.enter(server.address + "account")
        try await page.expect(title: "Sign In", address: "/account", entry: 1)
      }
      try await page.evaluate("window.stale = true")
      try await TestServer.run(TrailGuide.self, options: options, site: site) { _ in
        try await page.wait(until: "!window.stale && 'live' in document.body.dataset")
        try await page.expect(title: "Sign In", address: "/account", entry: 1)
        try await page.click("[data-testid=name]")
        try await page.type("Ada")
        try await page.wait(
          until: "!document.querySelector('[data-testid=confirm-sign-in]').disabled")
        try await page.tap(identifier: "confirm-sign-in")
        try await page.expect(title: "Your Account", address: "/account", entry: 1)
      }
    }
  }

  /// O23.
  @Test func `a page that was hidden for long continues when it is visible`() async throws {
    let hourglass = Hourglass()
    try await TestServer.run(
      SceneApp.self, options: WebHost.Options(port: 0), sleep: hourglass.sleep
    ) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await page.tap("Two")
        try await page.tap("Increment")
        try await page.click("[aria-label=Name]")
        try await page.type("Ada")
        try await expect("1|Ada", page)
        func turn(hidden: Bool) async throws {
          try await page.evaluate(
            """
            Object.defineProperty(document, 'hidden', {configurable: true, get: () => \(hidden)});
            document.dispatchEvent(new Event('visibilitychange'))
            """)
        }
        try await page.evaluate("window.stale = true")
        try await turn(hidden: true)
        while hourglass.count == 0 { await Task.yield() }
        hourglass.run()
        try await page.wait(until: "!('live' in document.body.dataset)")
        #expect(server.store.sessions.isEmpty && server.store.detachedSessions.isEmpty)
        try await turn(hidden: false)
        try await page.wait(until: "!window.stale && 'live' in document.body.dataset")
        try await expect("1|Ada", page)
      }
    }
  }
}
