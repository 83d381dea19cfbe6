// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import WaymarkViews

/// A clock that stands still until a test advances it.
///
/// Give it to code that sleeps, as `any Clock<Duration>`, and to the ``XCUIApplication`` that
/// runs the code; then seconds pass without waiting.
public final class ManualClock: Clock, Sendable {
  /// A time of a manual clock: so long after it was made.
  public struct Instant: InstantProtocol {
    /// How long after the clock was made.
    public var offset: Duration

    /// Makes a time from its distance to the clock's beginning.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The instant that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// How long it is from this instant to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one instant is before another.
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

  /// Makes a clock that shows zero.
  public init() {}

  /// The instant the clock stands at.
  public var now: Instant { state.withLock { $0.now } }

  /// None: the clock goes exactly as far as it is told.
  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep until a time of this clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Sleeps until the clock was advanced to a time; not at all when it was already.
  ///
  /// - Parameters:
  ///   - deadline: When to wake up.
  ///   - tolerance: Not used: a manual clock is exact.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isDue: Bool? = state.withLock { state in
          // Asked under the lock: a cancellation that comes later finds the sleeper.
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

  /// Lets time pass: goes from deadline to deadline, in order, and lets the tasks that each
  /// wakes run, so that what they sleep for next is counted from that deadline on.
  ///
  /// - Parameter duration: How long; zero or more.
  public nonisolated(nonsending) func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    await letTasksRun()
    while wakeNext(until: end) { await letTasksRun() }
    skip(to: end)
  }

  /// Goes to the next deadline up to a time and wakes who sleeps until it.
  ///
  /// False when there is none. Those woken do not run before the caller awaits.
  func wakeNext(until end: Instant) -> Bool {
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

  /// Sets the clock to a time when nobody sleeps until one before it.
  func skip(to end: Instant) {
    state.withLock { $0.now = max($0.now, end) }
  }
}

extension ManualClock {
  /// The time of views that are at some date now, and go as this clock goes.
  func graphTime(from date: Date) -> GraphTime {
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

/// Gives every task that is ready its turns: on the caller's actor, and on others.
nonisolated(nonsending) func letTasksRun() async {
  for _ in 0..<turns {
    await Task.yield()
    // Comes back only after what was queued on the other threads before it had its start.
    await Task.detached {}.value
  }
}

/// Enough for a task that goes to another actor and back a few times before it sleeps again.
private let turns = 10
