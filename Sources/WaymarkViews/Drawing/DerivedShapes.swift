// SPDX-License-Identifier: MIT

public import Foundation

extension Shape {
  nonisolated fileprivate var erased: AnyShape { AnyShape(self) }
}

/// A form made smaller on all sides.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : base.path(in: inner)
  }

  /// The form, smaller still.
  public func inset(by amount: CGFloat) -> _InsetShape {
    Self(base: base, amount: self.amount + amount)
  }

  /// The base inside the container, made smaller.
  public func _placed(in container: AnyShape) -> any Shape {
    _InsetShape<AnyShape>(base: base._placed(in: container).erased, amount: amount)
  }
}

extension InsettableShape where InsetShape == _InsetShape<Self> {
  /// The form, smaller by so many points on each side.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}

/// A form whose outline is changed.
nonisolated public struct _ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }

  /// How hosts draw it.
  public var _form: _ShapeForm { _ShapeForm(line: base._form.line) }

  /// The base inside the container, changed.
  public func _placed(in container: AnyShape) -> any Shape {
    _ChangedShape<AnyShape>(base: base._placed(in: container).erased, change: change)
  }
}

/// The line along a form's outline, as a form.
nonisolated public struct _StrokedShape<Base: Shape>: Shape {
  let base: Base
  let line: StrokeStyle

  /// The outline along which the line goes.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// How hosts draw it.
  public var _form: _ShapeForm { _ShapeForm(line: line) }

  /// The line along the base inside the container.
  public func _placed(in container: AnyShape) -> any Shape {
    _StrokedShape<AnyShape>(base: base._placed(in: container).erased, line: line)
  }
}

extension Shape {
  /// The line along the form's outline, as a form that can be filled.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(base: self, line: style) }

  /// The line along the form's outline, as a form that can be filled.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The part of the form's outline between two parts of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _ChangedShape(base: self) { path, _ in
      path.trimmedPath(from: startFraction, to: endFraction)
    }
  }

  /// The form elsewhere.
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The form elsewhere.
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  /// The form elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _ChangedShape(base: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  /// The form, turned around a point of itself.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    changed(around: anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// The form, larger or smaller around a point of itself.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape { changed(around: anchor, CGAffineTransform(scaleX: x, y: y)) }

  /// The form, larger or smaller around a point of itself.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  private func changed(around anchor: UnitPoint, _ change: CGAffineTransform) -> _ChangedShape<Self>
  {
    _ChangedShape(base: self) { path, rect in
      let point = CGPoint(
        x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      return path.applying(
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(change)
          .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
    }
  }

  /// The form with all points of its outline changed.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _ChangedShape(base: self) { path, _ in path.applying(transform) }
  }

  /// The form in a size of its own, at the corner of its room.
  public func size(_ size: CGSize) -> some Shape {
    let base = self
    return _ChangedShape(base: self) { _, rect in
      base.path(in: CGRect(origin: rect.origin, size: size))
    }
  }

  /// The form in a size of its own, at the corner of its room.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
