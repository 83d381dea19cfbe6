// SPDX-License-Identifier: MIT

import Testing
import WaymarkTesting

/// The program compiles and runs with the declared mode.
@MainActor
struct LayoutsTests {
  @Test func `views keep working when their layout changes its type`() {
    let app = XCUIApplication { Layouts.Buttons() }
    app.launch()
    app.buttons["Goldfish"].tap()
    app.buttons["Dog"].tap()
    #expect(app.buttons.count == 3)
    #expect(app.staticTexts["c"].exists)
  }
}
