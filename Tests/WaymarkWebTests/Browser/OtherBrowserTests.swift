// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import ShowcaseApp
import Testing
import WebDriver

@testable import WaymarkWeb

/// The example app in browsers other than Chromium.
@Suite(.serialized, .timeLimit(.minutes(2)))
@MainActor
struct OtherBrowserTests {
  enum Engine: CaseIterable {
    case firefox, webKit

    func launch() async throws -> WebDriverPage {
      switch self {
      case .firefox: try await Firefox.launch()
      case .webKit: try await WebKit.launch()
      }
    }

    /// The ones on this machine; `Scripts/test` installs them where it can.
    static let found = allCases.filter { engine in
      if (engine == .firefox ? Firefox.path : WebKit.path) != nil { return true }
      print("SKIPPED: no \(engine) found for the browser tests")
      return false
    }
  }

  /// Runs a body with the page at a URL, and fails if the page had problems.
  private func open(
    _ address: String, in engine: Engine,
    _ body: @MainActor (WebDriverPage, TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run(TrailGuide.self, site: Site(guideLinks)) { server in
      let page = try await engine.launch()
      do {
        try await page.enter(server.address + address)
        try await body(page, server)
        #expect(try await page.complaints() == [])
        #expect(server.store.metrics.invalidInput == 0)
      } catch {
        await page.close()
        throw error
      }
      await page.close()
    }
  }

  @Test(arguments: Engine.found)
  func `ten steps lead through pushes, a sheet, a cover and the tabs`(
    engine: Engine
  ) async throws {
    try await open("", in: engine) { page, _ in
      for step in GuideWalk.steps { try await page.take(step) }
    }
  }

  @Test(arguments: Engine.found)
  func `a strip of cards reports the one in its middle`(engine: Engine) async throws {
    try await open("gallery/scrolling", in: engine) { page, _ in
      try await page.expect(title: "Scrolling and Margins")
      try await page.evaluate("document.querySelector('[data-q]').scrollLeft = 9999")
      try await page.wait(
        until: "document.querySelector('[data-testid=card]').innerText === 'Card 6'")
    }
  }

  /// Firefox runs the client's substitute for scroll timelines, WebKit has them.
  @Test(arguments: Engine.found)
  func `the title is in the bar or in the page, never in both`(engine: Engine) async throws {
    try await open("", in: engine) { page, _ in
      let hasTimelines = try await page.evaluate("CSS.supports('animation-timeline: --page')")
      #expect(hasTimelines == .bool(engine == .webKit))
      // Scrolls by 3 pixels in each frame, and notes how far the large title is below the bar and
      // how opaque the other one is.
      try await page.evaluate(
        """
        (() => {
          const screen = document.querySelector('.screen:not([hidden])');
          const [page, bar, name] = ['.page', '.bar', '.name'].map(s => screen.querySelector(s));
          window.scrolled = (step, end) => {
            window.passed = null;
            const seen = [];
            const next = () => {
              const below = page.querySelector('h1').getBoundingClientRect().bottom
                - bar.getBoundingClientRect().bottom;
              seen.push([below, +getComputedStyle(name).opacity]);
              if (page.scrollTop === end) window.passed = seen;
              else {
                page.scrollTop += step;
                requestAnimationFrame(next);
              }
            };
            next();
          };
        })()
        """)
      for (step, end, opacity) in [(3, 120.0, 1.0), (-3, 0, 0)] {
        try await page.evaluate("scrolled(\(step), \(end))")
        try await page.wait(until: "passed")
        let frames = try await page.evaluate("passed").array?.compactMap(\.array) ?? []
        #expect(frames.count > 40)
        // The text ends 8 pixels above the end of its box.
        let both = frames.filter { $0[0].number ?? 0 > 8 && $0[1].number != 0 }
        #expect(both == [])
        try await page.wait(
          until: "+getComputedStyle(document.querySelector('.name')).opacity === \(opacity)")
      }
    }
  }

  @Test(arguments: Engine.found)
  func `links, the browser's Back, keys, fields and toggles work`(engine: Engine) async throws {
    try await open("trails/75/stages/2", in: engine) { page, server in
      try await page.expect(title: "Stage 2", address: "/trails/75/stages/2", entry: 2)
      try await page.traverse(-1)
      try await page.wait(until: "location.pathname === '/trails/75' && history.state.at === 1")
      try await page.traverse(-1)
      try await page.expect(title: "Trail Guide", address: "/", entry: 0)

      try await page.enter(server.address + "planner/packing")
      try await page.expect(title: "Packing List", address: "/planner/packing", entry: 1)
      try await page.press("Escape")
      try await page.expect(title: "Planner", address: "/planner", entry: 0)

      try await page.tap("Settings")
      try await page.expect(title: "Settings")
      let isOn = "document.querySelector('[data-testid=shows-times]').ariaChecked === "
      try await page.wait(until: isOn + "'true'")
      try await page.tap(identifier: "shows-times")
      try await page.wait(until: isOn + "'false'")
      // After a reload, the page has the app's state instead of its own guess.
      try await page.reenter()
      try await page.expect(title: "Settings")
      try await page.wait(until: isOn + "'false'")

      try await page.enter(server.address + "account")
      try await page.expect(title: "Sign In")
      try await page.click("[data-testid=name]")
      try await page.type("Robin")
      try await page.wait(
        until: "!document.querySelector('[data-testid=confirm-sign-in]').disabled")
      try await page.tap(identifier: "confirm-sign-in")
      try await page.expect(title: "Your Account", address: "/account", entry: 1)
      try await page.wait(until: "document.body.innerText.includes('Robin')")
    }
  }
}
