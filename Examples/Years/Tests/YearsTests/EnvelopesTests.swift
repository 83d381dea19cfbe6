// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkTesting

@testable import Envelopes

/// The app of 2023.
@MainActor
struct EnvelopesTests {
  private func launched() -> XCUIApplication {
    let app = XCUIApplication(EnvelopesApp.self)
    app.launch()
    return app
  }

  private func spend(_ amount: String, on what: String, in app: XCUIApplication) {
    app.textFields["What"].tap()
    app.textFields["What"].typeText(what)
    app.textFields["Amount"].tap()
    app.textFields["Amount"].typeText(amount)
    app.buttons["Spend"].tap()
  }

  @Test func `spending reduces the budget`() {
    let app = launched()
    app.staticTexts["Groceries"].tap()
    #expect(!app.buttons["Spend"].isEnabled)
    spend("12", on: "Cheese", in: app)
    #expect(app.staticTexts["Cheese"].exists && !app.buttons["Spend"].isEnabled)
    app.navigationBars.buttons["Envelopes"].tap()
    #expect(app.staticTexts["Spent \(12.0.formatted(.money))."].exists)
    #expect(app.staticTexts[318.0.formatted(.money)].exists)
  }

  @Test func `an overdrawn envelope draws from another`() {
    let app = launched()
    app.staticTexts["Presents"].tap()
    spend("20", on: "Hat", in: app)
    app.buttons["Groceries, \(330.0.formatted(.money))"].tap()
    #expect(!app.staticTexts["Take from another"].exists)
    app.navigationBars.buttons["Envelopes"].tap()
    #expect(app.staticTexts[315.0.formatted(.money)].exists)
  }

  @Test func `an envelope is added, renamed and removed`() {
    let app = launched()
    app.buttons["New envelope"].tap()
    #expect(app.textFields["Name"].hasFocus)
    app.textFields["Name"].typeText("Books")
    app.buttons["Add"].tap()
    app.staticTexts["Books"].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText(" and maps")
    #expect(app.navigationBars["Books and maps"].exists)
    app.buttons["Remove"].tap()
    app.sheets.buttons["Remove"].tap()
    #expect(app.navigationBars["Envelopes"].exists && !app.staticTexts["Books and maps"].exists)
  }
}
