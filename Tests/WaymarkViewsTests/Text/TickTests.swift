// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkTesting

@testable import WaymarkViews

/// Counting texts follow the clock of the test.
@MainActor
struct TickTests {
  private static let english = Locale(identifier: "en_US")

  @Test func `D13: what is counted from a date goes on each second`() async {
    let app = XCUIApplication {
      VStack {
        Text(Date(timeIntervalSinceNow: 3.5), style: .timer).accessibilityIdentifier("timer")
        Text(Date(timeIntervalSinceNow: 3.5), style: .relative).accessibilityIdentifier("relative")
        Text(Date(timeIntervalSinceNow: 3.5), style: .offset).accessibilityIdentifier("offset")
      }
      .environment(\.locale, Self.english)
    }
    app.launch()
    let texts = { ["timer", "relative", "offset"].map { app.staticTexts[$0].label } }
    #expect(texts() == ["0:04", "4 sec", "-4 seconds"])
    await app.clock.advance(by: .seconds(1))
    #expect(texts() == ["0:03", "3 sec", "-3 seconds"])
    await app.clock.advance(by: .seconds(4))
    #expect(texts() == ["0:01", "1 sec", "+1 second"])
    await app.clock.advance(by: .seconds(3600))
    #expect(texts() == ["1:00:01", "1 hr", "+1 hour"])
    app.terminate()
  }

  @Test func `a countdown stands before its span, at a pause, and at its end`() async {
    let now = Date()
    let span = now.addingTimeInterval(10)...now.addingTimeInterval(70)
    let app = XCUIApplication {
      VStack {
        Text(timerInterval: span).accessibilityIdentifier("down")
        Text(timerInterval: span, countsDown: false).accessibilityIdentifier("up")
        Text(timerInterval: span, pauseTime: now.addingTimeInterval(20))
          .accessibilityIdentifier("paused")
      }
    }
    app.launch()
    let texts = { ["down", "up", "paused"].map { app.staticTexts[$0].label } }
    #expect(texts() == ["1:00", "0:00", "0:50"])
    await app.clock.advance(by: .seconds(9))
    #expect(texts() == ["1:00", "0:00", "0:50"])
    await app.clock.advance(by: .seconds(31))
    #expect(texts() == ["0:30", "0:30", "0:50"])
    await app.clock.advance(by: .seconds(60))
    #expect(texts() == ["0:00", "1:00", "0:50"])
    #expect(app.clock.sleeperCount == 0)
    app.terminate()
  }

  @Test(arguments: ["Leave", "Stop"])
  func `a text that leaves, or stops counting, waits for nothing`(button: String) async {
    let app = XCUIApplication { Leaving() }
    app.launch()
    await app.clock.advance(by: .seconds(1))
    #expect(app.clock.sleeperCount == 1)
    app.buttons[button].tap()
    // The clock stands still: it would also end a wait that is not cancelled.
    #expect(app.clock.sleeperCount == 0)
    app.terminate()
  }
}

private struct Leaving: View {
  @State private var isShown = true
  @State private var isCounting = true

  var body: some View {
    if isShown { isCounting ? Text(.now, style: .timer) : Text(verbatim: "still") }
    Button("Leave") { isShown = false }
    Button("Stop") { isCounting = false }
  }
}
