// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

private struct Windows: App {
  init() { Router.default.setupAppNavigation(appNavigation: MyAppNavigation()) }

  var body: some Scene { WindowGroup { PeopleWindow() } }
}

/// The samples of the guide behave as described.
@MainActor @Suite struct FromRouterTests {
  @Test func `the app opens its screens`() {
    let app = XCUIApplication(PeopleApp.self)
    app.launch()
    app.buttons["Ada"].tap()
    #expect(app.navigationBars["Ada"].exists)
    app.navigationBars.buttons["Home"].tap()
    app.buttons["About"].tap()
    #expect(app.sheets.navigationBars["About"].exists)
  }

  @Test func `a profile opens from outside of any screen`() {
    let router = Router()
    router.setupAppNavigation(appNavigation: MyAppNavigation())
    let app = XCUIApplication {
      FlowStack(withNavigation: true) { HomeScreen() }.router(router)
    }
    app.launch()
    router.navigate(MyNavigation.profile(Person(name: "Ada")))
    #expect(app.navigationBars["Ada"].exists)
  }

  @Test func `a listener hears of profiles`() {
    var visits: [String] = []
    let router = Router()
    router.setupAppNavigation(appNavigation: MyAppNavigation())
    let subscription = router.didNavigate { navigation in
      if case MyNavigation.profile(let person) = navigation { visits.append(person.name) }
    }
    let app = XCUIApplication {
      FlowStack(withNavigation: true) { HomeScreen() }.router(router)
    }
    app.launch()
    app.buttons["Ada"].tap()
    subscription.cancel()
    app.navigationBars.buttons["Home"].tap()
    app.buttons["Ada"].tap()
    #expect(visits == ["Ada"])
  }

  @Test func `a window has the screens that the default router has`() {
    let app = XCUIApplication(Windows.self)
    app.launch()
    app.buttons["Ada"].tap()
    #expect(app.navigationBars["Ada"].exists)
  }

  @Test func `features open each other's screens, registered by type or by name`() {
    let router = Router()
    router.setupAppNavigation(appNavigation: MyAppNavigation())
    router.setupAppNavigation(appNavigation: HelpAppNavigation())
    let app = XCUIApplication {
      FlowStack(withNavigation: true) { HomeScreen() }.router(router)
    }
    app.launch()
    app.buttons["About"].tap()
    app.buttons["Help"].tap()
    #expect(app.staticTexts["Write to us."].isHittable)
  }

  @Test func `a class is found by its name`() {
    let router = Router()
    router.setupAppNavigation(named: "GuideTests.InjectedNavigation")
    let app = XCUIApplication {
      FlowStack(withNavigation: true) { AboutScreen() }.router(router)
    }
    app.launch()
    app.buttons["Help"].tap()
    #expect(app.staticTexts["Found by name."].isHittable)
  }
}
