// SPDX-License-Identifier: MIT

import WaymarkRender

/// A form that can be filled, stroked, and cut to.
public protocol Shape: View, Sendable {
  /// The host's word for the form, and its corner radius.
  nonisolated var _form: _ShapeForm { get }
}

/// A form that hosts draw.
public struct _ShapeForm: Hashable, Sendable {
  let word: String
  var radius: PropertyValue?
}

extension Shape {
  /// The form, filled.
  nonisolated public func fill<S: ShapeStyle>(_ style: S) -> some View {
    ElementView(
      .shape,
      [
        (.shape, .text(_form.word)), (.cornerRadius, _form.radius),
        (.fill, .color(style._color.value)),
      ], content: EmptyView())
  }

  /// The form's outline, `lineWidth` points wide.
  nonisolated public func stroke<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1
  ) -> some View {
    ElementView(
      .shape,
      [
        (.shape, .text(_form.word)), (.cornerRadius, _form.radius),
        (.stroke, .color(style._color.value)), (.strokeWidth, .finite(lineWidth)),
      ], content: EmptyView())
  }

  /// The form's outline.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1
  ) -> some View { stroke(style, lineWidth: lineWidth) }
}

/// A rectangle.
nonisolated public struct Rectangle: Shape {
  /// The form, as large as its room.
  public init() {}
  /// What hosts draw.
  public var _form: _ShapeForm { _ShapeForm(word: "rectangle") }
  /// The form, filled with the colour of words.
  @MainActor public var body: some View { fill(.primary) }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: Shape {
  private let radius: CGFloat
  /// Corners rounded by so many points; the kind of curve is the host's.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    radius = cornerRadius
  }
  /// What hosts draw.
  public var _form: _ShapeForm { _ShapeForm(word: "roundedRectangle", radius: .finite(radius)) }
  /// The form, filled with the colour of words.
  @MainActor public var body: some View { fill(.primary) }
}

/// A circle in the middle of its room.
nonisolated public struct Circle: Shape {
  /// The form, as large as its room.
  public init() {}
  /// What hosts draw.
  public var _form: _ShapeForm { _ShapeForm(word: "circle", radius: .unbounded) }
  /// The form, filled with the colour of words.
  @MainActor public var body: some View { fill(.primary) }
}

/// A rectangle with half-round ends.
nonisolated public struct Capsule: Shape {
  /// The form, as large as its room.
  public init() {}
  /// What hosts draw.
  public var _form: _ShapeForm { _ShapeForm(word: "capsule", radius: .unbounded) }
  /// The form, filled with the colour of words.
  @MainActor public var body: some View { fill(.primary) }
}

/// An ellipse.
nonisolated public struct Ellipse: Shape {
  /// The form, as large as its room.
  public init() {}
  /// What hosts draw.
  public var _form: _ShapeForm { _ShapeForm(word: "ellipse", radius: .unbounded) }
  /// The form, filled with the colour of words.
  @MainActor public var body: some View { fill(.primary) }
}

/// How corners are rounded; hosts draw both alike.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A part of a circle.
  case circular
  /// A smoother curve.
  case continuous
}

extension PropertyValue {
  /// A number, or ``unbounded`` for one that is not finite.
  static func finite(_ value: CGFloat) -> PropertyValue {
    value.isFinite ? .number(Double(value)) : .unbounded
  }
}
