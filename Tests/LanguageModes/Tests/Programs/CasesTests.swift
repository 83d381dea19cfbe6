// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct CasesTests {
  @Test func `the payload of the present case is read and written`() {
    let app = XCUIApplication { Cases.Root() }
    app.launch()
    #expect(app.staticTexts["Number 1"].exists)
    for (button, after) in [
      ("Number up", "Number 2"), ("Other", "Other 5"), ("Other up", "Other 6"),
      ("Named", "a 8"), ("a up", "a 9"), ("Now", "Later 20"), ("Later up", "Later 21"),
    ] {
      app.buttons[button].tap()
      #expect(app.staticTexts[after].exists, "\(button)")
    }
    #expect(!app.staticTexts["Number 2"].exists)
    app.buttons["Never"].tap()
    #expect(!app.buttons["Later up"].exists)
  }
}
