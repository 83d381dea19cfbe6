// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A shape that can be filled, stroked and used for clipping.
///
/// A custom shape returns its outline for a size; hosts draw it in its actual size. Until the host
/// has reported that size, an outline for 100 × 100 points is stretched.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline of the shape in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The role of the shape.
  static var role: ShapeRole { get }

  /// The behaviour of the shape in a right-to-left layout.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size of the shape for a proposed size.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The shape as hosts draw it, without its outline.
  var _form: _ShapeForm { get }

  /// Returns the shape to draw inside of a container with a shape.
  func _placed(in container: AnyShape) -> any Shape
}

/// The representation of shapes that hosts draw without an outline.
public struct _ShapeForm: Hashable, Sendable {
  /// The name that hosts receive; nil for a shape that only its outline defines.
  var keyword: ShapeKindValue?
  /// The corner radius.
  var radius: PropertyValue?
  /// The radii of the individual corners.
  var corners: PropertyValue?
  /// The stroke style if the shape is a stroked outline.
  var line: StrokeStyle?
}

/// The role of a shape; hosts draw all roles alike.
public enum ShapeRole: Hashable, Sendable {
  /// A filled area.
  case fill
  /// A line.
  case stroke
  /// A separator.
  case separator
}

/// The behaviour in a right-to-left layout; hosts do not mirror shapes.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The behaviour of a fixed shape.
  case fixed
  /// Mirrored in the given layout direction.
  case mirrors(in: LayoutDirection)
  /// Mirrored in a right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// The role of a filled area.
  public static var role: ShapeRole { .fill }
  /// The behaviour of a fixed shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// Returns the proposed size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// The representation of a shape that only its outline defines.
  public var _form: _ShapeForm { _ShapeForm() }
  /// Returns the shape itself.
  public func _placed(in container: AnyShape) -> any Shape { self }
  /// Fills the shape with the foreground style.
  @MainActor public var body: _ShapeView<Self> { fill() }
}

/// A shape that can be inset.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Insets the shape by a number of points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// The style of a fill.
public struct FillStyle: Hashable, Sendable {
  /// Whether areas enclosed by two outlines are excluded.
  public var isEOFilled: Bool
  /// Whether edges are smoothed, as hosts always do.
  public var isAntialiased: Bool

  /// Creates a fill style.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The style of a stroked line.
public struct StrokeStyle: Hashable, Sendable {
  /// The line width in points.
  public var lineWidth: CGFloat
  /// The style of the ends.
  public var lineCap: CGLineCap
  /// The style of the corners.
  public var lineJoin: CGLineJoin
  /// The maximum length of a pointed corner, relative to the line width.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps.
  public var dash: [CGFloat]
  /// The offset of the start in the dash pattern.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var isPlain: Bool { dash.isEmpty }

  var value: StrokeStyleValue {
    func finite(_ number: CGFloat) -> Double { number.isFinite ? Double(number) : 0 }
    return StrokeStyleValue(
      cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: finite(miterLimit), dash: dash.map { finite(max(0, $0)) },
      dashPhase: finite(dashPhase))
  }
}

/// The kind of corner curve; hosts draw both alike.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A part of a circle.
  case circular
  /// A smoother curve.
  case continuous
}

extension PointValue {
  /// A point of finite coordinates, 0 for others.
  init(finite x: CGFloat, _ y: CGFloat) {
    self.init(x: x.isFinite ? Double(x) : 0, y: y.isFinite ? Double(y) : 0)
  }
}

extension PropertyValue {
  /// Returns a number, or ``unbounded`` for one that is not finite.
  static func finite(_ value: CGFloat) -> PropertyValue {
    value.isFinite ? .number(Double(value)) : .unbounded
  }
}
