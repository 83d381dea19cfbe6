// SPDX-License-Identifier: MIT

import CoreMetrics

// What the metrics and the log say about sessions.
extension SessionStore {
  /// Counts and logs a refusal.
  func refuse(_ reason: Refusal, from address: String = "") {
    metrics.count(reason)
    refusals.note(reason, from: address)
  }

  /// Counts and logs the beginning of a session.
  func noteOpened(_ session: Session) {
    metrics.opened.increment()
    log.note(.opened, session.number)
  }

  /// Counts and logs the end of a session.
  func noteEnded(_ session: Session, _ end: WebMetrics.SessionEnd) {
    metrics.count(end)
    log.note(.ended(end), session.number)
  }

  /// Creates the mailbox of a socket.
  nonisolated func mailbox(notify: @escaping @Sendable () -> Void) -> Mailbox {
    Mailbox(now: metrics.isWatched ? clock.now : nil, notify: notify)
  }
}
