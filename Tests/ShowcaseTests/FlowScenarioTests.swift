// SPDX-License-Identifier: MIT

import ShowcaseScenarios
import Testing
import Waymark
import WaymarkTesting

@testable import ShowcaseApp

/// The flows behave as in FlowStacks, with both containers and every storage of the path.
@MainActor
struct FlowScenarioTests {
  @Test(arguments: FlowScenario.all)
  func `the flows lead where their users expect`(scenario: FlowScenario) {
    #expect(scenario.play() == [])
  }

  @Test func `there are six flows, six with flows in them, and two of numbers`() {
    #expect(FlowScenario.all.count == 14)
    #expect(Set(FlowScenario.all.map(\.name)).count == 14)
  }

  @Test func `a bar that is not there is a problem`() {
    let scenario = FlowScenario(name: "wrong", arguments: [], steps: [.tab("Numbers"), .bar("1")])
    #expect(scenario.play().count == 1)
  }

  @Test func `the gallery shows the flows on a page that one can leave`() {
    let app = XCUIApplication(TrailGuide.self)
    app.launch()
    app.tabBars.buttons["Gallery"].tap()
    app.buttons["page-flows"].tap()
    for tab in ["ArrayBinding", "NoBinding", "Numbers", "FlowPath"] {
      app.tabBars.buttons[tab].firstMatch.tap()
      #expect(app.buttons["done"].firstMatch.isHittable, "\(tab)")
    }
    app.buttons["Pick a number"].firstMatch.tap()
    #expect(app.navigationBars["List"].isHittable)
    app.navigationBars["List"].swipeDown()
    app.buttons["done"].firstMatch.tap()
    #expect(app.navigationBars["Gallery"].isHittable)
  }
}
