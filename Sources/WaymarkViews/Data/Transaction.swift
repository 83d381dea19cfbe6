// SPDX-License-Identifier: MIT

/// What a change carries with it, from where it is made to where it is seen.
public struct Transaction: Sendable {
  /// Whether hosts are asked to show the change without animation.
  public var disablesAnimations = false

  /// A transaction that asks for nothing.
  public init() {}
}
