// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics)
public import Foundation

/// A direction with a length, as Core Graphics has it and Foundation does not.
public struct CGVector: Hashable, Sendable {
  /// How far to the right.
  public var dx: CGFloat
  /// How far down.
  public var dy: CGFloat

  /// A vector of its two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No distance at all.
  public static let zero = CGVector(dx: 0, dy: 0)
}
#endif
