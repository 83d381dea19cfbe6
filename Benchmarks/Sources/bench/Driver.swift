// SPDX-License-Identifier: MIT

import ShowcaseApp
import ShowcaseScenarios
import WaymarkTesting

/// Measures the showcase, driven as in a test.
@MainActor
func driver(_ reporter: Reporter) {
  reporter.time("driver", "launch", 1) {
    let app = XCUIApplication(TrailGuide.self)
    app.launch()
    app.terminate()
  }
  showcase10(reporter)
  reporter.time("driver", "flow14", FlowScenario.all.count) {
    for scenario in FlowScenario.all {
      for problem in scenario.play() { print(problem) }
    }
  }
}

@MainActor
private func showcase10(_ reporter: Reporter) {
  // The app is launched before the measurement, which includes only the ten steps.
  guard reporter.wants("showcase10", 10) else { return }
  let samples = (0..<50).map { _ in
    let app = XCUIApplication(TrailGuide.self)
    app.launch()
    let time = reporter.measure {
      for step in GuideWalk.steps {
        app.take(step)
        if !app.navigationBars[step.title].exists { print("\(step): not there") }
      }
    }
    app.terminate()
    return time
  }
  reporter.report("driver", "showcase10", 10, samples)
}

extension XCUIApplication {
  fileprivate func take(_ step: GuideWalk.Step) {
    switch step.action {
    case .tap(let identifier): buttons[identifier].tap()
    case .tab(let label): tabBars.buttons[label].tap()
    case .back: navigationBars.buttons.element(boundBy: 0).tap()
    }
  }
}
