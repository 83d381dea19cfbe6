// SPDX-License-Identifier: MIT

import Testing
import WaymarkTesting

@testable import ReadingList

/// The app of 2021.
@MainActor
struct ReadingListTests {
  private func launched() async -> XCUIApplication {
    let app = XCUIApplication(ReadingListApp.self)
    app.launch()
    await app.settle()
    return app
  }

  @Test func `articles are loaded and searched, and a refresh loads more`() async {
    let app = await launched()
    #expect(app.cells.count == 3)
    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("okafor")
    #expect(app.cells.count == 1 && app.staticTexts["Why rivers bend"].exists)
    app.buttons["Cancel"].tap()
    app.collectionViews.firstMatch.swipeDown()
    await app.settle()
    #expect(app.cells.count == 4)
  }

  @Test func `an article renders its Markdown`() async {
    let app = await launched()
    app.staticTexts["The clockmaker of Gdynia"].tap()
    #expect(app.navigationBars["J. Wrona"].exists)
    #expect(app.staticTexts["Forty years of repairs, told by one workbench."].exists)
    #expect(app.staticTexts["by J. Wrona"].exists)
  }

  @Test func `articles are swiped, filtered and deleted`() async {
    let app = await launched()
    app.cells.element(boundBy: 0).swipeRight()
    app.buttons["Read"].tap()
    await app.settle()
    app.buttons["Filter"].tap()
    app.buttons["Only unread ones"].tap()
    #expect(app.cells.count == 2 && !app.staticTexts["Bread without hurry"].exists)

    app.cells.element(boundBy: 0).swipeLeft()
    app.buttons["Delete"].tap()
    #expect(app.alerts["Delete?"].exists && app.cells.count == 2)
    app.alerts.buttons["Delete"].tap()
    await app.settle()
    #expect(app.cells.count == 1 && app.staticTexts["Why rivers bend"].exists)
  }

  @Test func `an article is added once`() async {
    let app = await launched()
    app.buttons["Add"].tap()
    #expect(app.textFields["Title"].hasFocus)
    app.textFields["Title"].typeText("Why rivers bend\n")
    #expect(app.textFields["Author"].hasFocus)
    app.textFields["Author"].typeText("Me\n")
    await app.settle()
    #expect(app.alerts["“Why rivers bend” is on the list already."].exists)
    app.alerts.buttons["OK"].tap()
    app.textFields["Title"].tap()
    app.textFields["Title"].typeText(" twice")
    app.buttons["Save"].tap()
    await app.settle()
    #expect(app.sheets.count == 0 && app.staticTexts["Why rivers bend twice"].exists)
  }
}
