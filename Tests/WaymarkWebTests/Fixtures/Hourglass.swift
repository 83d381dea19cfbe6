// SPDX-License-Identifier: MIT

import Synchronization

/// A clock whose time passes when the test requests it.
final class Hourglass: Sendable {
  private struct State {
    var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// The number of waiting tasks.
  var count: Int { state.withLock { $0.waiting.count } }

  func sleep(_ time: Duration) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isLate = state.withLock { state in
          guard !Task.isCancelled else { return true }
          state.waiting[number] = continuation
          return false
        }
        if isLate { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: number) }?
        .resume(throwing: CancellationError())
    }
  }

  /// Ends all waits.
  func run() {
    let all = state.withLock { state in
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for one in all { one.resume() }
  }
}
