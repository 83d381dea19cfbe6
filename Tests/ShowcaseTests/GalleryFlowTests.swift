// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@testable import ShowcaseApp

/// The gallery's pages about flows.
@MainActor
struct GalleryFlowTests {
  private let app = XCUIApplication(TrailGuide.self)

  init() {
    app.launch()
    app.tabBars.buttons["Gallery"].tap()
  }

  private func open(_ page: GalleryPage) {
    app.buttons["page-\(page.rawValue)"].tap()
  }

  private var paths: [String] {
    ["path-trip", "path-booking"].map { app.staticTexts[$0].firstMatch.label }
  }

  private func back() { app.sheets.navigationBars.buttons.firstMatch.tap() }

  @Test func `features open each other's screens by a router, and a listener hears of them`() {
    open(.router)
    app.buttons["Ridge Hut"].tap()
    app.buttons["Show the weather"].tap()
    #expect(app.navigationBars["Weather at Ridge Hut"].exists)
    app.buttons["Shelter nearby"].tap()
    app.buttons["Book a bed"].firstMatch.tap()
    #expect(app.sheets.navigationBars["A bed"].exists)
    app.buttons["Leave it"].tap()
    for _ in 1...3 { back() }
    let heard = (1...4).map { app.staticTexts["heard-\($0)"].label }
    #expect(
      heard == [
        #"hut("Ridge Hut")"#, #"forecast("Ridge Hut")"#, #"hut("Ridge Hut")"#,
        #"booking("Ridge Hut")"#,
      ])
  }

  @Test func `what is no view navigates, too`() async {
    open(.router)
    app.buttons["Send a weather warning"].tap()
    let forecast = app.navigationBars["Weather at the ridge"]
    #expect(await forecast.waitForExistence(timeout: .seconds(1)))
    back()
    #expect(app.staticTexts["heard-1"].label == #"forecast("the ridge")"#)
  }

  @Test func `a gate opens after signing in, and closes what is behind it`() {
    open(.control)
    app.buttons["Permit 7, two screens deep"].tap()
    #expect(app.staticTexts["Permits require signing in."].exists)
    app.buttons["Sign in"].tap()
    #expect(app.navigationBars["Permit 7"].exists)
    back()
    app.buttons["Sign out"].tap()
    #expect(app.navigationBars["Gates and Drafts"].exists)
    app.buttons["Ice Cabin (closed)"].tap()
    #expect(app.staticTexts["outcome-0"].label == "code: blocked: closed in summer")
  }

  @Test func `a draft asks before it closes`() {
    open(.control)
    app.buttons["Write a note"].tap()
    app.textFields["Note"].tap()
    app.textFields["Note"].typeText("Rain")
    back()
    app.alerts["Discard this note?"].buttons["Keep Writing"].tap()
    app.buttons["Leave programmatically"].tap()
    app.alerts["Discard this note?"].buttons["Discard"].tap()
    #expect(app.staticTexts["outcome-0"].label == "code: done")
  }

  @Test func `a trip goes on above its booking, and back leads through both`() {
    open(.coordinators)
    app.buttons["Push a day"].tap()
    app.buttons["Push the booking"].tap()
    app.buttons["Push a step"].tap()
    #expect(app.navigationBars["Hut"].exists)
    app.buttons["Push a day"].tap()
    #expect(app.navigationBars["Day 2"].exists)
    #expect(
      paths == ["FlowPath [push day 1, push booking, push day 2]", "FlowPath [push hut]"])
    app.buttons["Push a step"].tap()
    #expect(app.navigationBars["Day 2"].exists)
    back()
    #expect(app.navigationBars["Nights"].exists)
    back()
    back()
    #expect(app.navigationBars["Booking"].exists)
    #expect(paths == ["FlowPath [push day 1, push booking]", "FlowPath []"])
    back()
    #expect(app.navigationBars["Day 1"].exists)
  }

  @Test func `a booking in a sheet, and each root`() {
    open(.coordinators)
    app.buttons["Present the booking"].tap()
    app.buttons["Push a step"].firstMatch.tap()
    #expect(paths == ["FlowPath [sheet+ booking]", "FlowPath [push hut]"])
    app.buttons["Push a day"].firstMatch.tap()
    app.buttons["Booking to its root"].firstMatch.tap()
    #expect(paths == ["FlowPath [sheet+ booking, push day 1]", "FlowPath []"])
    app.buttons["Trip to its root"].firstMatch.tap()
    #expect(app.navigationBars["Coordinators"].exists)
    app.buttons["Done"].tap()
    #expect(app.navigationBars["Gallery"].isHittable)
  }

  @Test func `what is asked is a route, and each change is told`() {
    open(.routes)
    app.buttons["An alert"].tap()
    #expect(app.alerts["Leave the path?"].exists)
    app.alerts.buttons["Stay"].tap()
    #expect(app.staticTexts["told-0"].label == "dismissal: [sheet alert] → []")
    #expect(app.staticTexts["told-1"].label == "code: [] → [sheet alert]")
    app.buttons["A low sheet"].tap()
    app.buttons["Close"].tap()
    app.buttons["A popover"].tap()
    app.buttons["Close"].tap()
    #expect(app.staticTexts["told-0"].label == "code: [sheet popover] → []")
    app.buttons["A confirmation dialog"].tap()
    app.buttons["To Quinag"].tap()
    #expect(app.navigationBars["Quinag"].exists)
    #expect(
      app.staticTexts.matching(identifier: "told-0").firstMatch.label
        == "code: [sheet choice] → [push Quinag]")
  }

  @Test(arguments: [
    "as a push", "as a pop", "by cross-fade", "without animation", "silently",
  ])
  func `a mountain comes in the place of another`(style: String) {
    open(.routes)
    app.buttons["Open Suilven"].tap()
    app.buttons["Tapped 0 times"].tap()
    app.buttons[style].tap()
    #expect(app.navigationBars["Canisp"].exists)
    #expect(app.buttons["Tapped \(style == "silently" ? 1 : 0) times"].exists)
    #expect(app.staticTexts["told-0"].label == "code: [push Suilven] → [push Canisp]")
    back()
    #expect(app.navigationBars["Routes"].exists)
  }
}
