// SPDX-License-Identifier: MIT

/// A gradient over an area.
public struct GradientValue: Hashable, Sendable, Codable {
  /// The shape of the gradient.
  public enum Form: Hashable, Sendable, Codable {
    /// From one point to another.
    case linear(from: PointValue, to: PointValue)
    /// In circles around a point, from a start radius to an end radius in points.
    case radial(center: PointValue, from: Double, to: Double)
    /// In ellipses around a point, from one fraction of the area's size to another.
    case elliptical(center: PointValue, from: Double, to: Double)
    /// Around a point, from one angle to another, in degrees clockwise from three o'clock.
    case angular(center: PointValue, from: Double, to: Double)
  }

  /// A colour at a location from 0 to 1.
  public struct Stop: Hashable, Sendable, Codable {
    /// The colour.
    public var color: ColorValue
    /// The location, from 0 to 1.
    public var location: Double

    /// Creates a stop from a colour and a location.
    public init(_ color: ColorValue, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The shape of the gradient.
  public var form: Form
  /// The colour stops, in order of their locations.
  public var stops: [Stop]

  /// Creates a gradient from a shape and stops.
  public init(_ form: Form, stops: [Stop]) {
    self.form = form
    self.stops = stops
  }
}

/// A point in an area, in fractions of its size from its top leading corner.
public struct PointValue: Hashable, Sendable, Codable {
  /// The horizontal coordinate: 0 is the leading edge, 1 the trailing edge.
  public var x: Double
  /// The vertical coordinate: 0 is the top edge, 1 the bottom edge.
  public var y: Double

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A part of a text with its own style.
public struct TextRun: Hashable, Sendable, Codable {
  /// The string.
  public var text: String
  /// The properties that differ from those of the whole text; a `url` makes the part a link.
  public var properties: [Property: PropertyValue]

  /// Creates a run from a string and properties.
  public init(_ text: String, _ properties: [Property: PropertyValue] = [:]) {
    self.text = text
    self.properties = properties
  }
}
