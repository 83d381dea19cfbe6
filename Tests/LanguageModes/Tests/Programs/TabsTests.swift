// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct TabsTests {
  private func launch(_ root: some View) -> XCUIApplication {
    let app = XCUIApplication { root }
    app.launch()
    return app
  }

  private func titles(_ app: XCUIApplication) -> [String] {
    app.tabBars.buttons.allElementsBoundByIndex.map { button in
      (button.value as? String).map { "\(button.label) (\($0))" } ?? button.label
    }
  }

  @Test func `tabs with values are chosen by hand and by program (T1, T6)`() {
    let app = launch(Tabs.Valued())
    #expect(
      titles(app) == [
        "Home", "Inbox (2)", "String (New)", "Rich", "More 2", "More 3 (3)", "Seen", "Last",
        "Search",
      ])
    app.buttons["Read one"].tap()
    app.buttons["Read one"].tap()
    app.buttons["Toggle files"].tap()
    app.buttons["Toggle plain"].tap()
    #expect(
      titles(app) == [
        "Home", "Inbox", "Resource", "More 2", "More 3 (3)", "Seen", "Last", "Search",
      ])
    app.buttons["Go to more"].tap()
    #expect(app.staticTexts["This is 2"].exists)
    app.tabBars.buttons["Inbox"].tap()
    #expect(app.staticTexts["Letters"].exists)
    app.tabBars.buttons["Search"].tap()
    #expect(app.staticTexts["Find"].exists)
  }

  @Test func `tabs without values choose for themselves (T2)`() {
    let app = launch(Tabs.Unvalued())
    #expect(titles(app) == ["One", "Two", "Search"] && app.staticTexts["First"].exists)
    app.tabBars.buttons["Two"].tap()
    #expect(app.staticTexts["Second"].exists)
  }

  @Test func `tabs of a collection write an optional selection (T1)`() {
    let app = launch(Tabs.Listed())
    #expect(app.staticTexts["Selected: all"].exists)
    for id in ["b", "c"] {
      app.tabBars.buttons[id].tap()
      #expect(app.staticTexts["Selected: \(id)"].exists)
    }
    app.buttons["tab-d"].tap()
    #expect(app.staticTexts["Selected: d"].exists)
    app.tabBars.buttons["All"].tap()
    #expect(app.staticTexts["Selected: all"].exists)
  }

  @Test func `a type of one's own is tabs, with state`() {
    let app = launch(Tabs.Composed())
    #expect(titles(app) == ["Start", "Extra", "Last"])
    app.tabBars.buttons["Extra"].tap()
    app.buttons["Count 0"].tap()
    #expect(app.buttons["Count 1"].exists && titles(app) == ["Start", "Extra (1)", "Last"])
  }

  @Test func `items of helper views are tabs, with badges in them and around them`() {
    let app = launch(Tabs.Older())
    #expect(titles(app) == ["Home (1)", "Inbox (New)", "Unread (some)", "3", "4"])
    app.buttons["Read"].tap()
    #expect(titles(app) == ["Home", "Inbox (New)", "3", "4"])
    app.tabBars.buttons["4"].tap()
    #expect(app.staticTexts["Number 4"].exists)
  }

  @Test(arguments: [
    ("By hand", "Increment", "10 0.50 0 "), ("By hand", "Decrement", "-10 0.50 0 "),
    ("Titled", "Increment", "100 0.50 0 "), ("Value", "Decrement", "-1 0.50 0 "),
    ("String value", "Increment", "5 0.50 0 "), ("Resource", "Increment", "0 0.50 1 "),
    ("Bounded", "Increment", "5 0.50 0 ()"), ("String bounded", "Decrement", "0 0.25 0 "),
    ("Labelled", "Increment", "0 2.50 0 "), ("Bounded label", "Increment", "1 0.50 0 <>"),
  ])
  func `each form of stepper steps`(name: String, button: String, log: String) {
    let app = launch(Tabs.Steppers())
    app.steppers[name].buttons[button].tap()
    #expect(app.staticTexts["log"].label == log)
  }

  @Test(arguments: [
    ("Titled", "Decrement"), ("String", "Increment"), ("String", "Decrement"),
    ("Resource", "Decrement"), ("Bounded", "Decrement"), ("Bounded label", "Decrement"),
  ])
  func `a step that does nothing cannot be made`(name: String, button: String) {
    let app = launch(Tabs.Steppers())
    #expect(!app.steppers[name].buttons[button].isEnabled)
  }
}
