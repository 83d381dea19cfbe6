// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender
import WaymarkViews

extension Driver {
  // MARK: The main thread

  /// Runs pending work of the app between the calls of a test; XCUITest also waits until an app is
  /// idle.
  package func runPendingWork() {
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

  /// Limits the wait for an app that is never idle, such as one with a running clock.
  private static let restLimit = 20

  /// Runs tasks until nothing has changed in two turns; for callers in a task.
  ///
  /// Unlike ``settle(at:)``, it does not wait for other threads that are slow.
  package func rest() async {
    var unchanged = 0
    for _ in 0..<Self.restLimit where unchanged < 2 {
      let before = host.batchCount
      await letTasksRun()
      flush()
      unchanged = host.batchCount == before ? unchanged + 1 : 0
    }
  }

  /// Runs the work that is currently queued on the main thread.
  package func drainMainQueue() {
    guard MainThread.canRunLoop else { return }
    MainThread.runLoop { await Task.yield() }
  }

  /// Advances the clock from deadline to deadline, and applies what happens at each; stops early
  /// after a number of deadlines.
  package func advance(to end: ManualClock.Instant, deadlines limit: Int = .max) async {
    await letTasksRun()
    flush()
    var count = 0
    while clock.wakeNext(until: end) {
      await letTasksRun()
      flush()
      count += 1
      guard count < limit else { return }
    }
    clock.skip(to: end)
  }

  // MARK: Waiting

  /// Waits until a condition is true.
  ///
  /// In a task, only the app's clock advances, from deadline to deadline, and no real time passes.
  package func wait(timeout: Double, until condition: @escaping @MainActor () -> Bool) -> Bool {
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

  /// Runs the app until a condition is true.
  ///
  /// The app's clock advances from deadline to deadline;
  /// work that waits for other clocks has the timeout in real time.
  ///
  /// - Parameters:
  ///   - timeout: The timeout in real time.
  ///   - clockTime: The timeout by the app's clock; nil for the same.
  ///   - condition: The condition.
  /// - Returns: Whether the condition is true.
  package func wait(
    timeout: Duration, clockTime: Duration? = nil,
    until condition: @escaping @MainActor () -> Bool
  ) async -> Bool {
    let timeout = min(max(timeout, .zero), .longest)
    let end = clock.now.advanced(by: clockTime ?? timeout)
    let realEnd = ContinuousClock.now.advanced(by: timeout)
    repeat {
      flush()
      if condition() { return true }
      if clock.wakeNext(until: end) {
        await letTasksRun()
      } else {
        // A condition can depend on anything, so it is polled, as by XCUITest.
        try? await Task.sleep(for: .milliseconds(5))
      }
    } while ContinuousClock.now < realEnd && !Task.isCancelled
    clock.skip(to: end)
    await letTasksRun()
    flush()
    return condition()
  }

  /// Returns whether a condition is true; an element that does not exist does not fail the test.
  package func holds(_ condition: () -> Bool) -> Bool {
    hasMissed = false
    defer { hasMissed = nil }
    return condition() && hasMissed == false
  }

  /// Runs tasks until the tree no longer changes.
  ///
  /// A thread with a pending task may be preempted, so several unchanged turns are not sufficient:
  /// nothing must change during some milliseconds of processor time, which adapts to the load of
  /// the machine.
  package func settle(at place: SourcePlace) async {
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
      return (batch.prefix(8).map { $0.description(in: host.tree) } + more).joined(separator: "; ")
    }
    record(
      """
      settle(): the app still changes after 1000 updates. The last updates were:
      \(last.joined(separator: "\n"))
      Existing elements:
      \(snapshot())
      """, place)
  }
}

extension Duration {
  /// Longer than any test; a longer duration would overflow the clocks' instants.
  fileprivate static let longest = Duration.seconds(1_000_000_000)

  /// Returns a timeout in seconds; zero if it is not a number.
  fileprivate static func timeout(_ seconds: Double) -> Duration {
    seconds > 0 ? .seconds(min(seconds, 1_000_000_000)) : .zero
  }
}
