// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics)
public import Foundation

/// A two-dimensional vector, as in Core Graphics, which Foundation on Linux lacks.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component; positive values point right.
  public var dx: CGFloat
  /// The vertical component; positive values point down.
  public var dy: CGFloat

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The zero vector.
  public static let zero = CGVector(dx: 0, dy: 0)
}
#endif
