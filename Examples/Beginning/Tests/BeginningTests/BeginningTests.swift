// SPDX-License-Identifier: MIT

import Testing
import WaymarkTesting

@testable import Beginning

@MainActor
@Test func `numbers double, and one tap leads back to the start`() {
  let app = XCUIApplication(NumbersApp.self)
  app.launch()
  app.buttons["Number 3"].tap()
  app.buttons["Double it"].tap()
  app.buttons["Show it as a sheet"].tap()
  #expect(app.navigationBars["6"].exists)

  app.buttons["Start again"].tap()
  #expect(app.navigationBars["Numbers"].exists)
}
