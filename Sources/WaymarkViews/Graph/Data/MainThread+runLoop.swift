// SPDX-License-Identifier: MIT

import Foundation

extension MainThread {
  /// Whether the caller can run the main run loop until an operation completes.
  ///
  /// A synchronous `main` and a synchronous XCTest method have the main thread to themselves. In a
  /// task, the main queue is busy with the caller, or the caller is on a thread that does not run
  /// the queue, so waiting would deadlock.
  package static var canRunLoop: Bool {
    Thread.isMainThread && withUnsafeCurrentTask { $0 == nil }
  }

  /// Runs work to completion, along with all other pending work of the main thread: tasks of the
  /// main actor, blocks of the main queue, timers and other sources of the main run loop.
  ///
  /// Call this method only where ``canRunLoop`` is true.
  @MainActor
  package static func runLoop<Value>(
    until work: @escaping @MainActor () async -> Value
  ) -> Value {
    let outcome = Outcome<Value>()
    Task { outcome.value = await work() }
    // A run loop without an input source returns immediately.
    let source = Timer(timeInterval: 3600, repeats: true) { _ in }
    RunLoop.main.add(source, forMode: .default)
    defer { source.invalidate() }
    while true {
      if let value = outcome.value { return value }
      // Returns after it has processed one source.
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
    }
  }

  @MainActor
  private final class Outcome<Value> {
    var value: Value?
  }
}
