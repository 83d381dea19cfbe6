// SPDX-License-Identifier: MIT

/// A change of colour over an area.
public struct GradientValue: Hashable, Sendable, Codable {
  /// How the colours run.
  public enum Form: Hashable, Sendable, Codable {
    /// From one point to another.
    case linear(from: PointValue, to: PointValue)
    /// In circles around a point, from one radius in points to another.
    case radial(center: PointValue, from: Double, to: Double)
    /// In ellipses around a point, from one part of the area's width and height to another.
    case elliptical(center: PointValue, from: Double, to: Double)
    /// Around a point, from one angle to another: degrees, clockwise from three o'clock.
    case angular(center: PointValue, from: Double, to: Double)
  }

  /// A colour and where it is reached, from 0 to 1.
  public struct Stop: Hashable, Sendable, Codable {
    /// The colour.
    public var color: ColorValue
    /// From 0 to 1.
    public var location: Double

    /// Makes a stop from its parts.
    public init(_ color: ColorValue, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours run.
  public var form: Form
  /// The colours, by their places.
  public var stops: [Stop]

  /// Makes a gradient from its parts.
  public init(_ form: Form, stops: [Stop]) {
    self.form = form
    self.stops = stops
  }
}

/// A point of an area, in parts of its width and height from its top leading corner.
public struct PointValue: Hashable, Sendable, Codable {
  /// From 0 at the leading edge to 1.
  public var x: Double
  /// From 0 at the top to 1.
  public var y: Double

  /// Makes a point from its parts.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A part of a text.
public struct TextRun: Hashable, Sendable, Codable {
  /// The words.
  public var text: String
  /// What of its style differs from that of the whole; with `url` it opens an address.
  public var properties: [Property: PropertyValue]

  /// Makes a run from its parts.
  public init(_ text: String, _ properties: [Property: PropertyValue] = [:]) {
    self.text = text
    self.properties = properties
  }
}
