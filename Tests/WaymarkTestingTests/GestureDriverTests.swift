// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkTesting
import WaymarkViews

private struct Board: View {
  @State private var log: [String] = []
  @State private var isHeld = false

  private func note(_ text: String) { log.append(text) }

  private func text(_ size: CGSize) -> String {
    "\(Int(size.width.rounded())),\(Int(size.height.rounded()))"
  }

  var body: some View {
    VStack {
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      Text("card").gesture(
        DragGesture().onEnded {
          note("\(text($0.translation)) \(Int($0.velocity.width.rounded()))")
        })
      Text("picture").gesture(
        MagnifyGesture().onEnded { note(String(format: "%.1f", $0.magnification)) }
          .simultaneously(
            with: RotateGesture().onEnded { note("\(Int($0.rotation.degrees.rounded()))°") }))
      Text("patient").onLongPressGesture(minimumDuration: 2) { note("press") }
      Text("moved").gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
          if case .second(true, let drag?) = value { note("then \(text(drag.translation))") }
        })
      Text("spot").onTapGesture { note("\(Int($0.x)),\(Int($0.y))") }
      Button("Clear") { log = [] }
    }
  }
}

/// How the driver's fingers reach gestures.
@MainActor
struct GestureDriverTests {
  private let app = XCUIApplication { Board() }

  init() { app.launch() }

  private func taken() -> String {
    let text = app.staticTexts["log"].label
    app.buttons["Clear"].tap()
    return text
  }

  @Test func `swipes drag, with their velocity`() {
    app.staticTexts["card"].swipeLeft()
    #expect(taken() == "-150,0 -1000")
    app.staticTexts["card"].swipeDown(velocity: .slow)
    #expect(taken() == "0,150 0")
    app.staticTexts["card"].swipeRight(velocity: 200)
    #expect(taken() == "150,0 200")
  }

  @Test func `pinches and rotations have their amount`() {
    app.staticTexts["picture"].pinch(withScale: 2.5, velocity: 1)
    #expect(taken() == "2.5")
    app.staticTexts["picture"].pinch(withScale: 0.5, velocity: -1)
    #expect(taken() == "0.5")
    app.staticTexts["picture"].rotate(.pi / 2, withVelocity: 1)
    #expect(taken() == "90°")
  }

  @Test func `a press is as long as it is`() {
    app.staticTexts["patient"].press(forDuration: 1.9)
    app.staticTexts["patient"].tap()
    #expect(taken() == "")
    app.staticTexts["patient"].press(forDuration: 2)
    #expect(taken() == "press")
  }

  @Test func `a press and a drag follow each other`() {
    let start = app.staticTexts["moved"].coordinate(
      withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    let end = start.withOffset(CGVector(dx: 30, dy: 40))
    start.press(forDuration: 0.1, thenDragTo: end)
    #expect(taken() == "")
    start.press(forDuration: 0.6, thenDragTo: end)
    #expect(taken() == "then 30,40")
    let card = app.staticTexts["card"].coordinate(withNormalizedOffset: .zero)
    card.press(
      forDuration: 0, thenDragTo: card.withOffset(CGVector(dx: 60, dy: 0)), withVelocity: 300,
      thenHoldForDuration: 0)
    #expect(taken() == "60,0 300")
    card.press(
      forDuration: 0, thenDragTo: card.withOffset(CGVector(dx: 60, dy: 0)), withVelocity: 300,
      thenHoldForDuration: 1)
    #expect(taken() == "60,0 0")
  }

  /// Y9.
  @Test func `a tap at a coordinate has a place in the window's frame`() {
    let corner = app.staticTexts["spot"].coordinate(withNormalizedOffset: .zero)
    corner.withOffset(CGVector(dx: 12, dy: 34)).tap()
    #expect(taken() == "12,34")
    app.staticTexts["spot"].tap()
    #expect(taken() == "195,422")
  }

  @Test func `a pinch without a gesture for it fails`() {
    withKnownIssue { app.staticTexts["card"].pinch(withScale: 2, velocity: 1) }
  }
}
