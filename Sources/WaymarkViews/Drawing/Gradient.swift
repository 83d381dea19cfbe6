// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkRender

/// A gradient of colours at locations.
public struct Gradient: Hashable, Sendable {
  /// A colour with its location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in order.
  public var stops: [Stop]

  /// Creates a gradient with colour stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient with evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  fileprivate func value(_ form: GradientValue.Form) -> PropertyValue {
    .gradient(
      GradientValue(
        form,
        stops: stops.map { .init($0.color.value, at: $0.location.isFinite ? $0.location : 0) }))
  }
}

/// As a style, a gradient is drawn from top to bottom.
extension Gradient: ShapeStyle {
  /// The paint that hosts draw.
  public var _paint: PropertyValue? {
    value(.linear(from: UnitPoint.top.value, to: UnitPoint.bottom.value))
  }
}

extension UnitPoint {
  var value: PointValue { PointValue(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

/// A gradient of one colour, slightly lighter at the top.
public struct AnyGradient: ShapeStyle, Hashable {
  fileprivate let gradient: Gradient

  /// Creates a gradient from top to bottom.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The paint that hosts draw.
  public var _paint: PropertyValue? { gradient._paint }
}

extension Color {
  /// A gradient of the colour that is slightly lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.22), self]))
  }
}

/// A linear gradient.
nonisolated public struct LinearGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Creates a linear gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a linear gradient of evenly spaced colours between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient with colour stops between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The paint that hosts draw.
  public var _paint: PropertyValue? {
    gradient.value(.linear(from: startPoint.value, to: endPoint.value))
  }

  /// A view that fills the available space with the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// A radial gradient.
nonisolated public struct RadialGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let radii: [CGFloat]

  /// Creates a radial gradient around a point between two radii.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    radii = [startRadius, endRadius].map { $0.isFinite ? max(0, $0) : 0 }
  }

  /// Creates a radial gradient of evenly spaced colours around a point.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates an elliptical gradient with colour stops around a point.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The paint that hosts draw.
  public var _paint: PropertyValue? {
    gradient.value(.radial(center: center.value, from: radii[0], to: radii[1]))
  }

  /// A view that fills the available space with the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// A radial gradient with the aspect ratio of its area.
nonisolated public struct EllipticalGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let parts: [CGFloat]

  /// Creates an elliptical gradient around a point between two fractions of the area's size.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    parts = [startRadiusFraction, endRadiusFraction].map { $0.isFinite ? max(0, $0) : 0 }
  }

  /// Creates an elliptical gradient of evenly spaced colours around a point.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates an elliptical gradient with colour stops around a point.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The paint that hosts draw.
  public var _paint: PropertyValue? {
    gradient.value(.elliptical(center: center.value, from: parts[0], to: parts[1]))
  }

  /// A view that fills the available space with the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// An angular gradient around a point.
nonisolated public struct AngularGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let angles: [Double]

  /// Creates an angular gradient between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    let angles = [startAngle, endAngle].map { $0.degrees.isFinite ? $0.degrees : 0 }
    self.angles = angles[0] == angles[1] ? [angles[0], angles[0] + 360] : angles
  }

  /// Creates an angular gradient of evenly spaced colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates an angular gradient with colour stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a full angular gradient that starts at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  /// Creates a full angular gradient of evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a full angular gradient with colour stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The paint that hosts draw.
  public var _paint: PropertyValue? {
    gradient.value(.angular(center: center.value, from: angles[0], to: angles[1]))
  }

  /// A view that fills the available space with the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle {
  /// Returns a linear gradient.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient where Self == LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a linear gradient of evenly spaced colours.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient where Self == LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a radial gradient of evenly spaced colours.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient where Self == RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns an angular gradient of evenly spaced colours around a point.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient where Self == AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a full angular gradient of evenly spaced colours around a point.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient where Self == AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
