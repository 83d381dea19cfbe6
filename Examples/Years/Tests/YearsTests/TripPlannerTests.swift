// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkTesting

@testable import TripPlanner

/// The app of 2022.
@MainActor
struct TripPlannerTests {
  private func launched() -> XCUIApplication {
    let app = XCUIApplication(TripPlannerApp.self)
    app.launch()
    return app
  }

  @Test func `a trip opens its days and their stops, and pops back in one step`() {
    let app = launched()
    app.staticTexts["Lisbon"].tap()
    app.buttons["Day 1"].tap()
    app.staticTexts["Tram 28"].tap()
    #expect(app.navigationBars["Tram 28"].exists)
    app.buttons["Back to the trip"].tap()
    #expect(app.navigationBars["Lisbon"].exists)
  }

  @Test func `a link opens a stop on top of its day`() throws {
    let app = XCUIApplication(TripPlannerApp.self)
    app.open(try #require(URL(string: "trips://lisbon/1/castle")))
    #expect(app.navigationBars["Castle hill"].exists)
    app.navigationBars.buttons["Day 1"].tap()
    app.navigationBars.buttons["Lisbon"].tap()
    #expect(app.navigationBars["Lisbon"].exists)
    app.open(try #require(URL(string: "trips://harz")))
    #expect(app.navigationBars["Harz"].exists)
  }

  @Test func `items are packed and added`() {
    let app = launched()
    app.staticTexts["Lisbon"].tap()
    app.buttons["Pack"].tap()
    app.switches["Passport"].tap()
    app.textFields["Another thing"].tap()
    app.textFields["Another thing"].typeText("Comb\n")
    #expect(app.switches["Comb"].exists)
    app.buttons["Done"].tap()
    #expect(app.progressIndicators.firstMatch.value as? String == "20%")
  }

  @Test func `the navigation state is saved and restored`() throws {
    let store = TripStore()
    let model = NavigationModel()
    model.open(try #require(URL(string: "trips://lisbon/2/tiles")), in: store)
    let other = NavigationModel()
    other.restore(try #require(model.saved))
    #expect(other.trip == "lisbon" && other.path == model.path)
    #expect(other.path != NavigationModel().path)
  }
}
