// SPDX-License-Identifier: MIT

import Synchronization

/// Whether a server accepts sessions.
final class Readiness: Sendable {
  private let full = Atomic(false)
  private let draining = Atomic(false)

  /// Whether the session limit is reached.
  var isFull: Bool {
    get { full.load(ordering: .relaxed) }
    set { full.store(newValue, ordering: .relaxed) }
  }

  /// Whether the server shuts down.
  var isDraining: Bool {
    get { draining.load(ordering: .relaxed) }
    set { draining.store(newValue, ordering: .relaxed) }
  }

  /// Why the server accepts no sessions; nil if it does.
  var obstacle: String? { isDraining ? "draining" : isFull ? "full" : nil }
}
