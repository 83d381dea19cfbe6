// SPDX-License-Identifier: MIT

/// The condition under which an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// Complete when the animation appears to have ended: a spring after its perceived duration.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// Complete when the animation is removed: a spring once it is at rest.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
