// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkHeadless
@testable import WaymarkTesting

@MainActor
struct PresentedTests {
  @Test func `an alert is found by its title, and holds its message and buttons`() {
    let alert = Sketch(.alert, [.title: .text("Sure?"), .message: .text("It is gone then.")]) {
      Sketch.button("Delete", [.role: .keyword("destructive")])
      Sketch.button("Cancel", [.role: .keyword("cancel")])
    }
    let sketched = SketchedApp(.window(.button("Delete"), overlays: [alert]))
    let app = sketched.launched()
    #expect(app.alerts["Sure?"].exists && app.alerts.element.title == "Sure?")
    #expect(app.alerts["Sure?"].staticTexts["It is gone then."].exists)
    #expect(
      app.alerts["Sure?"].buttons.allElementsBoundByIndex.map(\.label) == ["Delete", "Cancel"])
    #expect(app.buttons.count == 3 && app.sheets.count == 0 && app.dialogs.count == 0)
    app.alerts["Sure?"].buttons["Delete"].tap()
    #expect(sketched.events == [SketchedApp.event(.tap, 6)])
  }

  @Test func `a choice of actions is a sheet, and is told from others`() {
    let choice = Sketch(.dialog, [.title: .text("Open as"), .message: .text("One of")]) {
      Sketch.button("Map")
    }
    let sketched = SketchedApp(
      .window(.text("below"), overlays: [Sketch(.sheet) { Sketch.text("card") }, choice]))
    let app = sketched.launched()
    #expect(app.sheets["Open as"].buttons["Map"].isHittable)
    #expect(app.sheets["Open as"].elementType == .sheet)
    #expect(app.sheets.count == 2 && app.dialogs.count == 1)
    #expect(app.dialogs.element.staticTexts["One of"].exists)
    #expect(app.dialogs.element.path.description == "app.dialogs.element")
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(sketched.events == [SketchedApp.event(.dismiss, 6)])
  }

  @Test func `beside a popover in front is what closes it`() {
    let popover = Sketch(.popover) { Sketch.text("Legend") }
    let sketched = SketchedApp(.window(.text("below"), overlays: [popover]))
    let app = sketched.launched()
    #expect(app.popovers.element.staticTexts["Legend"].isHittable)
    #expect(app.popovers.element.otherElements.count == 0)
    app.otherElements["dismiss popup"].tap()
    #expect(sketched.events == [SketchedApp.event(.dismiss, 4)])
    sketched.show(.window(.text("below"), overlays: [popover, Sketch(.alert)]))
    #expect(!app.otherElements["dismiss popup"].exists)
  }

  @Test(arguments: [
    Sketch(.sheet), Sketch(.cover), Sketch(.alert),
    Sketch(.popover, [.dismissDisabled: .bool(true)]),
  ])
  func `beside what does not go by hand there is nothing to tap`(overlay: Sketch) {
    let app = SketchedApp(.window(.text("below"), overlays: [overlay])).launched()
    #expect(!app.otherElements["PopoverDismissRegion"].exists)
  }

  @Test func `a stepper holds the buttons Decrement and Increment`() {
    let sketched = SketchedApp(
      .window(
        Sketch(.stepper, [.accessibilityValue: .text("3")]) { Sketch.text("Nights") },  // 2, 3
        Sketch(.stepper, [.label: .text("Beds"), .disabled: .bool(true)]) { Sketch.text("B") }))
    let app = sketched.launched()
    let nights = app.steppers["Nights"]
    #expect(nights.value as? String == "3" && nights.staticTexts["Nights"].exists)
    #expect(nights.buttons.allElementsBoundByIndex.map(\.label) == ["Decrement", "Increment"])
    nights.buttons["Increment"].tap()
    nights.buttons["Decrement"].tap()
    nights.tap()
    #expect(
      sketched.events == [SketchedApp.event(.increment, 2), SketchedApp.event(.decrement, 2)])
    #expect(!app.steppers["Beds"].buttons["Increment"].isEnabled)
    fails("disabled") { app.steppers["Beds"].buttons["Increment"].tap() }
  }

  @Test func `a title is what stands at the head`() {
    let stack = Sketch(.navigationStack) { Sketch.screen("Alps") { Sketch.button("Go") } }
    let app = SketchedApp(.window(stack)).launched()
    #expect(app.navigationBars.element.title == "Alps" && app.buttons["Go"].title == "Go")
    #expect(app.staticTexts["Go"].title == "")
  }
}
