// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkScenes
import WaymarkTesting

@MainActor @Suite struct ViewControllersTests {
  private func app() -> XCUIApplication {
    XCUIApplication(
      sceneDelegate: RouterSceneDelegate.self, applicationDelegate: RouterAppDelegate.self)
  }

  /// J12.
  @Test func `a router leads through view controllers and views, and back`() {
    let app = app()
    app.launch()
    app.buttons["About"].tap()
    #expect(app.navigationBars["About"].exists)
    app.navigationBars.buttons["Author"].tap()
    #expect(app.navigationBars["Ada"].exists && app.staticTexts["Profile of Ada"].exists)
    app.buttons["Close"].tap()
    app.navigationBars["About"].buttons["Home"].tap()
    #expect(app.navigationBars["Home"].exists && app.staticTexts["Visits: 1"].exists)
  }

  /// J12.
  @Test func `a link leads where the router does, at launch and later`() throws {
    let app = app()
    let url = try #require(URL(string: "people://about"))
    app.open(url)
    #expect(app.navigationBars["About"].exists)
    app.navigationBars.buttons["Home"].tap()
    app.open(url)
    #expect(app.navigationBars["About"].exists)
  }

  /// J14.
  @Test func `an app navigation is made by the name of its class`() {
    let name = String(reflecting: MyAppNavigation2.self)
    #expect(appNavigationFromString(name) is MyAppNavigation2)
  }

  @Test func `a view controller in a view follows its state`() {
    let app = XCUIApplication { StepsPage() }
    app.launch()
    #expect(app.staticTexts["1 steps"].exists)
    app.buttons["Walk"].tap()
    #expect(app.staticTexts["2 steps"].exists)
  }
}
