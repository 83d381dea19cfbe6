// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct LinkedCountriesTests {
  enum Way: CaseIterable { case state, broadcast }

  private let store = LinkedCountries.Store()

  private func app(_ way: Way) -> XCUIApplication {
    let coordinator = LinkedCountries.Coordinator()
    return switch way {
    case .state:
      XCUIApplication { LinkedCountries.ByState(coordinator: coordinator, store: store) }
    case .broadcast: XCUIApplication { LinkedCountries.ByBroadcast(store: store) }
    }
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  /// L5, T4, U1, U7, U11.
  @Test(arguments: Way.allCases, [true, false])
  func `a link leads to a row that nobody has scrolled to`(way: Way, isCold: Bool) throws {
    store.load()
    let app = app(way)
    if !isCold { app.launch() }
    app.open(try url("https://countries.example/details?id=75"))
    #expect(app.staticTexts["About 75"].isHittable)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.navigationBars["Countries"].exists && !app.staticTexts["About 75"].exists)
    app.open(try url("countries:details?id=99"))
    #expect(app.staticTexts["About 99"].isHittable)
  }

  /// L5, U1, U7, U11.
  @Test(arguments: Way.allCases, [true, false])
  func `a link waits for a list that is loaded later, and leads there once`(
    way: Way, isCold: Bool
  ) throws {
    let app = app(way)
    if !isCold { app.launch() }
    app.open(try url("countries://details?id=75"))
    #expect(app.tabBars.buttons["Countries"].isSelected)
    #expect(!app.staticTexts["About 75"].exists)
    store.load()
    #expect(app.staticTexts["About 75"].isHittable)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    store.countries.removeAll()
    #expect(!app.staticTexts["Country 1"].exists)
    store.load()
    #expect(app.navigationBars["Countries"].exists && !app.staticTexts["About 75"].exists)
  }
}
