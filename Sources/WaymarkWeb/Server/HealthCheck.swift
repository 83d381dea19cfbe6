// SPDX-License-Identifier: MIT

/// Checks whether the main actor, on which all apps run, answers in time.
struct HealthCheck: Sendable {
  /// The time within which it must answer.
  static let limit = Duration.seconds(2)

  /// Returns when the main actor answers.
  var ping: @Sendable () async -> Void = { await MainActor.run {} }
  /// Suspends until a duration has passed.
  var sleep = ServerClock.system.sleep

  /// Returns whether the main actor answers in time.
  func isAlive() async -> Bool {
    let (answers, answer) = AsyncStream<Bool>.makeStream()
    Task {
      await ping()
      answer.yield(true)
    }
    let timer = Task {
      try? await sleep(Self.limit)
      answer.yield(false)
    }
    defer { timer.cancel() }
    for await isAlive in answers { return isAlive }
    return false
  }
}
