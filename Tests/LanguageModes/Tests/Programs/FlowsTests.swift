// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct FlowsTests {
  @Test func `values of any type are pushed and presented on one path`() {
    let app = XCUIApplication { Flows.Numbers() }
    app.launch()
    app.buttons["Push 2"].tap()
    #expect(app.staticTexts["Number 2"].exists)
    #expect(app.staticTexts["Pushed"].exists)
    app.buttons["More"].tap()
    #expect(app.navigationBars["3"].exists)
    app.buttons["Name"].tap()
    #expect(app.staticTexts["Named Ann"].exists)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    app.buttons["Root"].tap()
    app.buttons["Two"].tap()
    app.buttons["Back"].tap()
    #expect(app.staticTexts["Number 1"].exists)
    app.buttons["Cover"].tap()
    #expect(app.staticTexts["Number 100"].exists)
    app.buttons["Root"].firstMatch.tap()
    app.buttons["Sheet 7"].tap()
    #expect(app.staticTexts["In a sheet"].exists)
  }

  @Test func `typed routes are open from the beginning, and closed by one screen or all`() {
    let app = XCUIApplication { Flows.Typed() }
    app.launch()
    #expect(app.staticTexts["Detail 1 of 2"].isHittable)
    app.buttons["Close"].tap()
    #expect(app.staticTexts["List"].isHittable)
  }
}
