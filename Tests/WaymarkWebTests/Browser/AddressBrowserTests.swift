// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

/// URLs, history and sessions in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct AddressBrowserTests {
  /// Runs a body with a page of the atlas at a URL.
  private func open(
    _ address: String, options: WebHost.Options = WebHost.Options(port: 0),
    _ body: @MainActor (ChromiumPage, TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run(LinkedAtlas.self, options: options) { server in
      try await Browser.run { page in
        // Other tests cover the animations.
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.enter(server.address + address)
        try await body(page, server)
      }
    }
  }

  @Test func `a cold link has its screens below it in the history`() async throws {
    try await open("lakes/7/photos") { page, _ in
      try await page.expect(title: "Photos of 7", address: "/lakes/7/photos", entry: 2)
      try await page.traverse(-1)
      try await page.expect(title: "Lake 7", address: "/lakes/7", entry: 1)
      try await page.traverse(-1)
      try await page.expect(title: "Lakes", address: "/", entry: 0)
      try await page.traverse(2)
      try await page.expect(title: "Photos of 7", address: "/lakes/7/photos", entry: 2)
      try await page.traverse(-2)
      try await page.expect(title: "Lakes", address: "/", entry: 0)
    }
  }

  @Test func `each step in the app is in the address bar`() async throws {
    try await open("") { page, _ in
      try await page.tap("Lake 7")
      try await page.expect(title: "Lake 7", address: "/lakes/7", entry: 1)
      try await page.tap("Next")
      try await page.expect(title: "Lake 8", address: "/lakes/8", entry: 1)
      try await page.tap("Photos")
      try await page.expect(title: "Photos of 8", address: "/lakes/8/photos", entry: 2)
      // The middle and the top differ: two entries are replaced.
      try await page.tap("Photos of another")
      try await page.expect(title: "Photos of 9", address: "/lakes/9/photos", entry: 2)
      try await page.traverse(-1)
      try await page.expect(title: "Lake 9", address: "/lakes/9", entry: 1)
      try await page.traverse(-1)
      try await page.expect(title: "Lakes", address: "/", entry: 0)
      try await page.tap("Photos of 9")
      try await page.expect(title: "Photos of 9", address: "/lakes/9/photos", entry: 2)
      try await page.tap("Home")
      try await page.expect(title: "Lakes", address: "/", entry: 0)
    }
  }

  @Test func `loading again keeps the app as it is`() async throws {
    try await open("") { page, server in
      try await page.tap("Count 0")
      try await page.tap("Lake 7")
      try await page.expect(title: "Lake 7")
      try await page.tap("Add")
      try await page.expect(title: "New", address: "/lakes/7", entry: 2)
      let old = try await page.evaluate("performance.timeOrigin")
      try await page.reenter()
      #expect(try await page.evaluate("performance.timeOrigin") != old)
      try await page.expect(title: "New", address: "/lakes/7", entry: 2)
      try await page.traverse(-1)
      try await page.expect(title: "Lake 7", address: "/lakes/7", entry: 1)
      try await page.wait(until: "document.body.innerText.includes('Counted 1')")
      try await page.traverse(-1)
      try await page.expect(title: "Lakes", address: "/", entry: 0)
      #expect(server.store.sessions.count == 1 && server.store.detachedSessions.isEmpty)
      #expect(server.store.metrics.invalidInput == 0)
    }
  }

  @Test func `loading again without a session opens the address`() async throws {
    let options = WebHost.Options(port: 0, retentionTime: .zero)
    try await open("lakes/7/photos", options: options) { page, _ in
      try await page.expect(title: "Photos of 7", address: "/lakes/7/photos", entry: 2)
      try await page.traverse(-1)
      try await page.expect(title: "Lake 7", address: "/lakes/7", entry: 1)
      try await page.reenter()
      try await page.expect(title: "Lake 7", address: "/lakes/7", entry: 1)
      try await page.traverse(-1)
      try await page.expect(title: "Lakes", address: "/", entry: 0)
      try await page.traverse(2)
      try await page.expect(title: "Photos of 7", address: "/lakes/7/photos", entry: 2)
    }
  }

  @Test func `an address that is typed opens in the app as it is`() async throws {
    try await open("") { page, _ in
      try await page.tap("Count 0")
      try await page.wait(until: "document.body.innerText.includes('Count 1')")
      try await page.evaluate("location.assign('/lakes/7')")
      try await page.expect(title: "Lake 7", address: "/lakes/7", entry: 1)
      try await page.wait(until: "document.body.innerText.includes('Counted 1')")
      try await page.traverse(-1)
      try await page.expect(title: "Lakes", address: "/", entry: 0)
    }
  }

  @Test func `the address shows another browser the same screen, and nothing else`() async throws {
    try await open("") { page, server in
      try await page.tap("Count 0")
      try await page.tap("Lake 7")
      try await page.tap("Photos")
      try await page.expect(title: "Photos of 7", address: "/lakes/7/photos", entry: 2)
      let address = try await page.evaluate("location.href").string ?? ""
      try await Browser.run { other in
        try await other.enter(address)
        try await other.expect(title: "Photos of 7", address: "/lakes/7/photos", entry: 2)
        try await other.traverse(-1)
        try await other.wait(until: "document.body.innerText.includes('Counted 0')")
        #expect(server.store.sessions.count == 2)
      }
    }
  }

  @Test func `a page with an address too long for the request of its socket connects`()
    async throws
  {
    try await open("?note=" + String(repeating: "(", count: 1500)) { page, _ in
      try await page.tap("Count 0")
      try await page.wait(until: "document.body.innerText.includes('Count 1')")
    }
  }

  @Test func `a second tab takes the app over, the first one stays away`() async throws {
    try await open("") { page, server in
      try await page.tap("Count 0")
      try await page.wait(until: "document.body.innerText.includes('Count 1')")
      let tab = try await Browser.tab(beside: page)
      // The effect of duplicating a tab.
      let id = try await page.evaluate("sessionStorage[waymark.key]").string ?? ""
      try await tab.open(server.address + "shop")
      tab.forgetComplaints()
      try await tab.evaluate(
        "sessionStorage['waymark/waymark/socket'] = \(ChromiumPage.quoted(id))")
      try await tab.enter(server.address)
      try await tab.wait(until: "document.body.innerText.includes('Count 1')")
      try await page.wait(
        until:
          "document.getElementById('lost').checkVisibility() && !('live' in document.body.dataset)")
      #expect(try await page.text("#lost").contains("another tab"))
      try await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
      try await tab.tap("Count 1")
      try await tab.wait(until: "document.body.innerText.includes('Count 2')")
      #expect(server.store.sessions.count == 1)
      // Reloading the first tab takes the session back.
      try await page.reenter()
      try await page.wait(until: "document.body.innerText.includes('Count 2')")
      #expect(server.store.sessions.count == 1)
      #expect(tab.complaints == [])
    }
  }

  @Test(arguments: [false, true])
  func `a lost connection comes back to the same document`(hasMissed: Bool) async throws {
    try await TestServer.run(BusyApp.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await page.click("[placeholder=Quiet]")
        try await page.type("kept")
        try await page.evaluate("window.stale = true")
        for session in server.store.sessions.values {
          session.transport?.close(1012)
          if hasMissed { session.sentCount += 1 }
        }
        try await page.wait(until: "!('live' in document.body.dataset)")
        // Typed while the socket is closed.
        try await page.type("!")
        BusyApp.tick?()
        try await page.wait(until: "'live' in document.body.dataset")
        try await page.wait(until: "document.body.innerText.includes('Quiet: kept!.')")
        try await page.wait(until: "document.body.innerText.includes('Tick 1')")
        #expect(try await page.evaluate("window.stale") == true)
        #expect(
          try await page.evaluate("document.querySelector('[placeholder=Quiet]').value") == "kept!")
        if !hasMissed {
          #expect(try await page.evaluate("document.activeElement.value") == "kept!")
        }
        #expect(try await page.evaluate("document.getElementById('lost').hidden") == true)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  @Test func `where the app refuses to go, the address is put right`() async throws {
    try await open("lakes/7") { page, _ in
      // The page corrects its entry with each response of the app, so none may be pending when the
      // test writes its own. Responses arrive in order: this is the last.
      try await page.tap("Next")
      try await page.expect(title: "Lake 8", address: "/lakes/8", entry: 1)
      try await page.evaluate(
        """
        window.steps = 0; addEventListener('popstate', () => window.steps++);
        history.pushState({at:2,up:['/','/lakes/8','/refused']},'','/refused')
        """)
      try await page.traverse(-1)
      try await page.wait(until: "window.steps === 1")
      try await page.traverse(1)
      // The page went there, and returned by itself.
      try await page.wait(until: "window.steps === 3")
      try await page.expect(title: "Lake 8", address: "/lakes/8", entry: 1)
      try await page.traverse(-1)
      try await page.expect(title: "Lakes", address: "/", entry: 0)
    }
  }

  @Test func `journeys in quick succession end where the last one led`() async throws {
    try await open("lakes/7/photos") { page, _ in
      try await page.expect(title: "Photos of 7", address: "/lakes/7/photos", entry: 2)
      // Waits for the browser, but not for the app.
      for entry in [0, 1, 0, 2, 1, 2, 0, 1] {
        try await page.traverse(entry - page.historyPlace)
        try await page.wait(until: "history.state.at === \(entry)")
      }
      try await page.expect(title: "Lake 7", address: "/lakes/7", entry: 1)
      try await page.traverse(-1)
      try await page.expect(title: "Lakes", address: "/", entry: 0)
    }
  }

  @Test func `a link that needs a sign-in is followed after it`() async throws {
    try await open("mine") { page, _ in
      try await page.expect(title: "Who are you?", address: "/mine", entry: 1)
      try await page.reenter()
      try await page.expect(title: "Who are you?", address: "/mine", entry: 1)
      try await page.tap("Sign in")
      try await page.expect(title: "Mine", address: "/mine", entry: 1)
      try await page.traverse(-1)
      try await page.expect(title: "Lakes", address: "/", entry: 0)
    }
  }

  @Test func `an address that is written otherwise is put right`() async throws {
    try await open("lakes/7/?utm_source=mail") { page, _ in
      try await page.expect(title: "Lake 7", address: "/lakes/7", entry: 1)
    }
  }

  @Test func `an address that leads nowhere has a page with a way out`() async throws {
    try await TestServer.run(LinkedAtlas.self) { server in
      try await Browser.run { page in
        try await page.open(server.address + "shop")
        #expect(try await page.text("h1") == "Page not found")
        page.forgetComplaints()
        try await page.click("main a")
        try await page.expect(title: "Lakes", address: "/", entry: 0)
      }
    }
  }
}
