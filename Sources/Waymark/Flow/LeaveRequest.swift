// SPDX-License-Identifier: MIT

/// A change that waits for the user to decide whether a screen may close.
///
/// Answer it once, with ``leave()`` or ``stay()``. Further answers, and answers to a request that a
/// newer change has superseded, have no effect.
@MainActor
public struct LeaveRequest {
  private let answer: (Bool) -> Void

  init(answer: @escaping (Bool) -> Void) { self.answer = answer }

  /// Makes the change, unless another screen that it closes also asks.
  public func leave() { answer(true) }

  /// Discards the change; the screen stays open.
  public func stay() { answer(false) }
}
