// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct ShopTests {
  @Test(arguments: [
    (["Tea", "Assam"], "Assam!"), (["Cups", "Bowl"], "Bowl!"), (["Terms"], "Our terms"),
    (["Help"], "Help with returns"), (["About"], "About us"),
  ])
  func `links open the screens of their values`(links: [String], words: String) {
    let app = XCUIApplication { Shop.Root() }
    app.launch()
    for link in links { app.buttons[link].tap() }
    #expect(app.staticTexts[words].exists)
    #expect(!app.staticTexts["Categories"].exists)
  }
}
