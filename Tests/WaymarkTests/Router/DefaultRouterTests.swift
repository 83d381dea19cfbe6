// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// An app that uses the default router everywhere, like UIKit apps with `Router.default`.
private struct Shopping: App {
  init() {
    Router.default.setupAppNavigation(appNavigation: ShopScreens())
    Router.default.navigate(ShopNavigation.product(7))
  }

  var body: some Scene {
    WindowGroup {
      FlowStack(withNavigation: true) { RouterHome() }
    }
  }
}

private struct OutsideButton: View {
  var body: some View {
    VStack {
      FlowStack(withNavigation: true) { RouterHome() }
      Button("From a task") { Task { Router.default.navigate(ShopNavigation.product(9)) } }
    }
    .onAppear { Router.default.setupAppNavigation(appNavigation: ShopScreens()) }
  }
}

/// Each app under test has its own default router.
@MainActor @Suite struct DefaultRouterTests {
  @Test func `a navigation in the initializer of an app is not lost`() {
    let app = XCUIApplication(Shopping.self)
    app.launch()
    #expect(app.staticTexts["Shop product 7"].isHittable)
    app.launch()
    #expect(app.staticTexts["Shop product 7"].isHittable)
    #expect(app.navigationBars.buttons["Home"].exists)
  }

  /// K9.
  @Test func `apps that run at the same time do not navigate each other`() async {
    let apps = [XCUIApplication { OutsideButton() }, XCUIApplication { OutsideButton() }]
    for app in apps { app.launch() }
    apps[0].buttons["From a task"].tap()
    let screen = apps[0].staticTexts["Shop product 9"]
    #expect(await screen.waitForExistence(timeout: .seconds(1)))
    #expect(!apps[1].staticTexts["Shop product 9"].exists)
  }
}
