// SPDX-License-Identifier: MIT

import ChromiumDriver
import ShowcaseApp
import Testing

@testable import WaymarkWeb

/// Screens return results, and steps are entries of the browser's history.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct ResultBrowserTests {
  private func open(
    _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(TrailGuide.self, site: Site(guideLinks)) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.enter(server.address + "gallery/results")
        try await page.wait(until: "'live' in document.body.dataset")
        try await body(page)
      }
    }
  }

  private func expect(_ text: String, _ page: ChromiumPage) async throws {
    let quoted = ChromiumPage.quoted(text)
    try await page.wait(until: "document.body.innerText.includes(\(quoted))")
  }

  @Test func `a sheet answers, and Escape is no answer`() async throws {
    try await open { page in
      try await page.tap("Choose a hut")
      try await page.expect(title: "Which Hut?")
      try await page.tap("Ridge Hut")
      try await page.expect(title: "Results and Flows")
      try await expect("Ridge Hut", page)
      try await page.tap("Choose a hut")
      try await page.expect(title: "Which Hut?")
      try await page.press("Escape")
      try await expect("Closed without a choice", page)
    }
  }

  @Test func `the browser's back leads through the steps, and out without a result`() async throws {
    try await open { page in
      try await page.tap("Book a night")
      try await page.expect(title: "A Bed")
      try await page.tap("Yes, please")
      try await page.expect(title: "Dinner")
      try await page.traverse(-1)
      try await page.expect(title: "A Bed")
      try await page.traverse(-1)
      try await page.expect(title: "Results and Flows")
      try await expect("Nothing is booked", page)
      try await page.tap("Book a night")
      try await page.expect(title: "A Bed")
      try await page.tap("Without it")
      try await page.expect(title: "Dinner")
      try await page.tap("Yes, please")
      try await page.expect(title: "Dry Boots")
      try await page.tap("Yes, please")
      try await page.expect(title: "All Right?")
      try await page.tap("Book it")
      try await expect("Booked: dinner, dry boots", page)
    }
  }
}
