// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkTesting

@testable import PlantDiary

/// The app of 2019.
@MainActor
struct PlantDiaryTests {
  private func launched() -> XCUIApplication {
    let app = XCUIApplication(applicationDelegate: AppDelegate.self)
    app.launch()
    return app
  }

  @Test func `a plant is watered`() {
    let app = launched()
    #expect(app.staticTexts["1 to water today."].exists)
    app.staticTexts["Fern"].tap()
    app.buttons["Water now"].tap()
    #expect(app.staticTexts["Watered 2 times"].exists && app.staticTexts["In 3 days"].exists)
    app.navigationBars.buttons["Plant Diary"].tap()
    #expect(app.staticTexts["All are watered."].exists)
  }

  @Test func `plants are sorted, added and given away`() {
    let app = launched()
    #expect(app.cells.element(boundBy: 1).staticTexts["Aloe"].exists)
    app.buttons["Sort"].tap()
    app.sheets.buttons["Thirsty first"].tap()
    #expect(app.cells.element(boundBy: 1).staticTexts["Fern"].exists)

    app.buttons["Add a plant"].tap()
    #expect(!app.buttons["Save"].isEnabled)
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ivy")
    app.steppers.buttons["Increment"].tap()
    #expect(app.staticTexts["Water every 8 days"].exists)
    app.buttons["Save"].tap()
    #expect(app.sheets.count == 0 && app.staticTexts["2 to water today."].exists)

    app.staticTexts["Ivy"].tap()
    app.buttons["Give away"].tap()
    app.alerts["Give Ivy away?"].buttons["Give away"].tap()
    #expect(app.navigationBars["Plant Diary"].exists && !app.staticTexts["Ivy"].exists)
  }

  @Test func `the search follows typing after a short delay`() async {
    let app = launched()
    app.textFields["Name or room"].tap()
    app.textFields["Name or room"].typeText("kitchen")
    #expect(app.staticTexts["Fern"].exists)
    #expect(await app.staticTexts["Fern"].waitForNonExistence(timeout: .seconds(10)))
    #expect(app.staticTexts["Aloe"].exists && app.staticTexts["Basil"].exists)
  }

  @Test func `a link waters a plant, even when it launches the app`() throws {
    let app = XCUIApplication(applicationDelegate: AppDelegate.self)
    app.open(try #require(URL(string: "plants://water/Fern")))
    #expect(app.staticTexts["All are watered."].exists)
    app.staticTexts["Aloe"].tap()
    app.open(try #require(URL(string: "plants://water/Aloe")))
    #expect(app.staticTexts["Watered 2 times"].exists)
  }
}
