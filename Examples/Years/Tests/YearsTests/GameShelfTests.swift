// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkTesting

@testable import GameShelf

/// The app of 2020.
@MainActor
struct GameShelfTests {
  private func launched() -> XCUIApplication {
    let app = XCUIApplication(GameShelfApp.self)
    app.launch()
    return app
  }

  @Test func `a play is recorded`() {
    let app = launched()
    app.staticTexts["Night Mail"].tap()
    #expect(app.staticTexts["Not played yet"].exists)
    app.buttons["Record a play"].tap()
    #expect(!app.buttons["Save"].isEnabled)
    app.textFields["Winner"].tap()
    app.textFields["Winner"].typeText("Ann")
    app.steppers.buttons["Increment"].tap()
    app.buttons["Save"].tap()
    #expect(app.staticTexts["Ann won"].exists && app.staticTexts["with 3 players"].exists)
  }

  @Test func `options filter the games and persist`() {
    let app = launched()
    app.staticTexts["Coral Reef"].tap()
    app.buttons["Add to favorites"].tap()
    app.navigationBars.buttons["Game Shelf"].tap()
    app.buttons["Options"].tap()
    app.switches["Only favorites"].tap()
    app.navigationBars.buttons["Game Shelf"].tap()
    #expect(app.staticTexts["Coral Reef"].exists && !app.staticTexts["Kite Season"].exists)

    app.launch()
    app.buttons["Options"].tap()
    #expect(app.switches["Only favorites"].value as? String == "1")
  }

  @Test func `the number of players filters the games`() {
    let app = launched()
    app.segmentedControls.buttons["5"].tap()
    #expect(app.staticTexts["Night Mail"].exists && app.staticTexts["Owl Parliament"].exists)
    #expect(!app.staticTexts["The Old Mill"].exists)
  }

  @Test func `a link opens a game, from anywhere`() throws {
    let app = XCUIApplication(GameShelfApp.self)
    app.open(try #require(URL(string: "gameshelf://games/owls")))
    #expect(app.navigationBars["Owl Parliament"].exists)
    app.navigationBars.buttons["Game Shelf"].tap()
    app.buttons["Options"].tap()
    app.open(try #require(URL(string: "gameshelf://games/kite")))
    #expect(app.navigationBars["Kite Season"].exists)
  }
}
