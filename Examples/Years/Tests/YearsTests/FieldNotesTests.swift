// SPDX-License-Identifier: MIT

import Testing
import WaymarkTesting

@testable import FieldNotes

/// The app of 2025.
@MainActor
struct FieldNotesTests {
  private func launched() -> XCUIApplication {
    let app = XCUIApplication(FieldNotesApp.self)
    app.launch()
    return app
  }

  @Test func `keyboard shortcuts add a sighting`() async {
    let app = launched()
    app.typeKey("n", modifierFlags: .command)
    await app.settle()
    #expect(app.textFields["Bird"].hasFocus && !app.buttons["Save"].isEnabled)
    app.textFields["Bird"].typeText("Wren")
    app.typeKey("s", modifierFlags: .command)
    #expect(app.sheets.count == 0 && app.staticTexts["Wren"].exists)
  }

  @Test func `a sighting is opened and edited`() {
    let app = launched()
    app.staticTexts["Bluethroat"].tap()
    #expect(app.staticTexts["Singing at dawn."].exists)
    app.buttons["Edit"].tap()
    app.steppers.buttons["Increment"].tap()
    app.buttons["Save"].tap()
    #expect(app.navigationBars["Bluethroat"].exists && app.staticTexts["2"].exists)
    app.navigationBars.buttons["Sightings"].tap()
    #expect(app.staticTexts["× 2"].exists)
  }

  @Test func `a family can be collapsed`() {
    let app = launched()
    #expect(app.staticTexts["Lapwing"].exists)
    app.buttons["Waders"].tap()
    #expect(!app.staticTexts["Lapwing"].exists && app.staticTexts["Peregrine"].exists)
  }

  @Test func `a place opens its sightings, and settings export them and hide the counts`() async {
    let app = launched()
    app.tabBars.buttons["Places"].tap()
    app.staticTexts["North Marsh"].tap()
    app.buttons["Lapwing"].tap()
    app.buttons["All places"].tap()
    #expect(app.navigationBars["Places"].exists)

    app.tabBars.buttons["Settings"].tap()
    app.switches["Show how many"].tap()
    app.buttons["Write as text"].tap()
    await app.settle()
    #expect(app.staticTexts["1 × Bluethroat\n1 × Peregrine\n12 × Lapwing"].exists)
    app.tabBars.buttons["Sightings"].tap()
    #expect(!app.staticTexts["× 12"].exists)
  }
}
