// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A form that can be filled, stroked, and cut to.
///
/// A form of an app's own says its outline for a size; hosts draw it for the size that it has
/// there. Until the host has said that size, an outline for 100 × 100 points is stretched.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// What kind of form it is.
  static var role: ShapeRole { get }

  /// How it behaves where lines run from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// How large it would be in some room.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// How hosts draw it without its outline.
  var _form: _ShapeForm { get }

  /// The shape to draw inside a container that has set a shape.
  func _placed(in container: AnyShape) -> any Shape
}

/// How hosts draw a form without knowing its outline.
public struct _ShapeForm: Hashable, Sendable {
  /// The host's word; nil for a form that only its outline tells.
  var word: ShapeKindValue?
  /// The corners' radius.
  var radius: PropertyValue?
  /// The corners' radii, each for itself.
  var corners: PropertyValue?
  /// Set where the form is the line along an outline.
  var line: StrokeStyle?
}

/// What kind of form a shape is; hosts draw all alike.
public enum ShapeRole: Hashable, Sendable {
  /// An area.
  case fill
  /// A line.
  case stroke
  /// A line that parts other things.
  case separator
}

/// How something behaves where lines run from right to left; hosts draw all as they are.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The same in both directions.
  case fixed
  /// Turned over in one of the directions.
  case mirrors(in: LayoutDirection)
  /// Turned over where lines run from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The room that something is offered; nil for as much as it likes.
public struct ProposedViewSize: Hashable, Sendable {
  /// Points from side to side.
  public var width: CGFloat?
  /// Points from top to bottom.
  public var height: CGFloat?

  /// A proposal from its parts.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// No room.
  public static let zero = Self(width: 0, height: 0)
  /// As much as it likes.
  public static let unspecified = Self(width: nil, height: nil)
  /// All the room there could be.
  public static let infinity = Self(width: .infinity, height: .infinity)

  /// The proposal with a size in place of what is left open.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

extension Shape {
  /// An area.
  public static var role: ShapeRole { .fill }
  /// The same in both directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// All the room there is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Only by its outline.
  public var _form: _ShapeForm { _ShapeForm() }
  /// The shape itself.
  public func _placed(in container: AnyShape) -> any Shape { self }
  /// The form, filled with what words around are drawn with.
  @MainActor public var body: _ShapeView<Self> { fill() }
}

/// A form that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller form.
  associatedtype InsetShape: InsettableShape

  /// The form, smaller by so many points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// How an area is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether what two outlines enclose is left out.
  public var isEOFilled: Bool
  /// Whether edges are smooth; hosts draw all so.
  public var isAntialiased: Bool

  /// A way to fill.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// Points.
  public var lineWidth: CGFloat
  /// How its ends look.
  public var lineCap: CGLineCap
  /// How its corners look.
  public var lineJoin: CGLineJoin
  /// How far a pointed corner may stand out, in widths of the line.
  public var miterLimit: CGFloat
  /// The lengths of what is drawn and what is left out, in turn.
  public var dash: [CGFloat]
  /// How far in the dashes it begins.
  public var dashPhase: CGFloat

  /// A way to draw a line.
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

/// How corners are rounded; hosts draw both alike.
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
  /// A number, or ``unbounded`` for one that is not finite.
  static func finite(_ value: CGFloat) -> PropertyValue {
    value.isFinite ? .number(Double(value)) : .unbounded
  }
}
