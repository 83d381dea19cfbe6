// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@testable import GuideSamples

@MainActor
struct GardenTests {
  @Test func `each plant has one address, and each address one plant`() {
    #expect(GardenLinks.table.checkLaws().isEmpty)
  }

  @Test(arguments: [true, false])
  func `a link opens its plant, with the list below`(isCold: Bool) throws {
    let app = XCUIApplication(GardenApp.self)
    if !isCold { app.launch() }
    app.open(try GardenLinks.table.url(for: .plant(3)))
    #expect(app.staticTexts["This is plant 3"].exists)

    app.navigationBars.buttons["Garden"].tap()
    #expect(app.buttons["Plant 3"].exists)
  }
}

struct ShopTests {
  /// U10.
  @Test func `the laws hold`() {
    #expect(ShopLinks.table.checkLaws(samples: [.plant(1), .article(["pots", "clay"])]).isEmpty)
  }

  @Test(arguments: ["plants:plants/7", "plants://plants/7", "plants:///plants/7"])
  func `a link of an own scheme is spelled in any of three ways`(link: String) throws {
    let match = try ShopLinks.table.parse(link)
    #expect(match.route == .plant(7) && !match.isTrusted)
  }
}
