// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct AppsTests {
  @Test func `an app shows its leaves`() {
    let app = XCUIApplication(Apps.Browser.self)
    app.launch()
    #expect(app.staticTexts["Coloured true"].exists)
    app.switches["Unlabelled"].tap()
    #expect(app.staticTexts["Coloured false"].exists)
    #expect(!app.staticTexts["Unlabelled"].exists)
    app.staticTexts["taps"].tap()
    app.buttons["Styled"].tap()
    app.buttons["Tinted"].tap()
    #expect(app.staticTexts["taps"].label == "Taps 31")
    #expect(!app.buttons["Disabled"].isEnabled)
  }

  @Test func `a link leads an app to a tab, which hears of it as well`() throws {
    let app = XCUIApplication(Apps.Browser.self)
    app.launch()
    app.open(try #require(URL(string: "example://events/42")))
    #expect(app.staticTexts.firstMatch.label.contains("42"))
    app.buttons["Number"].tap()
    app.buttons["Show"].tap()
    app.buttons["Show"].tap()
    let log = app.staticTexts.firstMatch.label.split(separator: " ")
    for entry in ["first", "new1", "0to1", "shown", "appear", "disappear"] {
      #expect(log.contains(Substring(entry)), "\(entry)")
    }
  }
}
