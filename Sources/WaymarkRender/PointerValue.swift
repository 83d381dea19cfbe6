// SPDX-License-Identifier: MIT

/// The position of a pointer over an element.
public struct PointerValue: Hashable, Sendable, Codable {
  /// The position in the element, from its top leading corner, in points.
  public var location: PointValue
  /// The position in the window, from its top leading corner, in points.
  public var windowLocation: PointValue

  /// Creates a position from those in the element and in the window.
  public init(_ location: PointValue, inWindow windowLocation: PointValue) {
    self.location = location
    self.windowLocation = windowLocation
  }

  /// Whether both positions are at most 100 million points away; input from outside is not trusted.
  public var isPlausible: Bool {
    let places = -1e8...1e8
    return [location, windowLocation].allSatisfy {
      places.contains($0.x) && places.contains($0.y)
    }
  }
}
