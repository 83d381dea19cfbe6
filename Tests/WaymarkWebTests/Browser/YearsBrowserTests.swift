// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import Envelopes
@testable import FieldNotes
@testable import GameShelf
@testable import PlantDiary
@testable import ReadingList
@testable import TripPlanner
@testable import WaymarkWeb

/// The example apps in the style of each SwiftUI release, in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct YearsBrowserTests {
  private func run<A: App>(
    _ app: A.Type, _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(app) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await body(page)
      }
    }
  }

  @Test func `2019: searches for a plant and waters it`() async throws {
    try await TestServer.run(applicationDelegate: AppDelegate.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await page.expect(title: "Plant Diary")
        try await page.click("[placeholder='Name or room']")
        try await page.type("kitchen")
        try await page.lacks("Fern")
        try await page.tap("Aloe")
        try await page.expect(title: "Aloe")
        try await page.tap("Water now")
        try await page.wait(forText: "Watered 2 times")
      }
    }
  }

  @Test func `2020: records a play of a game`() async throws {
    try await run(GameShelfApp.self) { page in
      try await page.tap("Night Mail")
      try await page.expect(title: "Night Mail")
      try await page.tap("Record a play")
      try await page.expect(title: "A play of Night Mail")
      try await page.click("[placeholder=Winner]")
      try await page.type("Ann")
      try await page.enables("Save")
      try await page.tap("Save")
      try await page.wait(forText: "Ann won")
    }
  }

  @Test func `2021: loads, refreshes and searches articles`() async throws {
    try await run(ReadingListApp.self) { page in
      try await page.wait(forText: "Why rivers bend")
      try await page.click(".again")
      try await page.wait(forText: "A map of smells")
      try await page.click("[type=search]")
      try await page.type("okafor")
      try await page.lacks("Bread without hurry")
      try await page.wait(forText: "A map of smells")
    }
  }

  @Test func `2022: packs for a trip`() async throws {
    try await run(TripPlannerApp.self) { page in
      try await page.tap("Lisbon")
      try await page.expect(title: "Lisbon")
      try await page.tap("Pack")
      try await page.expect(title: "Packing")
      try await page.tap("Passport")
      try await page.tap("Done")
      try await page.wait(forText: "25%")
    }
  }

  @Test func `2023: records an expense`() async throws {
    try await run(EnvelopesApp.self) { page in
      try await page.tap("Groceries")
      try await page.expect(title: "Groceries")
      try await page.click("[placeholder=What]")
      try await page.type("Cheese")
      try await page.click("[placeholder=Amount]")
      try await page.type("12")
      try await page.enables("Spend")
      try await page.tap("Spend")
      try await page.wait(forText: "Cheese")
    }
  }

  @Test func `2025: collapses a family and opens the sightings of a place`() async throws {
    try await run(FieldNotesApp.self) { page in
      try await page.wait(forText: "Lapwing")
      try await page.tap("Waders")
      try await page.lacks("Lapwing")
      try await page.tap("Places")
      try await page.expect(title: "Places")
      try await page.tap("North Marsh")
      try await page.tap("Lapwing")
      try await page.expect(title: "Lapwing")
    }
  }
}

extension ChromiumPage {
  /// Waits until a button with a title is enabled.
  fileprivate func enables(_ title: String) async throws {
    try await wait(
      until: """
        [...document.querySelectorAll('button:not(:disabled)')].some(n =>
        n.innerText.trim() === \(Self.quoted(title)))
        """)
  }

  /// Waits until the page does not contain a text.
  fileprivate func lacks(_ text: String) async throws {
    try await wait(until: "!document.body.innerText.includes(\(Self.quoted(text)))")
  }
}
