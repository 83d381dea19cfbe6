// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkRender

/// Colours and where each of them is reached.
public struct Gradient: Hashable, Sendable {
  /// A colour and where it is reached.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// From 0 to 1.
    public var location: CGFloat

    /// A stop from its parts.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in order.
  public var stops: [Stop]

  /// Colours at places of their own.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at even distances.
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

extension UnitPoint {
  var value: PointValue { PointValue(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

/// A gradient of one colour, a little lighter at the top.
public struct AnyGradient: ShapeStyle, Hashable {
  fileprivate let gradient: Gradient

  /// Any gradient, from top to bottom.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// What is drawn.
  public var _paint: PropertyValue? {
    gradient.value(.linear(from: UnitPoint.top.value, to: UnitPoint.bottom.value))
  }
}

extension Color {
  /// The colour with a little light on its top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.22), self]))
  }
}

/// A gradient along a line.
nonisolated public struct LinearGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// From one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Colours at even distances, from one point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places of their own, from one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// What is drawn.
  public var _paint: PropertyValue? {
    gradient.value(.linear(from: startPoint.value, to: endPoint.value))
  }

  /// The gradient in all the room there is.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// A gradient in circles.
nonisolated public struct RadialGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let radii: [CGFloat]

  /// Around a point, from one radius to another.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    radii = [startRadius, endRadius].map { $0.isFinite ? max(0, $0) : 0 }
  }

  /// Colours at even distances, around a point.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Colours at places of their own, around a point.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// What is drawn.
  public var _paint: PropertyValue? {
    gradient.value(.radial(center: center.value, from: radii[0], to: radii[1]))
  }

  /// The gradient in all the room there is.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// A gradient in ellipses that are as wide and high as the area.
nonisolated public struct EllipticalGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let parts: [CGFloat]

  /// Around a point, from one part of the area's size to another.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    parts = [startRadiusFraction, endRadiusFraction].map { $0.isFinite ? max(0, $0) : 0 }
  }

  /// Colours at even distances, around a point.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Colours at places of their own, around a point.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// What is drawn.
  public var _paint: PropertyValue? {
    gradient.value(.elliptical(center: center.value, from: parts[0], to: parts[1]))
  }

  /// The gradient in all the room there is.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// A gradient around a point.
nonisolated public struct AngularGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let angles: [Double]

  /// From one angle to another.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    let angles = [startAngle, endAngle].map { $0.degrees.isFinite ? $0.degrees : 0 }
    self.angles = angles[0] == angles[1] ? [angles[0], angles[0] + 360] : angles
  }

  /// Colours at even distances, from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Colours at places of their own, from one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// All the way around, from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  /// Colours at even distances, all the way around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colours at places of their own, all the way around.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// What is drawn.
  public var _paint: PropertyValue? {
    gradient.value(.angular(center: center.value, from: angles[0], to: angles[1]))
  }

  /// The gradient in all the room there is.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient where Self == LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line, of colours at even distances.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient where Self == LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient in circles.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient where Self == RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient all the way around a point.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient where Self == AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient all the way around a point.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient where Self == AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
