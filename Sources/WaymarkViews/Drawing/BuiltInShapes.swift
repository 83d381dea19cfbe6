// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
  /// The form, as large as its room.
  public init() {}
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// How hosts draw it.
  public var _form: _ShapeForm { _ShapeForm(word: .rectangle) }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// Points by which corners are rounded, in both directions.
  public var cornerSize: CGSize
  /// The kind of curve; hosts draw both alike.
  public var style: RoundedCornerStyle

  /// Corners rounded by so many points.
  ///
  /// Ignored: `style` (corners are circular).
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Corners rounded by so many points in each direction.
  ///
  /// Ignored: `style` (corners are circular).
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }

  /// How hosts draw it.
  public var _form: _ShapeForm {
    guard cornerSize.width == cornerSize.height else { return _ShapeForm() }
    return _ShapeForm(word: .roundedRectangle, radius: .finite(cornerSize.width))
  }
}

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// Points at the top leading corner.
  public var topLeading: CGFloat
  /// Points at the bottom leading corner.
  public var bottomLeading: CGFloat
  /// Points at the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// Points at the top trailing corner.
  public var topTrailing: CGFloat

  /// Radii, 0 where none is given.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// From the top leading corner clockwise.
  var inOrder: [CGFloat] { [topLeading, topTrailing, bottomTrailing, bottomLeading] }

  var value: CornerRadii {
    func finite(_ radius: CGFloat) -> Double { radius.isFinite ? Double(radius) : 0 }
    return CornerRadii(
      topLeading: finite(topLeading), topTrailing: finite(topTrailing),
      bottomTrailing: finite(bottomTrailing), bottomLeading: finite(bottomLeading))
  }
}

/// A rectangle with corners that are rounded each in its own way.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The kind of curve; hosts draw both alike.
  public var style: RoundedCornerStyle

  /// Corners of some radii.
  ///
  /// Ignored: `style` (corners are circular).
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Corners of some radii, 0 where none is given.
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

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }

  /// How hosts draw it.
  public var _form: _ShapeForm {
    _ShapeForm(word: .rectangle, corners: .corners(cornerRadii.value))
  }
}

/// A circle in the middle of its room.
nonisolated public struct Circle: InsettableShape {
  /// The form, as large as its room.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// How hosts draw it.
  public var _form: _ShapeForm { _ShapeForm(word: .circle, radius: .unbounded) }
}

/// A rectangle with half-round ends.
nonisolated public struct Capsule: InsettableShape {
  /// The kind of curve; hosts draw both alike.
  public var style: RoundedCornerStyle

  /// The form, as large as its room.
  ///
  /// Ignored: `style` (corners are circular).
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// How hosts draw it.
  public var _form: _ShapeForm { _ShapeForm(word: .capsule, radius: .unbounded) }
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
  /// The form, as large as its room.
  public init() {}
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// How hosts draw it.
  public var _form: _ShapeForm { _ShapeForm(word: .ellipse, radius: .unbounded) }
}

/// Any form.
nonisolated public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  /// How hosts draw it.
  public let _form: _ShapeForm

  /// A form without its type.
  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    _form = shape._form
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { outline(rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  ///
  /// Ignored: `style` (corners are circular).
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
extension Shape where Self == Circle {
  /// A circle in the middle of its room.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  /// A rectangle with half-round ends.
  public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
