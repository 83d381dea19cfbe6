// SPDX-License-Identifier: MIT

import Testing
import WaymarkTesting

@MainActor @Suite struct RoutersTests {
  @Test func `navigate takes a case by its short name where the app bridges it`() async {
    let app = XCUIApplication(RouterProgram.self)
    app.launch()
    app.buttons["About"].tap()
    #expect(app.staticTexts["About us"].isHittable)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    app.buttons["Ada"].tap()
    #expect(app.staticTexts["Profile of Ada"].isHittable)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    app.buttons["Later"].tap()
    #expect(await app.staticTexts["Profile of Bob"].waitForExistence(timeout: .seconds(1)))
    #expect(Visits.shared.names == ["about", "Ada", "Bob"])
  }
}
