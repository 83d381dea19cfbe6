// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct GesturesTests {
  @Test func `a circle is pressed and then dragged`() {
    let app = XCUIApplication { Gestures.DraggableCircle() }
    app.launch()
    let circle = app.staticTexts["circle"].coordinate(withNormalizedOffset: .zero)
    circle.press(forDuration: 1, thenDragTo: circle.withOffset(CGVector(dx: 20, dy: 30)))
    #expect(app.staticTexts["At 20, 30"].exists)
  }

  @Test func `presses, pinches, rotations and drags change the view`() {
    let app = XCUIApplication { Gestures.Interactive() }
    app.launch()
    app.staticTexts["counted"].press(forDuration: 1.5)
    #expect(app.staticTexts["1 presses, done"].exists)
    app.staticTexts["picture"].rotate(.pi / 4, withVelocity: 1)
    #expect(app.staticTexts["Turned 45"].exists)
    let dragged = app.staticTexts["dragged"].coordinate(withNormalizedOffset: .zero)
    dragged.press(forDuration: 0, thenDragTo: dragged.withOffset(CGVector(dx: 8, dy: 9)))
    #expect(app.staticTexts["At 8, 9"].exists)
  }

  @Test func `gestures are composed, and have priorities`() {
    let app = XCUIApplication { Gestures.Composed() }
    app.launch()
    app.staticTexts["taps"].tap()
    app.staticTexts["child"].swipeLeft()
    app.buttons["Button"].tap()
    app.staticTexts["place"].tap()
    app.staticTexts["press"].press(forDuration: 3)
    app.staticTexts["masked"].tap()
    app.staticTexts["any"].swipeUp()
    app.staticTexts["own"].swipeRight()
    let log = "single parent button also 195 press drag flick 150 "
    #expect(
      app.staticTexts[log].exists, "\(app.staticTexts.allElementsBoundByIndex.last?.label ?? "")")
  }
}
