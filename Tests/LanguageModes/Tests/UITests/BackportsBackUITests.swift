// SPDX-License-Identifier: MIT

import Waymark
import WaymarkTesting
import XCTest

/// Going back with bindings that reject writes while their screen is covered: the uncovered screen
/// must appear before the binding is written.
final class BackportsBackUITests: XCTestCase {
  private let timeout = 3.0
  private var app: XCUIApplication!

  override func setUpWithError() throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  func testBackPopsOneScreen() {
    app.buttons["Double"].tap()
    app.buttons["Double"].tap()
    XCTAssertTrue(app.navigationBars["Number 6"].waitForExistence(timeout: timeout))
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.navigationBars["Number 2"].waitForExistence(timeout: timeout))
    // The path is shorter, so the next screen is pushed above this one.
    app.buttons["Double"].tap()
    XCTAssertTrue(app.navigationBars["Number 6"].waitForExistence(timeout: timeout))
    app.buttons["Close"].tap()
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.navigationBars["Number 0"].waitForExistence(timeout: timeout))
    XCTAssertFalse(app.buttons["Close"].isEnabled)
  }

  func testBackAfterSteps() {
    app.buttons["Step to 1, 2, 3, 4"].tap()
    XCTAssertTrue(app.navigationBars["Number 4"].waitForExistence(timeout: timeout))
    for number in [3, 2, 1, 0] {
      app.navigationBars.buttons.element(boundBy: 0).tap()
      XCTAssertTrue(app.navigationBars["Number \(number)"].waitForExistence(timeout: timeout))
    }
    XCTAssertFalse(app.buttons["Close"].isEnabled)
  }

  func testCheckpointsAppearAgain() {
    app.tabBars.buttons["Checkpoints"].tap()
    app.buttons["Start"].tap()
    XCTAssertTrue(app.navigationBars["Profile"].waitForExistence(timeout: timeout))
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.staticTexts["Terms is closed"].waitForExistence(timeout: timeout))
    app.navigationBars.buttons.element(boundBy: 0).tap()
    let passed = app.staticTexts["passed"]
    XCTAssertTrue(
      passed.wait(
        for: \.label, toEqual: "Gate, Terms, Profile, Terms, Gate", timeout: timeout))
  }
}
