// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkRender
import WaymarkTesting

@testable import ShowcaseApp

/// The page of all symbols, and the list of their names.
@MainActor
struct SymbolsPageTests {
  @Test func `the list has the name of every symbol that hosts draw, in their order`() throws {
    let url = try #require(guideFile("symbols", "txt"))
    let text = try String(contentsOf: url, encoding: .utf8)
    let listed = text.split(separator: "\n").map(String.init)
    let drawn = Glyph.all.map(\.name)
    #expect(drawn.count >= 400)
    #expect(Set(drawn).subtracting(listed) == [])
    #expect(Set(listed).subtracting(drawn) == [])
    #expect(listed == drawn)
  }

  @Test func `a search finds symbols by name`() {
    let app = XCUIApplication(TrailGuide.self)
    app.launch()
    app.tabBars.buttons["Gallery"].tap()
    app.buttons["page-symbols"].tap()
    #expect(app.images["Back"].exists)
    let field = app.searchFields.firstMatch
    field.tap()
    field.typeText("bell.slash")
    #expect(app.staticTexts["bell.slash.fill"].exists)
    #expect(!app.staticTexts["chevron.left"].exists)
    app.buttons["Outlined"].tap()
    #expect(app.staticTexts["bell.slash"].exists && !app.staticTexts["bell.slash.fill"].exists)
  }
}
