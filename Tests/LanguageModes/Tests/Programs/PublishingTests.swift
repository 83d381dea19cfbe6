// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct PublishingTests {
  @Test func `publishers lead from what is typed to what is shown`() {
    let app = XCUIApplication { Publishing.Root() }
    app.launch()
    #expect(app.staticTexts["3 results"].exists)
    #expect(app.staticTexts["count 3 just"].exists)
    app.textFields.firstMatch.tap()
    app.textFields.firstMatch.typeText("f")
    #expect(app.staticTexts["2 results"].exists)
    #expect(app.staticTexts["count 3 just f"].exists)
    #expect(!app.staticTexts["moss"].exists)
    app.buttons["Long"].tap()
    #expect(app.staticTexts["1 results"].exists)
    app.buttons["Reset"].tap()
    #expect(app.staticTexts["2 results"].exists)
    app.textFields.firstMatch.tap()
    app.textFields.firstMatch.typeText("m")
    app.buttons["Notify"].tap()
    #expect(app.staticTexts["2 results"].exists)
    #expect(app.staticTexts["count 3 just f m notified"].exists)
  }
}
