// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct LinksTests {
  private func back(_ app: XCUIApplication) {
    app.navigationBars.buttons.element(boundBy: 0).tap()
  }

  @Test func `links that bindings show`() {
    let app = XCUIApplication { Links.Legacy() }
    app.launch()
    for (button, detail) in [
      ("Plain", "plain"), ("Variable", "variable"), ("Labelled", "labelled"), ("Active", "active"),
      ("Other", "other"), ("Tag a", "a"), ("Tag b", "b"), ("Tag c", "c"), ("Tag d", "d"),
      ("Select d", "d"), ("Activate", "active"),
    ] {
      app.buttons[button].firstMatch.tap()
      #expect(app.staticTexts["Detail \(detail)"].exists, "\(button)")
      back(app)
    }
  }

  @Test func `a link for an item`() {
    let app = XCUIApplication { Links.Items() }
    app.launch()
    for (button, detail) in [("First", "Peru"), ("Second", "Chile"), ("Third", "Bolivia")] {
      app.buttons[button].tap()
      #expect(app.staticTexts["Detail \(detail)"].exists, "\(button)")
      back(app)
    }
    app.buttons["Third"].tap()
    app.buttons["Again"].tap()
    #expect(app.staticTexts["Detail Brazil"].exists)
    back(app)
    #expect(app.buttons["Third"].isHittable)
  }

  @Test func `values, saved and restored`() {
    let app = XCUIApplication { Links.Values() }
    app.launch()
    app.buttons["Peru"].firstMatch.tap()
    #expect(app.staticTexts["Detail Peru"].exists)
    back(app)
    for (button, detail) in [("Present", "presented"), ("Item", "item Chile")] {
      app.buttons[button].tap()
      #expect(app.staticTexts["Detail \(detail)"].exists, "\(button)")
      back(app)
    }
    app.buttons["Deep"].tap()
    #expect(app.staticTexts["Detail number 9"].exists)
    back(app)
    #expect(app.staticTexts["Number 7"].exists)
    app.buttons["Save"].tap()
    back(app)
    back(app)
    app.buttons["Restore"].tap()
    #expect(app.staticTexts["Number 7"].exists)
  }

  @Test func `a path of one type`() {
    let app = XCUIApplication { Links.Typed() }
    app.launch()
    #expect(!app.buttons["None"].isEnabled)
    app.buttons["One"].tap()
    app.buttons["More"].tap()
    #expect(app.navigationBars["2"].exists)
    app.buttons["Root"].tap()
    #expect(app.buttons["One"].isHittable)
  }
}
