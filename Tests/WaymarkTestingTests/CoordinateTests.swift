// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@testable import WaymarkHeadless
@testable import WaymarkTesting

@MainActor
struct CoordinateTests {
  /// A stack under a list, which has a gap after its rows: ids 2, 5 and 8.
  private static func stack(back: String? = "Regions") -> Sketch {
    Sketch(.navigationStack) {  // 2
      Sketch.screen("Regions")
      Sketch.screen("Alps", back: back) {  // 4
        Sketch(.list) {  // 5
          Sketch.row("a")  // 6, 7, 8
          Sketch(.gap, [.count: .number(50), .placement: .keyword("after")])  // 9
        }
      }
    }
  }

  private func at(_ dx: Double, _ dy: Double = 0.5) -> CGVector { CGVector(dx: dx, dy: dy) }

  @Test func `a tap at a place of an element is a tap on it`() {
    let sketched = SketchedApp(.window(.button("Go")))
    let app = sketched.launched()
    let place = app.buttons["Go"].coordinate(withNormalizedOffset: at(0.5))
    place.tap()
    place.press(forDuration: 1)
    app.buttons["Go"].press(forDuration: 2)
    #expect(sketched.events == Array(repeating: SketchedApp.event(.tap, 2), count: 3))
    place.doubleTap()
    app.buttons["Go"].doubleTap()
    #expect(sketched.events.count == 7)
    #expect(place.referencedElement.label == "Go")
  }

  @Test func `the second tap of two is left out where the first led away`() {
    let sketched = SketchedApp(.window(.button("Go")))
    sketched.onEvent = { _ in sketched.show(.window(.text("there"))) }
    let app = sketched.launched()
    app.buttons["Go"].doubleTap()
    #expect(sketched.events.count == 1 && app.staticTexts["there"].exists)
  }

  @Test func `what lies beside an element is not known`() {
    let app = SketchedApp(.window(.button("Go"))).launched()
    let button = app.buttons["Go"]
    let away = button.coordinate(withNormalizedOffset: at(0.5)).withOffset(at(10, 10))
    fails("elements have no frames") { away.tap() }
    fails("elements have no frames") {
      button.coordinate(withNormalizedOffset: at(1.5)).doubleTap()
    }
    fails("elements have no frames") {
      button.coordinate(withNormalizedOffset: at(0, -1)).press(forDuration: 1)
    }
    let back = away.withOffset(CGVector(dx: -10, dy: -10))
    back.tap()
    fails("no matching element exists") {
      app.buttons["No"].coordinate(withNormalizedOffset: at(2)).tap()
    }
    fails("no matching element exists") {
      app.buttons["No"].coordinate(withNormalizedOffset: at(0)).tap()
    }
  }

  @Test(arguments: [
    (0.0, 0.8, true), (0.04, 1, true), (0, 0.4, false), (0.5, 1, false), (0.9, 0.1, false),
  ])
  func `a drag from the left edge leads back, if it goes far enough (N10)`(
    start: Double, end: Double, isBack: Bool
  ) {
    for screen in [\XCUIApplication.windows.firstMatch, \.navigationBars.firstMatch] {
      let sketched = SketchedApp(.window(Self.stack()))
      let app = sketched.launched()
      let element = app[keyPath: screen]
      element.coordinate(withNormalizedOffset: at(start))
        .press(forDuration: 0.1, thenDragTo: element.coordinate(withNormalizedOffset: at(end)))
      #expect(sketched.events == (isBack ? [SketchedApp.event(.back, 2)] : []))
    }
  }

  @Test func `points say the direction, too`() {
    let sketched = SketchedApp(.window(Self.stack()))
    let app = sketched.launched()
    let edge = app.coordinate(withNormalizedOffset: at(0))
    edge.press(
      forDuration: 0, thenDragTo: edge.withOffset(CGVector(dx: 300, dy: 20)), withVelocity: .fast,
      thenHoldForDuration: 0)
    edge.press(forDuration: 0, thenDragTo: edge.withOffset(CGVector(dx: 100, dy: 20)))
    let inside = edge.withOffset(CGVector(dx: 50, dy: 0))
    inside.press(forDuration: 0, thenDragTo: inside.withOffset(CGVector(dx: 300, dy: 20)))
    #expect(sketched.events == [SketchedApp.event(.back, 2)])
    app.windows.firstMatch.coordinate(withNormalizedOffset: at(0))
      .press(forDuration: 0, thenDragTo: app.coordinate(withNormalizedOffset: at(1)))
    #expect(sketched.events.count == 2)
  }

  @Test func `a swipe from the middle does not lead back`() {
    let sketched = SketchedApp(.window(Self.stack()))
    sketched.launched().swipeRight()
    #expect(sketched.events.isEmpty)
  }

  @Test func `there is no way back by hand where no button says so`() {
    for stack in [
      Self.stack(back: nil),
      Sketch(.navigationStack) {
        Sketch(.screen, [.backTitle: .text("Regions"), .barHidden: .bool(true)])
      },
    ] {
      let sketched = SketchedApp(.window(stack))
      drag(sketched.launched(), from: at(0), to: at(1))
      #expect(sketched.events.isEmpty)
    }
  }

  @Test func `back is in the stack in front, and in the inner one of two`() {
    let inner = Sketch(.navigationStack) { Sketch.screen("In", back: "Out") }  // 4
    let outer = Sketch(.navigationStack) {  // 2
      Sketch(.screen, [.title: .text("Out"), .backTitle: .text("Home")]) { inner }
    }
    let nested = SketchedApp(.window(outer))
    drag(nested.launched(), from: at(0), to: at(1))
    #expect(nested.events == [SketchedApp.event(.back, 4)])
    let sheet = Sketch(.sheet) { Self.stack() }  // 12, 13
    let covered = SketchedApp(.window(Self.stack(), overlays: [sheet]))
    let app = covered.launched()
    drag(app, from: at(0), to: at(1))
    drag(app.sheets.firstMatch, from: at(0), to: at(1))
    #expect(covered.events == Array(repeating: SketchedApp.event(.back, 12), count: 2))
    let alert = SketchedApp(.window(Self.stack(), overlays: [Sketch(.alert)]))
    drag(alert.launched(), from: at(0), to: at(1))
    #expect(alert.events.isEmpty)
  }

  @Test func `a drag down closes a sheet, if it goes far enough (N10)`() {
    let sketched = SketchedApp(
      .window(.text("below"), overlays: [Sketch(.sheet) { Sketch.text("words") }]))
    let app = sketched.launched()
    drag(app.sheets.firstMatch, from: at(0.5, 0.1), to: at(0.5, 0.4))
    #expect(sketched.events.isEmpty)
    drag(app.sheets.firstMatch, from: at(0.5, 0.1), to: at(0.5, 0.9))
    drag(app.staticTexts["words"], from: at(0.5, 0), to: at(0.5, 6))
    #expect(sketched.events == Array(repeating: SketchedApp.event(.dismiss, 4), count: 2))
  }

  @Test func `a drag up scrolls on, and so does one from a bar to another`() {
    let sketched = SketchedApp(
      .window(Sketch(.tabs) { Sketch(.tab, [.selected: .bool(true)]) { Self.stack() } }))
    let app = sketched.launched()
    drag(app.collectionViews.firstMatch, from: at(0.5, 0.9), to: at(0.5, 0.7))
    app.cells.firstMatch.press(forDuration: 0, thenDragTo: app.navigationBars.firstMatch)
    app.swipeUp(velocity: .fast)
    let rows = HostEvent.Action.visibleRange(first: 0, count: 20)
    #expect(sketched.events.map(\.action) == [rows, rows, rows])
    app.cells.firstMatch.press(forDuration: 0, thenDragTo: app.tabBars.firstMatch)
    app.navigationBars.firstMatch.press(forDuration: 0, thenDragTo: app.cells.firstMatch)
    #expect(sketched.events.count == 3)
  }

  @Test func `of two cells the later one is below`() {
    let sketched = SketchedApp(
      .window(
        Sketch(.list) {
          Sketch.row("a")
          Sketch.row("b")
          Sketch(.gap, [.count: .number(9), .placement: .keyword("after")])
        }))
    let app = sketched.launched()
    app.cells["a"].press(forDuration: 0, thenDragTo: app.cells["b"])
    #expect(sketched.events.isEmpty)
    app.cells["b"].press(forDuration: 0, thenDragTo: app.cells["a"])
    #expect(sketched.events.count == 1)
  }

  @Test func `a drag without a direction fails the test`() {
    let app = SketchedApp(.window(.button("a"), .button("b"))).launched()
    let (a, b) = (app.buttons["a"], app.buttons["b"])
    fails("create both coordinates from one element") {
      a.coordinate(withNormalizedOffset: at(0))
        .press(forDuration: 0, thenDragTo: b.coordinate(withNormalizedOffset: at(0)))
    }
    fails("is unknown") { a.press(forDuration: 0, thenDragTo: b) }
    fails("is unknown") { a.press(forDuration: 0, thenDragTo: a) }
    fails("neither") { drag(a, from: at(0, 0), to: at(0, 0)) }
    fails("neither") { drag(a, from: at(0, 0), to: at(1, 1)) }
    fails("neither") {
      let start = a.coordinate(withNormalizedOffset: at(0, 0))
      let across = a.coordinate(withNormalizedOffset: at(1, 0))
      start.press(forDuration: 0, thenDragTo: across.withOffset(at(0, 9)))
    }
    fails("no matching element exists") { drag(app.buttons["c"], from: at(0), to: at(1)) }
    fails("no matching element exists") { a.press(forDuration: 0, thenDragTo: app.buttons["c"]) }
  }

  private func drag(
    _ element: XCUIElement, from start: CGVector, to end: CGVector
  ) {
    element.coordinate(withNormalizedOffset: start)
      .press(forDuration: 0.1, thenDragTo: element.coordinate(withNormalizedOffset: end))
  }

  @Test func `a device is held as it was told`() {
    let device = XCUIDevice.shared
    defer { device.orientation = .portrait }
    device.orientation = .landscapeLeft
    #expect(XCUIDevice.shared.orientation == .landscapeLeft)
  }
}
