// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import ShowcaseApp

/// The inspector on the gallery's page of sheets.
@MainActor
struct GalleryInspectorTests {
  private let app = XCUIApplication(TrailGuide.self)

  init() {
    app.launch()
    app.tabBars.buttons["Gallery"].tap()
  }

  @Test func `an inspector is a sheet or, in a wide window, beside its page (D34)`() {
    app.buttons["page-sheets"].tap()
    app.buttons["An inspector"].tap()
    app.switches["Take a map"].tap()
    #expect(app.sheets.count == 1 && !app.buttons["Nested sheets"].isHittable)
    app.windowSize = CGSize(width: 1280, height: 800)
    #expect(app.sheets.count == 0 && app.buttons["Nested sheets"].isHittable)
    let column = app.otherElements["Inspector"]
    #expect(column.switches["Take a map"].value as? String == "1")
    #expect(column.switches["Take a tent"].value as? String == "0")
    column.buttons["Close"].tap()
    #expect(!column.exists)
    app.buttons["An inspector"].tap()
    #expect(column.exists)
    app.buttons["An inspector"].tap()
    #expect(!column.exists)
  }
}
