// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct ScrollingTests {
  @Test func `a carousel shows its views and scrolls to an id that code sets`() {
    let app = XCUIApplication { Scrolling.Carousel() }
    app.launch()
    #expect(app.staticTexts["Current: none"].exists && app.staticTexts["Photo a"].exists)
    app.buttons["Next"].tap()
    #expect(app.staticTexts["Current: c"].exists)
    app.buttons["Top"].tap()
  }

  @Test func `the view behind a sheet is interactive if the sheet enables it`() {
    let app = XCUIApplication { Scrolling.Chrome() }
    app.launch()
    app.buttons["Title Menu"].tap()
    app.buttons["Rename"].tap()
    app.buttons["Sheet"].tap()
    #expect(app.staticTexts["In the sheet"].exists)
    app.buttons["Tapped 0 times"].tap()
    #expect(app.buttons["Tapped 1 times"].exists)
  }

  @Test func `effects do not change the content`() {
    let app = XCUIApplication { Scrolling.Effects() }
    app.launch()
    app.buttons["Count 0"].tap()
    #expect(app.buttons["Count 1"].exists && app.staticTexts["Preference: 7"].exists)
  }

  @Test func `an unavailable view explains why content is missing`() {
    let app = XCUIApplication { Scrolling.Nothing() }
    app.launch()
    for text in ["No Mail", "Come back.", "No Results for “Elk”", "Offline"] {
      #expect(app.staticTexts[text].exists, "\(text)")
    }
    #expect(app.buttons["Retry"].exists)
  }

  @Test func `each form of ShareLink shares its link`() {
    let app = XCUIApplication { Scrolling.Sharing() }
    app.launch()
    for title in ["Share…", "Send", "Labelled", "All"] { app.buttons[title].tap() }
    #expect(app.sharedContents.map(\.subject) == [nil, "Subject", "Preview", nil])
    #expect(app.sharedContents.allSatisfy { $0.items == [.address("https://example.com/a")] })
  }
}
