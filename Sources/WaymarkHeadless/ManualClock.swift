// SPDX-License-Identifier: MIT

package import Foundation
import Synchronization
package import WaymarkViews

/// A clock that advances only when a test advances it.
///
/// Pass it as `any Clock<Duration>` to code that sleeps, and to the `XCUIApplication` that runs
/// the code. Then the code runs without real delays.
public final class ManualClock: Clock, Sendable {
  /// An instant of a manual clock.
  public struct Instant: InstantProtocol {
    /// The duration since the clock was created.
    public var offset: Duration

    /// Creates an instant from its offset to the creation of the clock.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// Returns the instant after a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the duration to another instant.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns whether one instant is before another.
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
  }

  private let state = Mutex(State())

  /// Creates a clock at the offset zero.
  public init() {}

  /// The current instant.
  public var now: Instant { state.withLock { $0.now } }

  /// The resolution, which is zero because the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// The number of tasks that are sleeping.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Suspends until the clock reaches a deadline; returns immediately if it already has.
  ///
  /// - Parameters:
  ///   - deadline: The instant at which to resume.
  ///   - tolerance: Not used, because the clock is exact.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isDue: Bool? = state.withLock { state in
          // Under the lock, a later cancellation finds the registered sleeper.
          if Task.isCancelled { return nil }
          if deadline <= state.now { return true }
          state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return false
        }
        switch isDue {
        case nil: continuation.resume(throwing: CancellationError())
        case true?: continuation.resume()
        case false?: break
        }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock from deadline to deadline, and runs the resumed tasks before it continues.
  ///
  /// - Parameter duration: The duration; zero or more.
  public nonisolated(nonsending) func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    await letTasksRun()
    while wakeNext(until: end) { await letTasksRun() }
    skip(to: end)
  }

  /// Advances to the next deadline before an instant and resumes its tasks.
  ///
  /// Returns false if there is none. The resumed tasks do not run until the caller suspends.
  package func wakeNext(until end: Instant) -> Bool {
    let woken: [Sleeper] = state.withLock { state in
      guard let next = state.sleepers.values.map(\.deadline).min(), next <= end else { return [] }
      state.now = max(state.now, next)
      let due = state.sleepers.filter { $0.value.deadline <= next }.sorted { $0.key < $1.key }
      for (id, _) in due { state.sleepers[id] = nil }
      return due.map(\.value)
    }
    for sleeper in woken { sleeper.continuation.resume() }
    return !woken.isEmpty
  }

  /// Sets the clock to an instant before any deadline.
  package func skip(to end: Instant) {
    state.withLock { $0.now = max($0.now, end) }
  }
}

extension ManualClock {
  /// Returns the time for a view graph that begins at a date and follows this clock.
  package func graphTime(from date: Date) -> GraphTime {
    let begin = now
    return GraphTime(
      now: { [self] in
        date.addingTimeInterval(begin.duration(to: now) / .seconds(1))
      },
      sleep: { [self] end in
        try await sleep(
          until: begin.advanced(by: .seconds(end.timeIntervalSince(date))), tolerance: nil)
      })
  }
}

/// Yields until the tasks that are ready, on any executor, have run several times.
package nonisolated(nonsending) func letTasksRun() async {
  for _ in 0..<turns {
    await Task.yield()
    // This resumes only after work that was queued on other threads has started.
    await Task.detached {}.value
  }
}

/// Sufficient for a task that hops between actors several times before it sleeps again.
private let turns = 10
