// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkScenes
import WaymarkTesting

@MainActor @Suite struct UIKitPartsTests {
  @Test func `Z3: an app shows UIKit views beside its own`() {
    let app = XCUIApplication { UIKitPartsView() }
    app.launch()
    #expect(app.staticTexts["3 found"].exists && app.staticTexts["Phone"].exists)
    app.textFields["Search"].tap()
    app.textFields["Search"].typeText("al")
    #expect(app.staticTexts["1 found"].exists && !app.buttons["Ada"].exists)
    #expect(!app.activityIndicators.firstMatch.exists)
    app.textFields["Search"].typeText("\n")
    #expect(app.activityIndicators.firstMatch.exists)
    app.buttons["Alan"].tap()
    app.buttons["Paste"].tap()
    #expect(app.staticTexts["Pasted Alan"].exists)
  }

  @Test func `images and colours come from UIKit`() {
    let app = XCUIApplication { UIKitPartsView() }
    app.launch()
    #expect(app.images["Photo"].exists && app.images["No photo"].exists)
    #expect(UIColor(hex: "#FF0000") == .red && UIColor(hex: "x") == nil)
    #expect(Color.white.isLight && !Color.black.isLight)
  }
}
