// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@testable import ShowcaseApp

/// The gallery's UIKit page.
@MainActor
struct GalleryUIKitTests {
  private let app = XCUIApplication(TrailGuide.self)

  init() {
    app.launch()
    app.tabBars.buttons["Gallery"].tap()
    app.buttons["page-uikit"].tap()
  }

  @Test func `Z4: UIKit views and SwiftUI views update each other`() {
    app.buttons["Count"].tap()
    app.switches["Busy"].tap()
    #expect(app.activityIndicators.firstMatch.exists)
    app.textFields["Your name"].tap()
    app.textFields["Your name"].typeText("Ada")
    #expect(app.staticTexts["uikit-said"].label == "Counted 1, busy, for Ada")
    app.buttons["Count"].tap()
    app.switches["Busy"].tap()
    #expect(app.staticTexts["uikit-said"].label == "Counted 2, for Ada")
    #expect(app.staticTexts["2"].exists && !app.activityIndicators.firstMatch.exists)
  }

  @Test func `Z2: an image is created while the app runs`() {
    #expect(app.images["Skyline 1"].exists && app.staticTexts["64 × 24"].exists)
    app.buttons["Another skyline"].tap()
    #expect(app.images["Skyline 2"].exists)
  }

  @Test func `Z5: the page pastes what it copied`() {
    app.buttons["Copy “Ridge”"].tap()
    app.buttons["Paste"].tap()
    #expect(app.staticTexts["Ridge"].exists)
    app.buttons["Measure the window"].tap()
    #expect(app.staticTexts["390 × 844"].exists)
  }
}
