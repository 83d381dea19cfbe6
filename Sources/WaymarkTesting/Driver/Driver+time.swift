// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender
import WaymarkViews

extension Driver {
  // MARK: The main thread

  /// Lets the app do what it started, where the test gives it no other time; XCUITest waits until
  /// an app is idle, too.
  func rest() {
    guard isRunning, MainThread.canRunLoop else { return }
    MainThread.runLoop { [self] in
      for _ in 0..<Self.restLimit {
        let before = host.batchCount
        await letTasksRun()
        flush()
        if host.batchCount == before { return }
      }
    }
  }

  /// An app that never rests, as a clock on a page, is not waited for.
  private static let restLimit = 20

  /// Lets the app do what waits for the main thread by now.
  func catchUp() {
    guard MainThread.canRunLoop else { return }
    MainThread.runLoop { await Task.yield() }
  }

  // MARK: Waiting

  /// Waits until a condition holds.
  ///
  /// In a task nothing of the app can happen meanwhile but what it does at once when the clock
  /// advances from deadline to deadline, so no real time passes.
  func wait(timeout: Double, until condition: @escaping @MainActor () -> Bool) -> Bool {
    let timeout = Duration.timeout(timeout)
    if MainThread.canRunLoop {
      return MainThread.runLoop { [self] in await wait(timeout: timeout, until: condition) }
    }
    let end = clock.now.advanced(by: timeout)
    repeat {
      flush()
      if condition() { return true }
    } while clock.wakeNext(until: end)
    clock.skip(to: end)
    return condition()
  }

  /// Lets the app run until a condition holds; the clock advances from deadline to deadline at
  /// once, and what waits for other clocks has the timeout in real time.
  func wait(timeout: Duration, until condition: @escaping @MainActor () -> Bool) async -> Bool {
    let timeout = min(max(timeout, .zero), .longest)
    let end = clock.now.advanced(by: timeout)
    let realEnd = ContinuousClock.now.advanced(by: timeout)
    repeat {
      flush()
      if condition() { return true }
      if clock.wakeNext(until: end) {
        await letTasksRun()
      } else {
        // A condition may read anything, so nobody can say when it holds: it is polled, as by
        // XCUITest.
        try? await Task.sleep(for: .milliseconds(5))
      }
    } while ContinuousClock.now < realEnd && !Task.isCancelled
    clock.skip(to: end)
    await letTasksRun()
    flush()
    return condition()
  }

  /// Whether a condition holds of elements that are all there; to miss one is no failure.
  func holds(_ condition: () -> Bool) -> Bool {
    hasMissed = false
    defer { hasMissed = nil }
    return condition() && hasMissed == false
  }

  /// Lets tasks run until the tree stays as it is.
  ///
  /// A thread with a task on it may lose its processor for a while, so it is not enough that
  /// nothing changes for some turns: nothing must change while this process computes for some
  /// milliseconds. That is more time on a machine that is busy with other things.
  func settle(at place: SourcePlace) async {
    self.place = place
    var lastChange = Foundation.clock()
    var updates = 0
    while updates < 1000 {
      let before = host.batchCount
      await letTasksRun()
      flush()
      if host.batchCount != before {
        updates += 1
        lastChange = Foundation.clock()
      } else if Foundation.clock() - lastChange > CLOCKS_PER_SEC / (isIdle ? 200 : 40) {
        return
      }
    }
    let last = host.batches.suffix(3).map { batch in
      let more = batch.count > 8 ? ["… (\(batch.count) mutations)"] : []
      return (batch.prefix(8).map { $0.words(in: host.tree) } + more).joined(separator: "; ")
    }
    failTest(
      """
      settle(): the app still changes after 1000 updates. The last updates were:
      \(last.joined(separator: "\n"))
      What is there:
      \(snapshot())
      """, at: place)
  }
}

extension Duration {
  /// Longer than any test; with more the clocks' instants would overflow.
  fileprivate static let longest = Duration.seconds(1_000_000_000)

  /// A timeout in seconds; none for what is no number.
  fileprivate static func timeout(_ seconds: Double) -> Duration {
    seconds > 0 ? .seconds(min(seconds, 1_000_000_000)) : .zero
  }
}
