// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct ObservablesTests {
  @Test func `each wrapper shows its changes`() {
    let app = XCUIApplication { Observables.Root(name: "Ann", basket: Observables.Basket()) }
    app.launch()
    #expect(app.staticTexts["Ann came 0 times"].exists)
    #expect(app.staticTexts["none"].exists)
    #expect(app.staticTexts["right"].exists)
    for (button, after) in [
      ("Visit", "Ann came 1 times"), ("Rename", "Eve came 1 times"), ("Add", "1 items"),
      ("Forget", "nothing"), ("Points", "Gold: 10 points"), ("Rob", "Gold: 0 points"),
      ("Theme", "light and light"), ("Shout", "loud"),
    ] {
      app.buttons[button].tap()
      #expect(app.staticTexts[after].exists, "\(button)")
    }
  }
}
