// SPDX-License-Identifier: MIT

import ChromiumDriver
import ShowcaseApp
import Testing

@testable import WaymarkWeb

/// The tree that a browser gives screen readers, through the showcase.
@Suite(.enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct ScreenReaderBrowserTests {
  /// Roles of what a person can operate, which must have a name.
  private static let controls: Set = [
    "button", "link", "switch", "checkbox", "radio", "textbox", "searchbox", "combobox", "slider",
    "spinbutton", "tab", "menuitem", "menuitemcheckbox", "menuitemradio", "progressbar", "dialog",
    "alertdialog", "tabpanel", "heading",
  ]

  @Test func `each screen has a heading, and each control a name`() async throws {
    try await open { page, server in
      for state in AuditWalk.states {
        try await page.enter(server.address + state.address)
        let tree = try await page.accessibilityTree()
        #expect(tree.contains { $0.role == "heading" }, "/\(state.address)")
        let unnamed = tree.filter { Self.controls.contains($0.role) && $0.name.isEmpty }
        #expect(unnamed.isEmpty, "/\(state.address): \(unnamed)")
        let items = tree.filter { $0.role == "listitem" && $0.path.last != "list" }
        #expect(items.isEmpty, "/\(state.address): \(items)")
      }
    }
  }

  @Test func `a screen reader finds the tabs, and only what is in front`() async throws {
    try await open { page, server in
      try await page.enter(server.address)
      var tree = try await page.accessibilityTree()
      #expect(
        tree.filter { $0.role == "tab" }.map(\.name)
          == ["Trails", "Planner", "Journal", "Gallery", "Settings"])
      #expect(tree.contains { $0.role == "heading" && $0.name == "Trail Guide" })
      try await page.tap("Settings")
      try await page.expect(title: "Settings")
      tree = try await page.accessibilityTree()
      #expect(!tree.contains { $0.name == "Trail Guide" && $0.role == "heading" })
      #expect(tree.contains { $0.role == "heading" && $0.name == "Settings" })
      try await page.enter(server.address + "gallery/alerts")
      try await page.tap("An alert")
      try await page.wait(until: "document.querySelector('.alert')")
      tree = try await page.accessibilityTree()
      #expect(tree.contains { $0.role == "alertdialog" && $0.name == "Leave the path?" })
      #expect(
        tree.filter { $0.role == "button" }.map(\.name) == ["Leave", "Stay"])
      #expect(!tree.contains { $0.role == "tab" })
    }
  }

  @Test func `rows are items of the list of their section`() async throws {
    try await open { page, server in
      try await page.enter(server.address + "settings")
      let tree = try await page.accessibilityTree()
      let control = try #require(tree.first { $0.role == "switch" && $0.name == "Walking times" })
      let path = control.path.filter { ["list", "listitem"].contains($0) }
      #expect(path == ["list", "listitem", "list", "listitem"])
    }
  }

  private func open(
    _ body: @MainActor (ChromiumPage, TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run(TrailGuide.self, site: Site(guideLinks)) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await body(page, server)
      }
    }
  }
}
