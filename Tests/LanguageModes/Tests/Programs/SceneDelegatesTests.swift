// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkScenes
import WaymarkTesting

@MainActor @Suite struct SceneDelegatesTests {
  enum Way: CaseIterable { case link, page, quickAction, notification }
  enum Form: CaseIterable { case state, broadcast }

  private func app(_ form: Form) -> XCUIApplication {
    switch form {
    case .state:
      XCUIApplication(
        sceneDelegate: SceneDelegates.SceneDelegate.self,
        applicationDelegate: SceneDelegates.AppDelegate.self)
    case .broadcast:
      XCUIApplication(
        sceneDelegate: SceneDelegates.BroadcastingSceneDelegate.self,
        applicationDelegate: SceneDelegates.AppDelegate.self)
    }
  }

  private func bring(_ country: Int, by way: Way, to app: XCUIApplication) throws {
    switch way {
    case .link: app.open(try #require(URL(string: "countries://details?id=\(country)")))
    case .page: app.open(try #require(URL(string: "https://example.com/details?id=\(country)")))
    case .quickAction:
      app.deliver(
        UIApplicationShortcutItem(type: "country.\(country)", localizedTitle: "Country"))
    case .notification:
      let content = UNMutableNotificationContent()
      content.userInfo = ["country": country]
      let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
      app.deliver(UNNotificationResponse(notification: UNNotification(request: request)))
    }
  }

  /// U3, L5.
  @Test(arguments: Form.allCases, Way.allCases)
  func `whatever launches the app leads to a row that nobody has scrolled to`(
    form: Form, way: Way
  ) async throws {
    let app = app(form)
    try bring(75, by: way, to: app)
    await app.settle()
    #expect(app.staticTexts["About Country 75"].isHittable)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.navigationBars["Countries"].exists)
  }

  /// U3, L5.
  @Test(arguments: Form.allCases, Way.allCases)
  func `whatever comes to the running app leads there, too`(form: Form, way: Way) async throws {
    let app = app(form)
    app.launch()
    #expect(app.staticTexts["Settings"].exists)
    for country in [99, 3] {
      try bring(country, by: way, to: app)
      await app.settle()
      #expect(app.staticTexts["About Country \(country)"].isHittable)
    }
  }

  @Test func `other shapes are there, too`() throws {
    let controller = SceneDelegates.DetailController(country: SceneDelegates.Country.all[0])
    #expect(controller.title == "Country 1" && controller.country.id == 1)
    _ = SceneDelegates.RootController(name: "all")
    let app = XCUIApplication(SceneDelegates.AdaptedApp.self)
    app.launch()
    #expect(app.staticTexts["Adapted"].exists)
  }
}
