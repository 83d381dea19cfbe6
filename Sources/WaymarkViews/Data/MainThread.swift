// SPDX-License-Identifier: MIT

import Foundation

/// Work of the main actor that starts where the compiler sees no actor: in property wrappers.
enum MainThread {
  /// Runs the work now if this is the main thread, else soon on the main actor.
  static func run(_ work: @escaping () -> Void) {
    guard !Thread.isMainThread else { return work() }
    let handover = Handover(work: work)
    Task { @MainActor in handover.work() }
  }

  // Proof: made once, used once, by the main actor; what the work holds belongs to that actor.
  private struct Handover: @unchecked Sendable {
    let work: () -> Void
  }
}
