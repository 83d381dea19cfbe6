// SPDX-License-Identifier: MIT

/// Where an element is shown, and how large it is.
public struct ElementFrame: Hashable, Sendable, Codable {
  /// Points from the window's leading edge.
  public var x: Double
  /// Points from the window's top.
  public var y: Double
  /// Points from the leading edge to the trailing one.
  public var width: Double
  /// Points from the top to the bottom.
  public var height: Double

  /// Makes a frame from its parts.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A window that no host has told the size of: a phone's, 390 × 844 points.
  public static let usualWindow = ElementFrame(width: 390, height: 844)

  /// Whether all parts are finite, the sizes are from 0 to 100 000 points and the place is no
  /// further than 100 million points away: what comes from outside may be anything.
  public var isPlausible: Bool {
    let sizes = 0.0...100_000
    let places = -1e8...1e8
    return sizes.contains(width) && sizes.contains(height) && places.contains(x)
      && places.contains(y)
  }
}
