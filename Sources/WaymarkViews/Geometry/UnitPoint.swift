// SPDX-License-Identifier: MIT

/// A point of a view, relative to its size, from the top leading corner.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position from 0 at the leading edge to 1 at the trailing edge.
  public var x: CGFloat
  /// The vertical position from 0 at the top to 1 at the bottom.
  public var y: CGFloat

  /// Creates the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point with relative coordinates.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
