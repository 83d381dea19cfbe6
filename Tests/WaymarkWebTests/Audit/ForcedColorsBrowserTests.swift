// SPDX-License-Identifier: MIT

import ChromiumDriver
import ShowcaseApp
import Testing

@testable import WaymarkWeb

/// Controls and their states where the system sets the colours, or a person prefers more contrast.
@Suite(.enabled(if: Browser.isHere), .timeLimit(.minutes(1)))
@MainActor
struct ForcedColorsBrowserTests {
  @Test(
    arguments: [
      ("settings", "[aria-checked=true] > .knob", "[aria-checked=false] > .knob"),
      (
        "settings", ".tabbar [role=tab][aria-selected=true]",
        ".tabbar [role=tab][aria-selected=false]"
      ),
      (
        "gallery/choices", ".segments .option[aria-checked=true]",
        ".segments .option[aria-checked=false]"
      ),
    ], ["light", "dark"])
  func `a selected control differs from others`(
    example: (address: String, selected: String, other: String), scheme: String
  ) async throws {
    try await open(example.address, ["forced-colors": "active", "prefers-color-scheme": scheme]) {
      page in
      let selected = try await page.style(example.selected, "backgroundColor")
      #expect(selected != nil)
      #expect(selected != (try await page.style(example.other, "backgroundColor")))
    }
  }

  @Test(arguments: [
    ("settings", ".knob"), ("gallery/choices", ".segments > .choices"),
    ("gallery/choices", ".dateField > input"), ("gallery/choices", ".progress"),
    ("gallery/controls", ".steps"), ("trails", ".tabbar"),
  ])
  func `a control has an edge`(address: String, selector: String) async throws {
    try await open(address, ["forced-colors": "active"]) { page in
      let edge = try await page.style(selector, "borderTopStyle")
      let color = try await page.style(selector, "borderTopColor")
      #expect(edge == "solid")
      #expect(color != (try await page.style("body", "backgroundColor")))
    }
  }

  @Test func `a sheet has an edge and a handle, and what has the focus is marked`() async throws {
    try await open("gallery/sheets", ["forced-colors": "active"]) { page in
      try await page.tap("A sheet with two detents")
      try await page.wait(until: "document.querySelector('.sheet')")
      #expect(try await page.style(".sheet > .card", "borderTopStyle") == "solid")
      let handle = try await page.evaluate(
        "getComputedStyle(document.querySelector('.grab'), '::before').backgroundColor")
      #expect(handle.string != (try await page.style(".sheet > .card", "backgroundColor")))
      try await page.press("Tab")
      #expect(try await page.style(":focus", "outlineStyle") == "solid")
      let ring = try await page.style(":focus", "outlineColor")
      #expect(ring != (try await page.style(".sheet > .card", "backgroundColor")))
    }
  }

  @Test func `a drawing keeps its gradient`() async throws {
    try await open("gallery/drawing", ["forced-colors": "active"]) { page in
      let paint = try await page.style(".paint", "backgroundImage")
      #expect(paint?.contains("gradient") == true)
    }
  }

  @Test func `more contrast makes text stronger and draws edges`() async throws {
    try await open("gallery/controls", [:]) { page in
      let before = try await page.style(".header", "color")
      let text = try await page.style(".back", "color")
      #expect(try await page.style(".steps", "boxShadow") == "none")
      try await page.setMedia(["prefers-contrast": "more", "prefers-reduced-motion": "reduce"])
      #expect(try await page.style(".header", "color") != before)
      #expect(try await page.style(".back", "color") != text)
      #expect(try await page.style(".steps", "boxShadow") != "none")
    }
  }

  private func open(
    _ address: String, _ media: [String: String],
    _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(TrailGuide.self, site: Site(guideLinks)) { server in
      try await Browser.run { page in
        try await page.setMedia(media.merging(["prefers-reduced-motion": "reduce"]) { $1 })
        try await page.enter(server.address + address)
        try await body(page)
      }
    }
  }
}

extension ChromiumPage {
  /// Returns a computed style of the first visible element that matches a selector.
  fileprivate func style(_ selector: String, _ property: String) async throws -> String? {
    let selector = Self.quoted(selector)
    return try await evaluate(
      """
      getComputedStyle([...document.querySelectorAll(\(selector))].find(node =>
      !node.closest('[inert],[hidden],.ghost')))[\(Self.quoted(property))]
      """
    ).string
  }
}
