// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@testable import ShowcaseApp

/// The gallery's views that are placed by anchors of others.
@MainActor
struct GalleryAnchorTests {
  @Test func `tabs with an indicator are chosen, and connected stops move`() {
    let app = XCUIApplication(TrailGuide.self)
    app.launch()
    app.tabBars.buttons["Gallery"].tap()
    app.buttons["page-layout"].tap()
    #expect(app.buttons["Map"].isSelected && !app.buttons["Photos"].isSelected)
    app.buttons["Photos"].tap()
    #expect(!app.buttons["Map"].isSelected && app.buttons["Photos"].isSelected)
    app.switches["Steep"].tap()
    #expect(app.staticTexts["Bothy"].exists)
  }
}
