// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@testable import WaymarkHeadless
@testable import WaymarkTesting

@MainActor
struct AdjustingTests {
  private func wheel(_ properties: [Property: PropertyValue] = [:]) -> Sketch {
    Sketch(.picker, [.style: .keyword("wheel")].merging(properties) { $1 }) {
      Sketch.text("Season")
      Sketch(.option, [.selected: .bool(true)]) { Sketch.text("Summer") }
      Sketch(.option) { Sketch.text("Winter") }
    }
  }

  @Test func `a wheel is turned to a choice that it has`() {
    let sketched = SketchedApp(.window(wheel(), .button("Pay")))
    let app = sketched.launched()
    let wheel = app.pickers["Season"].pickerWheels.element
    #expect(wheel.value as? String == "Summer")
    wheel.adjust(toPickerWheelValue: "Winter")
    #expect(sketched.events == [SketchedApp.event(.select, 6)])
    fails("no option \"Spring\" exists among \"Summer\", \"Winter\"") {
      wheel.adjust(toPickerWheelValue: "Spring")
    }
    fails("not a picker wheel") { app.buttons["Pay"].adjust(toPickerWheelValue: "Winter") }
    fails("not a slider") { app.buttons["Pay"].adjust(toNormalizedSliderPosition: 0) }
    fails("no matching element exists") { app.pickers["Year"].adjust(toPickerWheelValue: "Winter") }
    #expect(sketched.events.count == 1)
  }

  @Test func `what is disabled is not adjusted`() {
    let app = SketchedApp(.window(wheel([.disabled: .bool(true)]))).launched()
    fails("disabled") { app.pickerWheels.element.adjust(toPickerWheelValue: "Winter") }
  }

  @Test(
    arguments: [(0, -1), (0.5, 0), (1, 1), (2, 3)] as [(Double, Double)])
  func `a slider is moved along its length`(position: Double, number: Double) {
    let sketched = SketchedApp(
      .window(
        Sketch(.slider, [.amount: .number(0.5), .minimum: .number(-1), .maximum: .number(1)])))
    let slider = sketched.launched().sliders.element
    #expect(slider.value as? String == "75%" && slider.normalizedSliderPosition == 0.75)
    slider.adjust(toNormalizedSliderPosition: position)
    #expect(sketched.events == [SketchedApp.event(.changeNumber(number), 2)])
  }

  @Test func `C3: beside the choices of a picker nothing can be tapped but what closes them`() {
    let picker = Sketch(.picker, [.style: .keyword("menu")]) {
      Sketch.text("Season")
      Sketch(.option, [.selected: .bool(true)]) { Sketch.text("Summer") }
      Sketch(.option, [.disabled: .bool(true)]) { Sketch.text("Winter") }
    }
    let sketched = SketchedApp(.window(picker, .button("Pay")))
    let app = sketched.launched()
    #expect(app.buttons["Season"].label == "Season, Summer" && !app.buttons["Winter"].exists)
    app.staticTexts["Pay"].tap()
    app.buttons["Season"].tap()
    fails("another layer covers it") { app.buttons["Pay"].tap() }
    fails("disabled") { app.buttons["Winter"].tap() }
    app.otherElements["dismiss popup"].tap()
    #expect(app.menus.count == 0)
    app.buttons["Season"].tap()
    app.menus.buttons["Summer"].tap()
    #expect(app.menus.count == 0)
    // The disabled option receives the tap, and rejects it.
    #expect(sketched.events.map(\.action) == [.tap, .select, .select])
  }

  @Test func `a short press is a tap, a long one opens the menu around`() {
    let sketched = SketchedApp(
      .window(
        Sketch(.box, [.contextMenu: .bool(true)]) { Sketch.button("Alps") },
        Sketch(.row) { Sketch.button("Jura", [.contextMenu: .bool(true)]) }))
    let app = sketched.launched()
    app.buttons["Alps"].press(forDuration: 0.4)
    app.buttons["Alps"].press(forDuration: 0.5)
    app.cells["Jura"].press(forDuration: 2)
    #expect(
      sketched.events == [
        SketchedApp.event(.tap, 3), SketchedApp.event(.openMenu, 2),
        SketchedApp.event(.openMenu, 6),
      ])
  }
}
