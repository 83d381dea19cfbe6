// SPDX-License-Identifier: MIT

import Foundation
public import ShowcaseApp
import WaymarkTesting

extension FlowScenario {
  /// Launches the flows and takes all steps; says which of them did not show what they were to.
  @MainActor
  public func play() -> [String] {
    let app = XCUIApplication(FlowsApp.self)
    app.launchArguments = arguments
    app.launch()
    var problems: [String] = []
    for (number, step) in steps.enumerated() where !app.take(step) {
      problems.append("\(name), step \(number): \(step)")
    }
    app.terminate()
    return problems
  }
}

extension XCUIApplication {
  /// Takes one step; false if what it looks for is not there.
  fileprivate func take(_ step: FlowScenario.Step) -> Bool {
    switch step {
    case .tab(let label):
      let button = tabBars.buttons[label]
      guard button.waitForExistence(timeout: 3) else { return false }
      button.tap()
    case .tap(let name):
      buttons[name].firstMatch.tap()
    case .back:
      navigationBars.buttons.element(boundBy: 0).tap()
    case .backTo(let title):
      let back = navigationBars.buttons[title].firstMatch
      guard back.waitForExistence(timeout: 0.8) else { return false }
      back.tap()
    case .drag(let title):
      let bar = navigationBars[title].firstMatch
      let start = bar.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      let end = bar.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 10))
      start.press(forDuration: 0, thenDragTo: end, withVelocity: .fast, thenHoldForDuration: 0)
    case .bar(let title, let seconds):
      return navigationBars[title].firstMatch.wait(
        for: \.isHittable, toEqual: true, timeout: seconds)
    case .text(let text, let seconds):
      return staticTexts[text].firstMatch.wait(
        for: \.isHittable, toEqual: true, timeout: seconds)
    case .button(let name):
      let button = buttons[name].firstMatch
      return button.isHittable && button.isEnabled
    }
    return true
  }
}
