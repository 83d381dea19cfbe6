// SPDX-License-Identifier: MIT

/// The position and the size of an element.
public struct ElementFrame: Hashable, Sendable, Codable {
  /// The distance from the window's leading edge, in points.
  public var x: Double
  /// The distance from the window's top edge, in points.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a frame from its components.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The size of a window if no host has reported one: that of a phone, 390 × 844 points.
  public static let usualWindow = ElementFrame(width: 390, height: 844)

  /// Whether all components are finite, the size is from 0 to 100 000 points, and the position is
  /// at most 100 million points away; input from outside is not trusted.
  public var isPlausible: Bool {
    let sizes = 0.0...100_000
    let places = -1e8...1e8
    return sizes.contains(width) && sizes.contains(height) && places.contains(x)
      && places.contains(y)
  }
}
