// SPDX-License-Identifier: MIT

import ShowcaseApp
import Testing
import Waymark
import WaymarkTesting

@MainActor
struct GuideWalkTests {
  @Test func `ten steps lead through pushes, a sheet, a cover and the tabs`() {
    let app = XCUIApplication(TrailGuide.self)
    app.launch()
    #expect(GuideWalk.steps.count == 10)
    for step in GuideWalk.steps {
      app.take(step)
      #expect(app.navigationBars[step.title].exists, "\(step)")
    }
  }

  @Test func `the walk logs one hike`() {
    let app = XCUIApplication(TrailGuide.self)
    app.launch()
    for step in GuideWalk.steps { app.take(step) }
    app.tabBars.buttons["Journal"].tap()
    #expect(app.staticTexts["Catbells"].exists)
  }
}

extension XCUIApplication {
  /// Performs one step of the walk through the guide.
  func take(_ step: GuideWalk.Step) {
    switch step.action {
    case .tap(let identifier): buttons[identifier].tap()
    case .tab(let label): tabBars.buttons[label].tap()
    case .back: navigationBars.buttons.element(boundBy: 0).tap()
    }
  }
}
