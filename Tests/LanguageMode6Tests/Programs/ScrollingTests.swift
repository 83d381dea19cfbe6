// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct ScrollingTests {
  @Test func `a carousel shows its views, and goes to one that code names`() {
    let app = XCUIApplication { Scrolling.Carousel() }
    app.launch()
    #expect(app.staticTexts["Current: none"].exists && app.staticTexts["Photo a"].exists)
    app.buttons["Next"].tap()
    #expect(app.staticTexts["Current: c"].exists)
    app.buttons["Top"].tap()
  }

  @Test func `what is behind a sheet can be used where it says so`() {
    let app = XCUIApplication { Scrolling.Chrome() }
    app.launch()
    app.buttons["Title Menu"].tap()
    app.buttons["Rename"].tap()
    app.buttons["Sheet"].tap()
    #expect(app.staticTexts["In the sheet"].exists)
    app.buttons["Tapped 0 times"].tap()
    #expect(app.buttons["Tapped 1 times"].exists)
  }

  @Test func `effects leave what is shown as it is`() {
    let app = XCUIApplication { Scrolling.Effects() }
    app.launch()
    app.buttons["Count 0"].tap()
    #expect(app.buttons["Count 1"].exists && app.staticTexts["Handed up: 7"].exists)
  }

  @Test func `what stands in place of content says why`() {
    let app = XCUIApplication { Scrolling.Nothing() }
    app.launch()
    for words in ["No Mail", "Come back.", "No Results for “Elk”", "Offline"] {
      #expect(app.staticTexts[words].exists, "\(words)")
    }
    #expect(app.buttons["Retry"].exists)
  }

  @Test func `each way to share hands the link out`() {
    let app = XCUIApplication { Scrolling.Sharing() }
    app.launch()
    for title in ["Share…", "Send", "Labelled", "All"] { app.buttons[title].tap() }
    #expect(app.sharedContents.map(\.subject) == [nil, "Subject", "Preview", nil])
    #expect(app.sharedContents.allSatisfy { $0.items == [.address("https://example.com/a")] })
  }
}
