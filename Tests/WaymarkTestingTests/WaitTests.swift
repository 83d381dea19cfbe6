// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import WaymarkRender

@testable import WaymarkHeadless
@testable import WaymarkTesting

/// Asynchronous waits; those of synchronous methods are in `Tests/LanguageModes`.
@MainActor
struct WaitTests {
  private let clock = ManualClock()
  private let sketched = SketchedApp(.window(.text("a")))

  private func launched() -> XCUIApplication {
    let app = sketched.application(clock: clock)
    app.launch()
    return app
  }

  private func show(_ text: String) {
    sketched.show(.window(.text(text)))
    sketched.wantsFlush()
  }

  @Test func `sleepers on the clock are woken one by one, without real time`() async {
    let app = launched()
    let task = Task {
      for text in ["b", "c", "d"] {
        try await clock.sleep(for: .seconds(100))
        show(text)
      }
    }
    await letTasksRun()
    #expect(await app.staticTexts["c"].waitForExistence(timeout: .seconds(1000)))
    #expect(clock.now.offset == .seconds(200))
    #expect(await app.staticTexts["c"].waitForNonExistence(timeout: .seconds(1000)))
    #expect(clock.now.offset == .seconds(300) && app.staticTexts["d"].exists)
    task.cancel()
  }

  @Test func `what waits for other clocks comes while the test waits`() async {
    let app = launched()
    let task = Task {
      for text in ["b", "c", "d"] {
        try await Task.sleep(for: .milliseconds(5))
        show(text)
      }
    }
    #expect(await app.staticTexts["d"].waitForExistence(timeout: .seconds(60)))
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) {
      MainActor.assumeIsolated { show("e") }
    }
    #expect(
      await app.staticTexts.firstMatch.wait(for: \.label, toEqual: "e", timeout: .seconds(60)))
    task.cancel()
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `without time it is asked once more, and that is all`(timeout: Duration) async {
    let app = launched()
    #expect(!(await app.staticTexts["b"].waitForExistence(timeout: timeout)))
    #expect(await app.staticTexts["a"].waitForExistence(timeout: timeout))
    #expect(clock.now.offset == .zero)
  }

  @Test func `a task that is cancelled waits no longer`() async {
    let app = launched()
    let task = Task { await app.staticTexts["b"].waitForExistence(timeout: .seconds(1e12)) }
    task.cancel()
    #expect(await task.value == false)
  }

  @Test(arguments: [0, -1, Double.nan, -Double.infinity])
  func `no timeout traps`(timeout: Double) {
    let app = launched()
    #expect(!app.staticTexts["b"].waitForExistence(timeout: timeout))
    #expect(clock.now.offset == .zero)
  }

  @Test func `in a task that does not await, nothing but the clock goes on`() {
    let app = launched()
    show("b")
    #expect(!app.staticTexts["c"].waitForExistence(timeout: 3600))
    #expect(clock.now.offset == .seconds(3600))
  }
}
