// SPDX-License-Identifier: MIT

import DequeModule
import Synchronization

/// A bounded queue of the messages that a socket passes to its session.
final class Mailbox: Sendable {
  /// The maximum number of queued messages; more are treated as a flood.
  static let capacity = 64

  /// A message of the page.
  struct Message: Equatable, Sendable {
    /// What it says; nil if the page's script cannot have sent it.
    var content: ClientMessage?
    /// The time at which it arrived; nil if nobody measures.
    var time: Duration?
  }

  private let messages = Mutex<Deque<Message>>([])
  private let now: (@Sendable () -> Duration)?
  private let notify: @Sendable () -> Void

  /// Creates a mailbox.
  ///
  /// - Parameters:
  ///   - now: The clock for the arrival of messages; nil if nobody measures.
  ///   - notify: Called whenever the mailbox is no longer empty.
  init(now: (@Sendable () -> Duration)? = nil, notify: @escaping @Sendable () -> Void) {
    self.now = now
    self.notify = notify
  }

  /// Decodes and enqueues a message; returns false if the mailbox is full.
  ///
  /// The caller's thread decodes, so that the main actor can serve other sessions meanwhile.
  func post(_ message: String) -> Bool {
    let message = Message(content: ClientMessage(message), time: now?())
    let count = messages.withLock { messages in
      let count = messages.count
      if count < Self.capacity { messages.append(message) }
      return count
    }
    if count == 0 { notify() }
    return count < Self.capacity
  }

  /// Removes and returns the oldest message, or nil if the mailbox is empty.
  func removeFirst() -> Message? { messages.withLock { $0.popFirst() } }

  /// Whether no message waits.
  var isEmpty: Bool { messages.withLock { $0.isEmpty } }

  /// The oldest message; nil if the mailbox is empty.
  var first: Message? { messages.withLock { $0.first } }
}
