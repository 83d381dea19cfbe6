// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct StructureTests {
  @Test func `what builders and modifiers put together is shown`() {
    let app = XCUIApplication { Structure.Root() }
    app.launch()
    for words in [
      "Number 1", "Wide", "One", "Optional 1", "Row 2", "Second row", "New", "Erased", "Any two",
      "Grouped", "Framed", "Front", "Frame 0 1", "Concatenated", "Modified", "by resolved",
      "Behind", "Shown 0", "Shown 100",
    ] {
      #expect(app.staticTexts[words].exists, "\(words)")
    }
    for (button, after) in [
      ("Next", "Other 2"), ("Nil", "None"), ("Wide", "Narrow"), ("Tap frame", "Frame 1 0"),
      ("Tick", "Ticks 1"),
    ] {
      app.buttons[button].tap()
      #expect(app.staticTexts[after].exists, "\(button)")
    }
    #expect(app.staticTexts["Shown 0"].exists, "equal: not shown anew")
    app.buttons["Tick"].tap()
    #expect(app.staticTexts["Shown 2"].exists)
    #expect(app.staticTexts["Shown 100"].exists)
  }

  @Test(arguments: [(Structure.Screen.first, "First"), (.second(2), "Second 2")])
  func `an enumeration is a view`(screen: Structure.Screen, words: String) {
    let app = XCUIApplication { screen }
    app.launch()
    #expect(app.staticTexts[words].exists)
  }
}
