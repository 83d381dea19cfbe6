// SPDX-License-Identifier: MIT

import DequeModule
import Synchronization

/// A bounded queue of the messages that a socket passes to its session.
final class Mailbox: Sendable {
  /// The maximum number of queued messages; more are treated as a flood.
  static let capacity = 64

  private let messages = Mutex<Deque<String>>([])
  private let notify: @Sendable () -> Void

  /// Creates a mailbox that calls a closure whenever it is no longer empty.
  init(notify: @escaping @Sendable () -> Void) { self.notify = notify }

  /// Enqueues a message; returns false if the mailbox is full.
  func post(_ message: String) -> Bool {
    let count = messages.withLock { messages in
      let count = messages.count
      if count < Self.capacity { messages.append(message) }
      return count
    }
    if count == 0 { notify() }
    return count < Self.capacity
  }

  /// Removes and returns the oldest message, or nil if the mailbox is empty.
  func removeFirst() -> String? { messages.withLock { $0.popFirst() } }

  /// The oldest message; nil if the mailbox is empty.
  var first: String? { messages.withLock { $0.first } }
}
