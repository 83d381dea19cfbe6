// SPDX-License-Identifier: MIT

import Synchronization

/// Messages of one socket on their way to its session, in order and never more than some.
final class Mailbox: Sendable {
  /// More messages than these waiting are taken for a flood.
  static let capacity = 64

  private struct State {
    var letters: [String] = []
    /// Whether the session was told and has not looked yet.
    var isCalled = false
  }

  private let state = Mutex(State())
  private let call: @Sendable () -> Void

  /// A mailbox that calls when there is something in it.
  init(call: @escaping @Sendable () -> Void) { self.call = call }

  /// Puts a message in; false when there is no room.
  func post(_ letter: String) -> Bool {
    let (hasRoom, mustCall) = state.withLock { state in
      guard state.letters.count < Self.capacity else { return (false, false) }
      state.letters.append(letter)
      defer { state.isCalled = true }
      return (true, !state.isCalled)
    }
    if mustCall { call() }
    return hasRoom
  }

  /// Takes all messages out.
  func take() -> [String] {
    state.withLock { state in
      state.isCalled = false
      defer { state.letters = [] }
      return state.letters
    }
  }
}
