// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@testable import ShowcaseApp

@MainActor
struct ScreenTests {
  private let app = XCUIApplication(TrailGuide.self)

  init() { app.launch() }

  @Test func `the root lists good first walks and all regions`() {
    for region in Catalogue.shared.regions {
      #expect(app.buttons["region-\(region.id)"].isHittable)
      #expect(app.staticTexts[region.name].exists)
    }
    #expect(app.buttons["All 100 trails"].exists)
  }

  @Test func `every trail opens from the list of all`() {
    app.buttons["all-trails"].tap()
    for trail in Catalogue.shared.trails {
      app.buttons["trail-\(trail.id)"].tap()
      #expect(app.navigationBars[trail.name].exists)
      #expect(app.buttons["stage-\(trail.stages.count)"].exists)
      app.back()
    }
    #expect(app.navigationBars["All Trails"].exists)
  }

  @Test func `the search field keeps what is typed in it`() {
    app.buttons["all-trails"].tap()
    app.textFields["search"].tap()
    app.textFields["search"].typeText("tarn")
    #expect(app.buttons["trail-tarn-hows"].exists)
    #expect(!app.buttons["trail-skiddaw"].exists)
    app.buttons["trail-tarn-hows"].tap()
    app.back()
    #expect(app.textFields["search"].value as? String == "tarn")
  }

  @Test func `stages lead from one to the next, and all the way back`() throws {
    app.buttons["trail-catbells"].tap()
    app.buttons["stage-1"].tap()
    for stage in 2...5 {
      app.buttons["next-stage"].tap()
      #expect(app.navigationBars["Stage \(stage)"].exists)
    }
    #expect(!app.buttons["next-stage"].exists)
    app.buttons["to-root"].tap()
    #expect(app.navigationBars["Trail Guide"].exists)
  }

  @Test func `a saved trail waits in the list of saved ones`() {
    app.buttons["trail-malham"].tap()
    app.buttons["save"].tap()
    #expect(app.buttons["save"].label == "Remove from saved")
    app.back()
    app.buttons["saved-trails"].tap()
    #expect(app.buttons["trail-malham"].exists)
  }

  @Test func `the map covers the trail until it is closed`() {
    app.buttons["trail-catbells"].tap()
    app.buttons["open-map"].tap()
    #expect(app.images["Map of Lake District"].isHittable)
    #expect(!app.buttons["stage-1"].exists)
    app.buttons["close-map"].tap()
    #expect(app.buttons["stage-1"].isHittable)
  }

  @Test func `miles are miles everywhere`() {
    app.buttons["trail-catbells"].tap()
    #expect(app.staticTexts["6.2 km"].exists)
    app.tabBars.buttons["Settings"].tap()
    app.buttons["units-imperial"].tap()
    app.tabBars.buttons["Trails"].tap()
    #expect(app.staticTexts["3.9 mi"].exists)
    #expect(app.staticTexts["1280 ft"].exists)
    #expect(!app.staticTexts["6.2 km"].exists)
  }

  @Test func `each window has its own state`() {
    app.buttons["trail-catbells"].tap()
    let other = XCUIApplication(TrailGuide.self)
    other.launch()
    #expect(other.navigationBars["Trail Guide"].exists)
    #expect(app.navigationBars["Catbells"].exists)
  }
}

extension XCUIApplication {
  /// Taps the back button of the front navigation bar.
  func back() { navigationBars.buttons.element(boundBy: 0).tap() }
}
