// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// Creates a rectangle.
nonisolated public struct Rectangle: InsettableShape {
  /// Creates an ellipse that fills its frame.
  public init() {}
  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The shape as hosts draw it.
  public var _form: _ShapeForm { _ShapeForm(keyword: .rectangle) }
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The corner radii in both directions in points.
  public var cornerSize: CGSize
  /// The kind of corner curve; hosts draw both alike.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with a corner radius in points.
  ///
  /// Ignored: `style` (corners are circular).
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with corner radii in both directions in points.
  ///
  /// Ignored: `style` (corners are circular).
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }

  /// The shape as hosts draw it.
  public var _form: _ShapeForm {
    guard cornerSize.width == cornerSize.height else { return _ShapeForm() }
    return _ShapeForm(keyword: .roundedRectangle, radius: .finite(cornerSize.width))
  }
}

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner in points.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner in points.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner in points.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner in points.
  public var topTrailing: CGFloat

  /// Creates radii, which default to 0.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii clockwise from the top leading corner.
  var inOrder: [CGFloat] { [topLeading, topTrailing, bottomTrailing, bottomLeading] }

  var value: CornerRadii {
    func finite(_ radius: CGFloat) -> Double { radius.isFinite ? Double(radius) : 0 }
    return CornerRadii(
      topLeading: finite(topLeading), topTrailing: finite(topTrailing),
      bottomTrailing: finite(bottomTrailing), bottomLeading: finite(bottomLeading))
  }
}

/// A rectangle with different corner radii.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The kind of corner curve; hosts draw both alike.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corner radii.
  ///
  /// Ignored: `style` (corners are circular).
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with corner radii, which default to 0.
  ///
  /// Ignored: `style` (corners are circular).
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }

  /// The shape as hosts draw it.
  public var _form: _ShapeForm {
    _ShapeForm(keyword: .rectangle, corners: .corners(cornerRadii.value))
  }
}

/// A circle, centred in its space.
nonisolated public struct Circle: InsettableShape {
  /// Creates an ellipse that fills its frame.
  public init() {}

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The shape as hosts draw it.
  public var _form: _ShapeForm { _ShapeForm(keyword: .circle, radius: .unbounded) }
}

/// A capsule: a rectangle with semicircular ends.
nonisolated public struct Capsule: InsettableShape {
  /// The kind of corner curve; hosts draw both alike.
  public var style: RoundedCornerStyle

  /// Creates a capsule that fills its frame.
  ///
  /// Ignored: `style` (corners are circular).
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// The shape as hosts draw it.
  public var _form: _ShapeForm { _ShapeForm(keyword: .capsule, radius: .unbounded) }
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
  /// Creates an ellipse that fills its frame.
  public init() {}
  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The shape as hosts draw it.
  public var _form: _ShapeForm { _ShapeForm(keyword: .ellipse, radius: .unbounded) }
}

/// A type-erased shape.
nonisolated public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  /// The shape as hosts draw it.
  public let _form: _ShapeForm

  /// Creates a type-erased shape.
  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    _form = shape._form
  }

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { outline(rect) }
}

extension Shape where Self == Rectangle {
  /// Creates a rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  ///
  /// Ignored: `style` (corners are circular).
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
extension Shape where Self == Circle {
  /// A circle, centred in its space.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  /// A capsule: a rectangle with semicircular ends.
  public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
