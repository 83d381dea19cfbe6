// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct MethodsTests {
  @Test func `a view passes its methods as actions`() {
    let app = XCUIApplication { Methods.Pad() }
    app.launch()
    app.textFields["Text"].tap()
    app.textFields["Text"].typeText("a\n")
    app.staticTexts["Tap"].tap()
    app.staticTexts["Press"].press(forDuration: 1)
    app.buttons["Plain"].tap()
    #expect(app.staticTexts["appear submit tap press tap"].exists)
  }
}
