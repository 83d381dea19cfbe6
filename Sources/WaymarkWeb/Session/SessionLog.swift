// SPDX-License-Identifier: MIT

import Logging

/// Logs when sessions begin, continue and end, without saying whose they are.
///
/// Beyond a burst, there are ten lines per second at most; the next line says how many are missing.
@MainActor
final class SessionLog {
  /// What has happened to a session.
  enum Event: Equatable {
    case opened, resumed, detached
    case ended(WebMetrics.SessionEnd)

    fileprivate var name: String {
      if case .ended(let reason) = self { reason.rawValue } else { "\(self)" }
    }
  }

  private let logger: Logger
  private let now: @Sendable () -> Duration
  private var lines = TokenBucket(rate: 10, capacity: 100)
  private var missing = 0

  /// Creates a log.
  init(_ logger: Logger, now: @escaping @Sendable () -> Duration) {
    self.logger = logger
    self.now = now
  }

  /// Notes an event of the session with a number.
  func note(_ event: Event, _ number: Int) {
    let level: Logger.Level = event == .detached ? .debug : .info
    guard logger.logLevel <= level else { return }
    let now = now()
    guard lines.delay(at: now) == .zero else {
      missing += 1
      return
    }
    lines.remove(1, at: now)
    var metadata: Logger.Metadata = ["session": "\(number)"]
    if missing > 0 { metadata["missing"] = "\(missing)" }
    missing = 0
    logger.log(level: level, "Session \(event.name)", metadata: metadata)
  }
}
