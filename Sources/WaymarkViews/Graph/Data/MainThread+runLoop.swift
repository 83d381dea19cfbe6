// SPDX-License-Identifier: MIT

import Foundation

extension MainThread {
  /// Whether the caller may run the main run loop until something has happened.
  ///
  /// A synchronous `main` and a synchronous test method of XCTest have the main thread to
  /// themselves. In a task the main queue is busy with the caller, or the caller is on a thread
  /// that does not run the queue: what it would wait for there would wait for it.
  package static var canRunLoop: Bool {
    Thread.isMainThread && withUnsafeCurrentTask { $0 == nil }
  }

  /// Runs work to its end, and with it what else waits for the main thread: tasks of the main
  /// actor, blocks of the main queue, timers and other sources of the main run loop.
  ///
  /// To be called only where ``canRunLoop`` is true.
  @MainActor
  package static func runLoop<Value>(
    until work: @escaping @MainActor () async -> Value
  ) -> Value {
    let outcome = Outcome<Value>()
    Task { outcome.value = await work() }
    // A run loop without a source to wait for returns at once.
    let source = Timer(timeInterval: 3600, repeats: true) { _ in }
    RunLoop.main.add(source, forMode: .default)
    defer { source.invalidate() }
    while true {
      if let value = outcome.value { return value }
      // Returns as soon as it has run something.
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
    }
  }

  @MainActor
  private final class Outcome<Value> {
    var value: Value?
  }
}
