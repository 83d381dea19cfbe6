// SPDX-License-Identifier: MIT

/// A point or an offset; its unit is documented with the property.
public struct PointValue: Hashable, Sendable, Codable {
  /// The horizontal coordinate, from the leading edge.
  public var x: Double
  /// The vertical coordinate, from the top edge.
  public var y: Double

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A size in points.
public struct SizeValue: Hashable, Sendable, Codable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size from a width and a height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A length in points, or all available space.
public enum LengthValue: Hashable, Sendable {
  /// A finite number of points.
  case points(Double)
  /// All available space.
  case unbounded

  /// The number of points; nil for ``unbounded``.
  @inlinable public var points: Double? {
    if case .points(let points) = self { points } else { nil }
  }
}

/// The radii of four corners, in points.
public struct CornerRadii: Hashable, Sendable, Codable {
  /// The radius of the top leading corner.
  public var topLeading: Double
  /// The radius of the top trailing corner.
  public var topTrailing: Double
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: Double
  /// The radius of the bottom leading corner.
  public var bottomLeading: Double

  /// Creates radii, clockwise from the top leading corner.
  public init(
    topLeading: Double, topTrailing: Double, bottomTrailing: Double, bottomLeading: Double
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomTrailing = bottomTrailing
    self.bottomLeading = bottomLeading
  }
}

/// Distances from the four edges, in points.
public struct InsetsValue: Hashable, Sendable, Codable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates insets from the four distances.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
