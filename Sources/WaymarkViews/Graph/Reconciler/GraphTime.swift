// SPDX-License-Identifier: MIT

/// The clock of an app's views.
package struct GraphTime: Sendable {
  /// Returns the current time.
  package let now: @Sendable () -> Date
  /// Sleeps until a date; throws if the task is cancelled.
  package let sleep: @Sendable (Date) async throws -> Void

  /// Creates a custom clock for a host.
  package init(
    now: @escaping @Sendable () -> Date, sleep: @escaping @Sendable (Date) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }

  /// The system clock.
  package static let system = GraphTime(
    now: { Date() },
    sleep: { date in
      // A late tick displays the same content, an early one does not.
      try await Task.sleep(for: .seconds(max(0.001, date.timeIntervalSinceNow)))
    })
}
