// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing

@testable import WaymarkWeb

/// The tree that a browser gives screen readers, through the showcase.
@Suite(.enabled(if: Browser.isHere), .timeLimit(.minutes(10)))
@MainActor
struct ScreenReaderBrowserTests {
  /// Roles of what a person can operate, which must have a name.
  private static let controls: Set = [
    "button", "link", "switch", "checkbox", "radio", "textbox", "searchbox", "combobox", "slider",
    "spinbutton", "tab", "menuitem", "menuitemcheckbox", "menuitemradio", "progressbar", "dialog",
    "alertdialog", "tabpanel", "heading",
  ]

  @Test func `each screen has a heading, and each control a name`() async throws {
    try await AuditWalk.run { page, server in
      for state in AuditWalk.states {
        try await page.enter(server.address + state.address)
        let tree = try await page.accessibilityTree()
        #expect(tree.names(of: "heading") != [], "/\(state.address)")
        #expect(Self.unnamed(tree) == [], "/\(state.address)")
        #expect(Self.strayItems(tree) == [], "/\(state.address)")
      }
    }
  }

  private static func unnamed(_ tree: [AccessibilityNode]) -> [String] {
    tree.filter { controls.contains($0.role) && $0.name.isEmpty }.map { "\($0)" }
  }

  /// Returns the items that are not in a list.
  private static func strayItems(_ tree: [AccessibilityNode]) -> [String] {
    tree.filter { $0.role == "listitem" && $0.path.last { $0 != "generic" } != "list" }
      .map { "\($0)" }
  }

  @Test func `a screen reader finds the tabs, and only what is in front`() async throws {
    try await AuditWalk.run { page, server in
      try await page.enter(server.address)
      var tree = try await page.accessibilityTree()
      #expect(
        tree.names(of: "tab") == ["Trails", "Planner", "Journal", "Gallery", "Settings"])
      #expect(tree.names(of: "heading").first == "Trail Guide")
      try await page.tap("Settings")
      try await page.expect(title: "Settings")
      tree = try await page.accessibilityTree()
      #expect(tree.names(of: "heading").first == "Settings")
      #expect(!tree.names(of: "heading").contains("Trail Guide"))
      try await page.enter(server.address + "gallery/alerts")
      try await page.tap("An alert")
      try await page.wait(until: "document.querySelector('.alert')")
      tree = try await page.accessibilityTree()
      #expect(tree.names(of: "alertdialog") == ["Leave the path?"])
      #expect(tree.names(of: "button") == ["Leave", "Stay"])
      #expect(tree.names(of: "tab") == [])
    }
  }

  @Test func `rows are items of the list of their section`() async throws {
    try await AuditWalk.run { page, server in
      try await page.enter(server.address + "settings")
      let tree = try await page.accessibilityTree()
      #expect(
        tree.lists(around: "Walking times") == ["list", "listitem", "list", "listitem"])
    }
  }
}

// Functions, because closures in the arguments of `#expect` within other closures get mixed up.
extension [AccessibilityNode] {
  /// Returns the names of the nodes with a role.
  fileprivate func names(of role: String) -> [String] {
    filter { $0.role == role }.map(\.name)
  }

  /// Returns the roles of the lists and items around the switch with a name.
  fileprivate func lists(around name: String) -> [String] {
    let control = first { $0.role == "switch" && $0.name == name }
    return control?.path.filter { ["list", "listitem"].contains($0) } ?? []
  }
}
