// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@testable import ShowcaseApp

/// The gallery's page about the destinations of links.
@MainActor
struct GalleryPlaceTests {
  private let app = XCUIApplication(TrailGuide.self)

  init() {
    app.launch()
    app.tabBars.buttons["Gallery"].tap()
    app.buttons["page-places"].tap()
  }

  private func tab(_ name: String) -> XCUIElement { app.sheets.tabBars.buttons[name] }

  private func link(_ name: String) -> XCUIElement { app.buttons[name].firstMatch }

  @Test func `a sheet that may go is dismissed, for a screen or for another tab`() {
    app.buttons["A plant in a sheet, which links can close"].tap()
    link("To plant 7").tap()
    #expect(app.navigationBars["Plant 7"].exists && !app.navigationBars["Plant 2"].exists)
    tab("Garden").tap()
    app.buttons["A plant in a sheet, which links can close"].tap()
    link("Open the account in another tab").tap()
    #expect(app.navigationBars["Account"].exists && !app.navigationBars["Plant 2"].exists)
  }

  @Test func `terms stay, and the link waits until they are accepted`() {
    app.buttons["Terms, which require acceptance"].tap()
    link("Open the account in another tab").tap()
    #expect(app.navigationBars["Terms"].exists && app.staticTexts["link-waits"].exists)
    app.buttons["Accept"].tap()
    #expect(!app.navigationBars["Terms"].exists && app.navigationBars["Account"].exists)
  }

  @Test func `a note asks first, and who stays refuses the link`() {
    app.buttons["A note with a draft"].tap()
    link("Open the account in another tab").tap()
    app.alerts["Discard this note?"].buttons["Keep Editing"].tap()
    #expect(app.navigationBars["A Note"].exists)
    link("To plant 7").tap()
    app.alerts["Discard this note?"].buttons["Discard"].tap()
    #expect(app.navigationBars["Plant 7"].exists)
    tab("Log").tap()
    #expect(
      app.staticTexts["link-1"].label == "#1 appIntent /account: refused: It was declined.")
    #expect(app.staticTexts["link-2"].label == "#2 appIntent /plants/:plant: applied")
  }

  @Test func `a tab goes back to its root when it is selected again, or when it is left`() {
    app.buttons["Plant 1"].tap()
    app.buttons["Plant 2"].tap()
    tab("Account").tap()
    app.buttons["Order 2"].tap()
    tab("Garden").tap()
    #expect(app.navigationBars["Plant 2"].exists)
    tab("Garden").tap()
    #expect(app.navigationBars["Where Links Lead"].exists)
    tab("Account").tap()
    #expect(app.navigationBars["Account"].exists && !app.navigationBars["Order 2"].exists)
  }

  @Test func `the log shows what is restored, and which window is chosen`() {
    tab("Log").tap()
    #expect(app.staticTexts["window-choice"].label == "It opens in window 2.")
    app.buttons["Restore that path"].tap()
    let lines = (0...3).map { app.staticTexts["restored-\($0)"].label }
    #expect(
      lines == [
        "[push plant(1), push account]", "Route 1 \"garden\" was replaced.",
        "Route 2 \"garden\" was dropped: its screen is never restored.",
        "Route 3 \"garden\" was dropped: a route below it was dropped.",
      ])
  }
}
