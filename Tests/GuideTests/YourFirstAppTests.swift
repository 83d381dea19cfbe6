// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@testable import GuideSamples

@MainActor
struct BooksTests {
  private let app = XCUIApplication(BooksApp.self)

  @Test func `a book that was added is there after a relaunch`() {
    app.launch()
    app.buttons["Add a book"].tap()
    #expect(!app.buttons["Save"].isEnabled)
    app.textFields["Title"].tap()
    app.textFields["Title"].typeText("Persuasion")
    app.textFields["Author"].tap()
    app.textFields["Author"].typeText("Jane Austen")
    app.buttons["Save"].tap()
    #expect(!app.navigationBars["New book"].exists)

    app.launch()
    #expect(app.staticTexts["Persuasion"].exists)
  }

  @Test func `the list shows the books that match`() {
    app.launch()
    app.searchFields["Find a book"].tap()
    app.searchFields["Find a book"].typeText("eliot")
    #expect(app.staticTexts["Middlemarch"].exists && !app.staticTexts["Emma"].exists)
  }

  @Test func `settings hide the authors`() {
    app.launch()
    app.tabBars.buttons["Settings"].tap()
    app.switches["Show authors"].tap()
    app.tabBars.buttons["Books"].tap()
    #expect(app.staticTexts["Emma"].exists && !app.staticTexts["Jane Austen"].exists)
  }

  @Test func `a link opens a book, also from the settings`() throws {
    app.launch()
    app.tabBars.buttons["Settings"].tap()
    app.open(try BookLinks.table.url(for: .book(2)))
    #expect(app.navigationBars["Middlemarch"].exists)
    app.navigationBars.buttons["Books"].tap()
    #expect(app.navigationBars["Books"].exists)
  }

  @Test func `each link leads back to its screen`() {
    #expect(BookLinks.table.checkLaws().isEmpty)
  }
}
