// SPDX-License-Identifier: MIT

import Foundation

/// The clocks of a server, which tests replace.
struct ServerClock: Sendable {
  /// The time since a fixed moment.
  var now: @Sendable () -> Duration
  /// The processor time of the current thread.
  var processorTime: @Sendable () -> Duration
  /// Suspends until a duration has passed.
  var sleep: @Sendable (Duration) async throws -> Void

  /// The clocks of the system.
  static let system = ServerClock(
    now: { time(CLOCK_MONOTONIC) }, processorTime: { time(CLOCK_THREAD_CPUTIME_ID) },
    sleep: { try await Task.sleep(for: $0) })

  private static func time(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
