// SPDX-License-Identifier: MIT

import ChromiumDriver
import ShowcaseApp
import Testing

@testable import WaymarkWeb

/// The example app in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(2)))
@MainActor
struct ShowcaseBrowserTests {
  @Test func `ten steps lead through pushes, a sheet, a cover and the tabs`() async throws {
    try await TestServer.run(TrailGuide.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        for step in GuideWalk.steps { try await page.take(step) }
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  /// Runs a body with a page at a URL.
  private func open(
    _ address: String, _ body: @MainActor (ChromiumPage, TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run(TrailGuide.self, site: Site(guideLinks)) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.enter(server.address + address)
        try await body(page, server)
      }
    }
  }

  @Test func `nothing of a tab that is not shown is seen`() async throws {
    try await open("gallery/choices") { page, _ in
      try await page.wait(until: "document.querySelector('.tick')")
      try await page.tap("Trails")
      try await page.wait(
        until: """
          document.querySelectorAll('.tab[hidden] .tick').length && \
          [...document.querySelectorAll('.tab[hidden] *')].every(n => \
          getComputedStyle(n).visibility === 'hidden')
          """)
    }
  }

  @Test func `a stage's address shows the stage, with its trail behind it`() async throws {
    try await open("trails/75/stages/2") { page, _ in
      try await page.expect(title: "Stage 2", address: "/trails/75/stages/2", entry: 2)
      try await page.traverse(-1)
      try await page.wait(until: "location.pathname === '/trails/75' && history.state.at === 1")
      try await page.traverse(-1)
      try await page.expect(title: "Trail Guide", address: "/", entry: 0)
      try await page.traverse(2)
      try await page.expect(title: "Stage 2", address: "/trails/75/stages/2", entry: 2)
      try await page.reenter()
      try await page.expect(title: "Stage 2", address: "/trails/75/stages/2", entry: 2)
      // Tabs have URLs, but no history entries; a tab keeps its open screens.
      try await page.tap("Settings")
      try await page.expect(title: "Settings", address: "/settings", entry: 0)
      try await page.tap("Trails")
      try await page.expect(title: "Stage 2", address: "/trails/75/stages/2", entry: 2)
    }
  }

  @Test func `sheets and covers have addresses of their own`() async throws {
    try await open("planner/packing") { page, server in
      try await page.expect(title: "Packing List", address: "/planner/packing", entry: 1)
      try await page.traverse(-1)
      try await page.expect(title: "Planner", address: "/planner", entry: 0)
      try await page.traverse(1)
      try await page.expect(title: "Packing List", address: "/planner/packing", entry: 1)
      try await page.press("Escape")
      try await page.expect(title: "Planner", address: "/planner", entry: 0)
      try await page.open(server.address + "trails/1/map")
      try await page.expect(title: "Lake District", address: "/trails/1/map", entry: 2)
      try await page.traverse(-1)
      try await page.expect(title: "Catbells", address: "/trails/1", entry: 1)
    }
  }

  @Test func `a router opens screens of two features, also from outside any screen`() async throws {
    try await open("gallery/router") { page, _ in
      try await page.expect(title: "A Router")
      try await page.wait(until: "'live' in document.body.dataset")
      try await page.tap("Send a weather warning")
      try await page.expect(title: "Weather at the ridge")
      try await page.tap("Shelter nearby")
      try await page.expect(title: "Ridge Hut")
      try await page.tap("Book a bed")
      try await page.expect(title: "A bed")
      try await page.press("Escape")
      for title in ["Ridge Hut", "Weather at the ridge"] {
        try await page.expect(title: title)
        try await page.click(".overlays .layer:last-child .screen:not([hidden]) .back")
      }
      try await page.expect(title: "A Router")
      try await page.wait(
        until: "document.querySelector('[data-testid=heard-3]').innerText.includes('booking')")
    }
  }

  @Test func `what is one's own is there after signing in`() async throws {
    try await open("account") { page, _ in
      try await page.expect(title: "Sign In", address: "/account", entry: 1)
      try await page.click("[data-testid=name]")
      try await page.type("Robin")
      try await page.wait(
        until: "!document.querySelector('[data-testid=confirm-sign-in]').disabled")
      try await page.tap(identifier: "confirm-sign-in")
      try await page.expect(title: "Your Account", address: "/account", entry: 1)
      try await page.reenter()
      try await page.expect(title: "Your Account", address: "/account", entry: 1)
      try await page.wait(until: "document.body.innerText.includes('Robin')")
      try await page.traverse(-1)
      try await page.expect(title: "Settings", address: "/settings", entry: 0)
    }
  }

  @Test func `a link to nothing is said to be one`() async throws {
    try await open("") { page, server in
      try await page.open(server.address + "trails/9999")
      page.forgetComplaints()
      try await page.expect(title: "Not in This Guide")
      try await page.wait(until: "'live' in document.body.dataset")
      try await page.tap(identifier: "leave-unknown")
      try await page.expect(title: "Trail Guide", address: "/", entry: 0)
    }
  }

  @Test func `its first page is complete and small`() async throws {
    try await TestServer.run(TrailGuide.self) { server in
      let client = try await RawClient.connect(server.port)
      let answer = try await client.request("/", host: "127.0.0.1:\(server.port)")
      #expect(answer.body.utf8.count <= 40 << 10)
      #expect(answer.body.contains("<h1 tabindex=\"-1\">Trail Guide</h1>"))
      #expect(answer.body.contains("Isle of Skye"))
      #expect(answer.body.contains("Catbells"))
    }
  }

  @Test func `its maps are drawn`() async throws {
    try await TestServer.run(TrailGuide.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await page.tap(identifier: "region-skye")
        try await page.wait(
          until: "[...document.images].some(n => n.complete && n.naturalWidth > 0)")
        let address = try await page.evaluate("document.images[0].getAttribute('src')").string
        #expect(address?.hasPrefix("/waymark/file-") == true)
      }
    }
  }
}
