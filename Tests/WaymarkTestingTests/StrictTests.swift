// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkHeadless
@testable import WaymarkTesting

/// Mistakes in a test that XCUITest reports, with its messages.
@MainActor
struct StrictTests {
  private let twice = SketchedApp(
    .window(
      .button("Go", [.identifier: .text("first")]), .button("Go", [.identifier: .text("second")])))

  @Test func `a touch and an attribute of several elements fail the test, which names them`() {
    let app = twice.launched()
    fails(
      #"app.buttons["Go"].tap(): Multiple matching elements found for app.buttons["Go"]"#,
      #"identifier: "first""#, #"identifier: "second""#
    ) { app.buttons["Go"].tap() }
    fails("Multiple matching elements") { app.buttons["Go"].doubleTap() }
    fails("Multiple matching elements") { app.buttons["Go"].swipeLeft() }
    fails("Multiple matching elements") { _ = app.buttons["Go"].identifier }
    fails("app.buttons.element.label: Multiple matching") { _ = app.buttons.element.label }
    fails("Multiple matching") { _ = app.buttons.element { $0.label == "Go" }.label }
    #expect(twice.events.isEmpty)
  }

  @Test func `that there are several is no mistake, nor is taking the first`() {
    let app = twice.launched()
    #expect(app.buttons["Go"].exists && app.buttons["Go"].isHittable)
    #expect(app.buttons["Go"].waitForExistence(timeout: 1))
    app.buttons["Go"].firstMatch.tap()
    app.buttons.firstMatch.tap()
    app.buttons.matching(identifier: "Go").element(boundBy: 1).tap()
    let targets = twice.events.map(\.target)
    #expect(targets.count == 3 && targets[1] == targets[0] && targets[2] != targets[0])
  }

  @Test func `what is in front is meant, and of two in each other the outer one`() {
    let sketched = SketchedApp(
      .window(
        .button("Done", [.identifier: .text("below")]),
        overlays: [Sketch(.sheet) { Sketch.button("Done", [.identifier: .text("front")]) }]))
    let app = sketched.launched()
    #expect(app.buttons["Done"].identifier == "front")
    #expect(app.descendants(matching: .any)["Done"].elementType == .button)
  }

  @Test func `typing goes to the field with the focus, and to none but it`() {
    func field(_ name: String, _ isFocused: Bool) -> Sketch {
      Sketch(.textField, [.placeholder: .text(name), .focused: .bool(isFocused)])
    }
    let sketched = SketchedApp(.window(field("A", false), field("B", false)))
    let app = sketched.launched()
    fails("Neither element nor any descendant has keyboard focus") {
      app.textFields["A"].typeText("x")
    }
    fails("Neither element nor any descendant has keyboard focus") { app.typeText("x") }
    sketched.show(.window(field("A", true), field("B", false)))
    fails("Neither element") { app.textFields["B"].typeText("x") }
    #expect(sketched.events.isEmpty)
    // The return key moves the focus to the next field.
    sketched.onEvent = { event in
      if event.action == .submit { sketched.show(.window(field("A", false), field("B", true))) }
    }
    app.typeText("x\ny")
    #expect(sketched.events.map(\.action) == [.changeText("x"), .submit, .changeText("y")])
    #expect(sketched.events.last?.target != sketched.events.first?.target)
    sketched.onEvent = { _ in sketched.show(.window(.text("gone"))) }
    fails(#"no field has the focus before "b""#) { app.textFields["B"].typeText("ab") }
  }
}
