// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@testable import ShowcaseApp

/// The gallery's page of view controllers.
@MainActor
struct GalleryControllerTests {
  private let app = XCUIApplication(TrailGuide.self)

  init() {
    app.launch()
    app.tabBars.buttons["Gallery"].tap()
    app.buttons["page-controllers"].tap()
  }

  /// J11, J12.
  @Test func `a navigation controller in a view, by the router and by hand`() throws {
    let trail = try #require(Catalogue.shared.featured.first)
    #expect(app.navigationBars["View Controllers"].exists)
    #expect(app.staticTexts["2. viewDidAppear"].exists)
    app.buttons[trail.name].tap()
    app.switches["Planned"].tap()
    app.buttons["Note"].tap()
    #expect(app.navigationBars["Note on \(trail.name)"].exists)
    app.textFields.firstMatch.tap()
    app.textFields.firstMatch.typeText("Boots")
    app.sheets.firstMatch.swipeDown()
    #expect(app.navigationBars["Note on \(trail.name)"].exists)
    app.buttons["Close"].tap()
    #expect(app.switches["Planned"].value as? String == "1")
    app.navigationBars.buttons["View Controllers"].tap()
    #expect(app.staticTexts["6. viewDidAppear"].exists)
    #expect(app.staticTexts["4. The router opened “\(trail.name)”"].exists)
    app.buttons["done"].tap()
    #expect(app.buttons["page-controllers"].exists)
  }
}
