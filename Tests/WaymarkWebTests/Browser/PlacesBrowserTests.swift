// SPDX-License-Identifier: MIT

import ChromiumDriver
import ShowcaseApp
import Testing

@testable import WaymarkWeb

/// The destinations of links, and reselected tabs, in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct PlacesBrowserTests {
  private func open(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(TrailGuide.self, site: Site(guideLinks)) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.enter(server.address + "gallery/places")
        try await page.wait(until: "'live' in document.body.dataset")
        try await body(page)
      }
    }
  }

  @Test func `a link waits for the terms, and then another tab is shown`() async throws {
    try await open { page in
      try await page.tap("Terms, which require acceptance")
      try await page.expect(title: "Terms")
      try await page.tap("Open the account in another tab")
      try await page.wait(until: "document.querySelector('[data-testid=link-waits]')")
      try await page.press("Escape")
      try await page.expect(title: "Terms")
      try await page.tap("Accept")
      try await page.expect(title: "Account")
    }
  }

  @Test func `a tab that is tapped again goes back to its root`() async throws {
    try await open { page in
      try await page.tap("Plant 1")
      try await page.expect(title: "Plant 1")
      try await page.tap("Plant 2")
      try await page.expect(title: "Plant 2")
      try await page.tap("Garden")
      try await page.expect(title: "Where Links Lead")
    }
  }
}
