// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import ShowcaseApp
import Testing

@testable import WaymarkWeb

/// The states of the showcase that are audited, each in several looks.
@MainActor
enum AuditWalk {
  /// A page, and what is opened on it.
  struct State {
    var address: String
    /// The names of what is tapped one after the other, each of which opens something that Escape
    /// or its button closes.
    var taps: [Tap] = []
  }

  struct Tap: ExpressibleByStringLiteral {
    var name: String
    /// The name of what closes it; nil for Escape.
    var closing: String?

    init(stringLiteral value: String) { name = value }

    init(_ name: String, closing: String?) {
      self.name = name
      self.closing = closing
    }
  }

  static let states: [State] =
    [
      "", "trails", "trails/saved", "regions/skye", "trails/75", "trails/75/stages/2",
      "trails/1/map", "planner", "planner/add", "planner/add/skye", "planner/packing", "journal",
      "journal/log", "journal/log/regions", "settings", "about", "account", "gallery",
    ].map { State(address: $0) }
    + GalleryPage.allCases.map { State(address: "gallery/\($0.id)", taps: taps[$0] ?? []) }

  private static let taps: [GalleryPage: [Tap]] = [
    .alerts: ["An alert", "A confirmation dialog", "An alert with data", "A popover"],
    .sheets: [
      "A sheet with two detents", "Nested sheets",
      Tap("A sheet without interactive dismissal", closing: "Close"),
      Tap("An inspector", closing: "Close"),
    ],
    .choices: ["actions"],
    .rows: [Tap("Edit", closing: "Done")],
  ]

  /// A width of the window, in points, and a colour scheme.
  typealias Look = (width: Int, scheme: String)

  /// Both widths, both in light and dark.
  static let allLooks: [Look] = [
    (390, "light"), (390, "dark"), (1280, "dark"), (1280, "light"),
  ]

  /// Each width and each scheme once; all combinations if `WAYMARK_AUDIT_LOOKS` is `all`.
  static let looks =
    ProcessInfo.processInfo.environment["WAYMARK_AUDIT_LOOKS"] == "all"
    ? allLooks : [(390, "light"), (1280, "dark")]

  /// Runs a body with a page and a server of the showcase, without animations.
  static func run(
    _ body: @MainActor (ChromiumPage, TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run(TrailGuide.self, site: Site(guideLinks)) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await body(page, server)
      }
    }
  }

  /// The numbers of the parts into which the states are divided, so that they are visited in
  /// parallel.
  nonisolated static let parts = 0..<3

  /// Opens each state of a part in each look, and runs a check.
  ///
  /// - Parameters:
  ///   - part: The number of the part.
  ///   - looks: The widths and colour schemes.
  ///   - check: Returns an array of problems.
  /// - Throws: An error of the check, or of the browser.
  /// - Returns: The problems, each with the name of the first state that has it.
  static func problems(
    part: Int, looks: [Look] = looks, _ check: (ChromiumPage) async throws -> JSONValue
  ) async throws -> [String: String] {
    var problems: [String: String] = [:]
    try await run { page, server in
      for (index, state) in states.enumerated() where index % parts.count == part {
        try await look(page, 390, "light")
        try await page.enter(server.address + state.address)
        try await eachLook(page, looks) { look in
          problems.note(try await check(page), in: "/\(state.address), \(look)")
        }
        for tap in state.taps {
          try await look(page, 390, "light")
          let open = try await page.evaluate(layers).number.map { Int($0) } ?? 0
          try await page.tap(named: tap.name)
          try await page.wait(until: "\(layers) !== \(open) || \(isEditing)")
          try await eachLook(page, looks) { look in
            problems.note(try await check(page), in: "/\(state.address), \(tap.name), \(look)")
          }
          if let closing = tap.closing {
            try await page.tap(closing)
          } else {
            try await page.press("Escape")
          }
          try await page.wait(until: "\(layers) === \(open) && !\(isEditing)")
        }
      }
    }
    return problems
  }

  private static let layers = "document.querySelectorAll('.layer:not(.ghost)').length"
  private static let isEditing = "document.querySelector('.editing')"

  private static func eachLook(
    _ page: ChromiumPage, _ looks: [Look], _ body: (String) async throws -> Void
  ) async throws {
    for (width, scheme) in looks {
      try await look(page, width, scheme)
      try await page.waitForRest()
      try await body("\(width) pixels wide, \(scheme)")
    }
  }

  private static func look(_ page: ChromiumPage, _ width: Int, _ scheme: String) async throws {
    try await page.setViewport(width: width, height: 844)
    try await page.setMedia(["prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce"])
  }

  /// Returns the text of a file beside this one.
  static func script(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}

extension [String: String] {
  /// Adds an array of problems, each of which keeps the first state in which it was found.
  mutating func note(_ problems: JSONValue, in state: String) {
    for problem in problems.array?.compactMap(\.string) ?? ["no result"] {
      self[problem] = self[problem] ?? state
    }
  }
}
