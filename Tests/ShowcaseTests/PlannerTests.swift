// SPDX-License-Identifier: MIT

import ShowcaseApp
import Testing
import Waymark
import WaymarkTesting

@MainActor
struct PlannerTests {
  private let app = XCUIApplication(TrailGuide.self)

  init() {
    app.launch()
    app.tabBars.buttons["Planner"].tap()
  }

  @Test func `a walk is chosen in a sheet that pushes, and taken out again`() {
    app.buttons["add-walk"].tap()
    #expect(app.sheets.count == 1)
    app.buttons["plan-region-skye"].tap()
    app.buttons["plan-trail-quiraing"].tap()
    // The button changes in the same update in which its sheet closes.
    app.buttons["add-day"].tap()
    #expect(app.sheets.count == 0)
    #expect(app.staticTexts["1 day, 6.8 km and 330 m of ascent."].exists)
    app.buttons["day-quiraing"].tap()
    app.buttons["remove-day"].tap()
    #expect(app.navigationBars["Planner"].exists)
    #expect(!app.buttons["day-quiraing"].exists)
  }

  @Test func `the trail of a tour's stop lies in a sheet over the cover`() {
    app.buttons["tour-skye-north"].tap()
    app.buttons["set-off"].tap()
    app.buttons["next-stop"].tap()
    #expect(!app.buttons["look-at-trail"].exists)
    app.buttons["next-stop"].tap()
    app.buttons["look-at-trail"].tap()
    #expect(app.navigationBars["The Quiraing"].isHittable)
    app.sheets.firstMatch.swipeDown()
    #expect(app.navigationBars["Stop 3 of 3"].isHittable)
    app.buttons["finish-tour"].tap()
    #expect(app.navigationBars["Planner"].exists)
  }

  @Test func `what is packed is counted`() {
    app.buttons["packing"].tap()
    app.switches["pack-Whistle"].tap()
    app.switches["pack-Survival bag"].tap()
    app.buttons["packing-done"].tap()
    #expect(app.staticTexts["2 of 10"].exists)
  }
}

@MainActor
struct JournalTests {
  private let app = XCUIApplication(TrailGuide.self)

  init() {
    app.launch()
    app.tabBars.buttons["Journal"].tap()
  }

  @Test func `a hike is logged with its trail and its note, and deleted`() {
    #expect(app.staticTexts["Your first page is empty"].exists)
    app.buttons["journal-log-hike"].tap()
    #expect(!app.buttons["save-log"].isEnabled)
    app.buttons["choose-trail"].tap()
    app.buttons["log-region-eryri"].tap()
    app.buttons["log-trail-tryfan"].tap()
    app.textFields["note"].tap()
    app.textFields["note"].typeText("Ravens below us")
    app.buttons["day-1"].tap()
    app.switches["finished"].tap()
    app.buttons["save-log"].tap()
    #expect(app.staticTexts["Ravens below us"].exists)
    app.buttons["entry-tryfan"].tap()
    app.buttons["delete-entry"].tap()
    #expect(app.staticTexts["Your first page is empty"].exists)
  }

  @Test func `a swipe down throws the sheet's words away`() {
    app.buttons["journal-log-hike"].tap()
    app.textFields["note"].tap()
    app.textFields["note"].typeText("Rain")
    app.sheets.firstMatch.swipeDown()
    app.buttons["journal-log-hike"].tap()
    #expect(app.textFields["note"].value as? String != "Rain")
  }

  @Test func `an entry leads to its trail in the guide`() {
    app.tabBars.buttons["Trails"].tap()
    for step in GuideWalk.steps { app.take(step) }
    app.tabBars.buttons["Journal"].tap()
    app.buttons["entry-catbells"].tap()
    app.buttons["show-in-guide"].tap()
    #expect(app.navigationBars["Catbells"].exists)
    #expect(app.tabBars.buttons["Trails"].isSelected)
  }
}
