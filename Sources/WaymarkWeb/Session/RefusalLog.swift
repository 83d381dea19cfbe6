// SPDX-License-Identifier: MIT

import Logging

/// The reason why a visitor was refused, or lost a session, with the option that sets the limit.
enum Refusal: String, CaseIterable {
  case sessions = "pages beyond --session-limit"
  case sessionsOfAddress = "pages beyond --session-limit-per-address"
  case requests = "requests beyond the 256 that may wait"
  case requestsOfAddress = "requests beyond the 32 of one address that may wait"
  case retained = "retained sessions beyond --retained-session-limit or 256 MB"
  case retainedOfBrowser = "retained sessions beyond --retained-session-limit-per-browser"
  case values =
    "stored values beyond --storage-limit, its limit per browser or --stored-browser-limit"
  case malformed = "sockets that sent an invalid message"
}

/// Logs refusals: each reason at once, and then at most once in ten seconds, with their number.
///
/// The log names neither addresses nor browsers.
@MainActor
final class RefusalLog {
  static let interval = Duration.seconds(10)

  private var reasons: [Refusal: (next: Duration, count: Int)] = [:]
  private let now: @Sendable () -> Duration
  private let write: (String) -> Void

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - now: The time since a fixed moment.
  ///   - write: Writes a line.
  init(now: @escaping @Sendable () -> Duration, write: @escaping (String) -> Void) {
    self.now = now
    self.write = write
  }

  /// Notes a refusal.
  func note(_ reason: Refusal) {
    let now = now()
    var (next, count) = reasons[reason] ?? (now, 0)
    count += 1
    if now >= next {
      write("\(count) refused or ended: \(reason.rawValue).")
      (next, count) = (now + Self.interval, 0)
    }
    reasons[reason] = (next, count)
  }
}
