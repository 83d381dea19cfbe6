// SPDX-License-Identifier: MIT

import Waymark
import WaymarkTesting
import XCTest

/// Written as for XCUITest: synchronous methods of a class without isolation.
final class BackportsUITests: XCTestCase {
  private let timeout = 3.0
  private var app: XCUIApplication!

  override func setUpWithError() throws {
    continueAfterFailure = false
    XCUIDevice.shared.orientation = .portrait
    app = XCUIApplication()
    app.launch()
  }

  override func tearDownWithError() throws {
    app.terminate()
    app = nil
  }

  func testPushesOneByOne() {
    XCTAssertTrue(app.navigationBars["Number 0"].waitForExistence(timeout: timeout))
    app.buttons["Double"].tap()
    XCTAssertTrue(app.navigationBars["Number 2"].waitForExistence(timeout: timeout))
    app.buttons["Double"].tap()
    XCTAssertTrue(app.navigationBars["Number 6"].waitForExistence(timeout: timeout))
    XCTAssertFalse(app.navigationBars["Number 2"].exists)
    app.buttons["Close"].tap()
    XCTAssertTrue(app.navigationBars["Number 2"].waitForExistence(timeout: timeout))
    app.buttons["Go to root"].tap()
    XCTAssertTrue(app.navigationBars["Number 0"].waitForExistence(timeout: timeout))
    XCTAssertFalse(app.buttons["Close"].isEnabled)
  }

  func testStepsToAPathAndBack() {
    app.buttons["Step to 1, 2, 3, 4"].tap()
    XCTAssertTrue(app.navigationBars["Number 4"].waitForExistence(timeout: timeout))
    app.buttons["Step to 7"].tap()
    XCTAssertTrue(app.navigationBars["Number 4"].waitForNonExistence(timeout: timeout))
    XCTAssertTrue(app.navigationBars["Number 7"].waitForExistence(timeout: timeout))
    XCTAssertEqual(app.navigationBars.count, 1)
  }

  func testWaitsInVain() {
    app.buttons["Step to 1, 2, 3, 4"].tap()
    XCTAssertFalse(app.navigationBars["Number 8"].waitForExistence(timeout: 0.2))
    XCTAssertTrue(app.navigationBars["Number 4"].exists)
  }

  func testWorkOnQueuesAndTimers() {
    app.tabBars.buttons["Downloads"].tap()
    let state = app.staticTexts["state"]
    app.buttons["Later"].tap()
    XCTAssertEqual(state.label, "waiting")
    XCTAssertTrue(state.wait(for: \.label, toEqual: "done by the queue", timeout: timeout))
    app.buttons["Timer"].tap()
    XCTAssertTrue(app.staticTexts["3 ticks"].waitForExistence(timeout: timeout))
    app.buttons["Background"].tap()
    XCTAssertTrue(state.wait(for: \.label, toEqual: "done in the background", timeout: timeout))
    app.buttons["Task"].tap()
    XCTAssertEqual(state.label, "done by a task")
  }

  func testExpectations() {
    app.tabBars.buttons["Downloads"].tap()
    app.buttons["Later"].tap()
    let done = XCTNSPredicateExpectation(
      predicate: NSPredicate { element, _ in
        (element as? XCUIElement)?.label == "done by the queue"
      },
      object: app.staticTexts["state"])
    XCTAssertEqual(XCTWaiter().wait(for: [done], timeout: timeout), .completed)
  }

  func testCheckpoints() {
    app.tabBars.buttons["Checkpoints"].tap()
    XCTAssertEqual(app.staticTexts["passed"].label, "Gate")
    app.buttons["Start"].tap()
    XCTAssertTrue(app.navigationBars["Profile"].waitForExistence(timeout: timeout))
    XCTAssertTrue(app.staticTexts["Profile is open"].exists)
  }
}
