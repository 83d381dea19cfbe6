// SPDX-License-Identifier: MIT

import Synchronization

/// Messages of one socket on their way to its session, in order and never more than some.
final class Mailbox: Sendable {
  /// More messages than these waiting are taken for a flood.
  static let capacity = 64

  private struct State {
    var messages: [String] = []
    /// Whether the session was told and has not looked yet.
    var isNotified = false
  }

  private let state = Mutex(State())
  private let notify: @Sendable () -> Void

  /// A mailbox that calls when there is something in it.
  init(notify: @escaping @Sendable () -> Void) { self.notify = notify }

  /// Puts a message in; false when there is no room.
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

  /// Takes all messages out.
  func removeAll() -> [String] {
    state.withLock { state in
      state.isNotified = false
      defer { state.messages = [] }
      return state.messages
    }
  }
}
