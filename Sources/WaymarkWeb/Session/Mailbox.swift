// SPDX-License-Identifier: MIT

import Synchronization

/// A bounded queue of the messages that a socket passes to its session.
final class Mailbox: Sendable {
  /// The maximum number of queued messages; more are treated as a flood.
  static let capacity = 64

  private struct State {
    var messages: [String] = []
    /// Whether the session was notified and has not emptied the mailbox yet.
    var isNotified = false
  }

  private let state = Mutex(State())
  private let notify: @Sendable () -> Void

  /// Creates a mailbox that calls a closure when it is no longer empty.
  init(notify: @escaping @Sendable () -> Void) { self.notify = notify }

  /// Enqueues a message; returns false if the mailbox is full.
  func post(_ message: String) -> Bool {
    let (hasRoom, mustNotify) = state.withLock { state in
      guard state.messages.count < Self.capacity else { return (false, false) }
      state.messages.append(message)
      defer { state.isNotified = true }
      return (true, !state.isNotified)
    }
    if mustNotify { notify() }
    return hasRoom
  }

  /// Removes and returns all messages.
  func removeAll() -> [String] {
    state.withLock { state in
      state.isNotified = false
      defer { state.messages = [] }
      return state.messages
    }
  }
}
