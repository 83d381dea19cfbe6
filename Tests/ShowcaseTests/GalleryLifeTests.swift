// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@testable import ShowcaseApp

/// The gallery's pages about appearing and disappearing.
@MainActor
struct GalleryLifeTests {
  private let app = XCUIApplication(TrailGuide.self)

  init() {
    app.launch()
    app.tabBars.buttons["Gallery"].tap()
  }

  @Test func `links lead out, or are taken by the app`() throws {
    app.buttons["page-arrivals"].tap()
    app.links["OpenStreetMap"].tap()
    app.buttons["Open with a button"].tap()
    #expect(app.openedAddresses.isEmpty)
    #expect(app.staticTexts.matching(identifier: "Asked for www.openstreetmap.org").count == 2)
    app.switches["The app handles links"].tap()
    app.links["OpenStreetMap"].tap()
    #expect(app.openedAddresses == ["https://www.openstreetmap.org"])
  }

  @Test func `links and activities that come are shown`() throws {
    app.buttons["page-arrivals"].tap()
    app.open(try #require(URL(string: "walks://somewhere")))
    #expect(app.staticTexts["walks://somewhere"].exists)
    let activity = NSUserActivity(activityType: "trailguide.reading")
    activity.title = "Reading on"
    app.resume(activity)
    #expect(app.staticTexts["Reading on"].exists)
    app.enter(.inactive)
    #expect(app.staticTexts["inactive"].exists)
    app.buttons["Tapped 0 times in this scene"].tap()
    app.back()
    app.buttons["page-arrivals"].tap()
    #expect(app.buttons["Tapped 1 times in this scene"].exists)
  }

  @Test func `a view is told when it comes, goes and changes`() async {
    app.buttons["page-coming"].tap()
    await app.settle()
    #expect(app.staticTexts["1. It appears"].exists)
    #expect(app.staticTexts["2. A task for 0"].exists)
    app.buttons["Change its value"].tap()
    #expect(app.staticTexts["3. From 0 to 1"].exists)
    app.buttons["Clear"].tap()
    app.buttons["Cover it"].tap()
    app.back()
    #expect(app.staticTexts["1. It disappears"].exists)
    #expect(app.staticTexts["2. It appears"].exists)
    app.buttons["Clear"].tap()
    app.switches["Show the view"].tap()
    #expect(app.staticTexts["1. It disappears"].exists)
  }
}
