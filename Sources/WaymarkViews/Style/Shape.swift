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
  public init() {}
  public var _form: _ShapeForm { _ShapeForm(word: "rectangle") }
  @MainActor public var body: some View { fill(.primary) }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: Shape {
  private let radius: CGFloat
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    radius = cornerRadius
  }
  public var _form: _ShapeForm { _ShapeForm(word: "roundedRectangle", radius: .finite(radius)) }
  @MainActor public var body: some View { fill(.primary) }
}

/// A circle in the middle of its room.
nonisolated public struct Circle: Shape {
  public init() {}
  public var _form: _ShapeForm { _ShapeForm(word: "circle", radius: .unbounded) }
  @MainActor public var body: some View { fill(.primary) }
}

/// A rectangle with half-round ends.
nonisolated public struct Capsule: Shape {
  public init() {}
  public var _form: _ShapeForm { _ShapeForm(word: "capsule", radius: .unbounded) }
  @MainActor public var body: some View { fill(.primary) }
}

/// An ellipse.
nonisolated public struct Ellipse: Shape {
  public init() {}
  public var _form: _ShapeForm { _ShapeForm(word: "ellipse", radius: .unbounded) }
  @MainActor public var body: some View { fill(.primary) }
}

/// How corners are rounded; hosts draw both alike.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

extension PropertyValue {
  /// A number, or ``unbounded`` for one that is not finite.
  static func finite(_ value: CGFloat) -> PropertyValue {
    value.isFinite ? .number(Double(value)) : .unbounded
  }
}
