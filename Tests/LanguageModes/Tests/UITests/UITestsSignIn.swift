// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting
import XCTest

final class SignInUITests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  func testCheckpointsLeadOn() throws {
    let app = XCUIApplication()
    app.launch()
    app.tabBars.buttons["Checkpoints"].tap()
    app.buttons["Start"].tap()
    XCTAssertTrue(app.navigationBars["Profile"].waitForExistence(timeout: 2))
    XCTAssertFalse(app.buttons["Start"].exists)
  }
}

struct SteppingTests {
  @MainActor
  @Test func `an app steps while a test waits`() async {
    let app = XCUIApplication(Backports.Browser.self)
    app.launch()
    app.buttons["Step to 7"].tap()
    #expect(await app.navigationBars["Number 7"].waitForExistence(timeout: .seconds(2)))
  }
}
