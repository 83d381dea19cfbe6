// SPDX-License-Identifier: MIT

/// A change that waits for the user to say whether a screen may close.
///
/// Answer it once, by ``leave()`` or ``stay()``; further answers, and those to a request that a
/// newer change has superseded, do nothing.
@MainActor
public struct LeaveRequest {
  private let answer: (Bool) -> Void

  init(answer: @escaping (Bool) -> Void) { self.answer = answer }

  /// Makes the change, unless another screen that it closes has a question.
  public func leave() { answer(true) }

  /// Drops the change; the screen stays.
  public func stay() { answer(false) }
}
