// SPDX-License-Identifier: MIT

/// The time that an app's views are at.
package struct GraphTime: Sendable {
  /// The time now.
  package let now: @Sendable () -> Date
  /// Sleeps until a time; throws when the task is cancelled.
  package let sleep: @Sendable (Date) async throws -> Void

  /// A time of a host's own.
  package init(
    now: @escaping @Sendable () -> Date, sleep: @escaping @Sendable (Date) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }

  /// The system's.
  package static let system = GraphTime(
    now: { Date() },
    sleep: { date in
      // A tick that is a little late shows the same; one that is early would not.
      try await Task.sleep(for: .seconds(max(0.001, date.timeIntervalSinceNow)))
    })
}
