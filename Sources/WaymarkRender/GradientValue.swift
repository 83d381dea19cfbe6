// SPDX-License-Identifier: MIT

/// A gradient over an area.
public struct GradientValue: Hashable, Sendable, Codable {
  /// The shape of the gradient.
  public enum Form: Hashable, Sendable, Codable {
    /// From one point to another, in fractions of the area.
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
