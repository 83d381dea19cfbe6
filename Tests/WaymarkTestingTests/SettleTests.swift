// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkHeadless
@testable import WaymarkTesting

/// An actor other than the main actor.
private actor Library {
  func load(_ words: String) async -> String {
    await Task.yield()
    return words
  }
}

@MainActor
struct SettleTests {
  @Test func `settling runs the app's tasks, here and on other actors`() async {
    let sketched = SketchedApp(.window(.text("loading")))
    let app = sketched.launched()
    sketched.isIdle = false
    let task = Task {
      let library = Library()
      for words in ["a", "b", "c"] {
        sketched.show(.window(.text(await library.load(words))))
        sketched.wantsFlush()
      }
      sketched.isIdle = true
    }
    #expect(app.staticTexts["loading"].exists)
    await app.settle()
    #expect(app.staticTexts["c"].exists && sketched.isIdle)
    await task.value
  }

  @Test func `a task that waits for ever is not waited for`() async {
    let sketched = SketchedApp(.window(.text("a")))
    let app = sketched.launched()
    sketched.isIdle = false
    await app.settle()
    #expect(app.staticTexts["a"].exists)
  }

  @Test func `an app that never stops changing fails the test, which says how`() async {
    let sketched = SketchedApp(.window(.text("0")))
    let app = sketched.launched()
    let task = Task {
      var count = 0
      while !Task.isCancelled {
        count += 1
        sketched.show(.window(.text("\(count)")))
        sketched.wantsFlush()
        await Task.yield()
      }
    }
    await withKnownIssue {
      await app.settle()
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return message.contains("still changes") && message.contains("create text")
    }
    task.cancel()
  }

  @Test func `waiting for an element advances the clock up to the timeout`() {
    let clock = ManualClock()
    let sketched = SketchedApp(.window(.text("a")))
    let app = sketched.application(clock: clock)
    app.launch()
    #expect(app.staticTexts["a"].waitForExistence(timeout: 2))
    #expect(clock.now.offset == .zero)
    #expect(!app.staticTexts["b"].waitForExistence(timeout: 2.5))
    #expect(clock.now.offset == .milliseconds(2500))
    #expect(!app.staticTexts["a"].waitForNonExistence(timeout: 1))
    #expect(app.staticTexts["b"].waitForNonExistence(timeout: 1))
    #expect(clock.now.offset == .milliseconds(3500))
  }

  @Test func `what the clock wakes shows up after settling`() async {
    let sketched = SketchedApp(.window(.text("a")))
    let clock = ManualClock()
    let app = sketched.application(clock: clock)
    app.launch()
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      sketched.show(.window(.text("b")))
      sketched.wantsFlush()
    }
    await app.settle()
    #expect(!app.staticTexts["b"].exists)
    await clock.advance(by: .seconds(5))
    await app.settle()
    #expect(app.staticTexts["b"].exists)
    task.cancel()
  }

  @Test func `the app flushes by itself when it asks to`() async {
    let sketched = SketchedApp(.window(.text("a")))
    let app = sketched.launched()
    let before = app.mutations.count
    sketched.show(.window(.text("b")))
    sketched.wantsFlush()
    #expect(app.mutations.count == before)
    await letTasksRun()
    #expect(app.mutations.count > before && app.batches.count == 2)
  }
}
