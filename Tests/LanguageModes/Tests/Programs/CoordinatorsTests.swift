// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct CoordinatorsTests {
  @Test func `a coordinator's stack pushes and pops what its path says`() {
    let app = XCUIApplication { Coordinators.Root() }
    app.launch()
    #expect(app.staticTexts["String first"].exists)
    #expect(app.staticTexts["Page 1 of 1, depth 0"].exists)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Root"].exists)
    app.buttons["Push both"].tap()
    #expect(app.images["exclamationmark triangle"].exists || app.images.count == 1)
    #expect(app.staticTexts["Page 2 of 2, depth 2"].exists)
    app.buttons["Dismiss 1"].tap()
    #expect(app.staticTexts["Number 1"].exists)
  }

  @Test(arguments: [("Open", "Any erased"), ("Show", "Presented")])
  func `values without a known type have a destination`(button: String, words: String) {
    let app = XCUIApplication { Coordinators.Erased() }
    app.launch()
    app.buttons[button].tap()
    #expect(app.staticTexts[words].exists)
  }
}
