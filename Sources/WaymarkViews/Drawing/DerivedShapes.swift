// SPDX-License-Identifier: MIT

public import Foundation

extension Shape {
  nonisolated fileprivate var erased: AnyShape { AnyShape(self) }
}

/// A shape that is inset on all sides.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : base.path(in: inner)
  }

  /// Insets the shape further.
  public func inset(by amount: CGFloat) -> _InsetShape {
    Self(base: base, amount: self.amount + amount)
  }

  /// The inset base shape in the container.
  public func _placed(in container: AnyShape) -> any Shape {
    _InsetShape<AnyShape>(base: base._placed(in: container).erased, amount: amount)
  }
}

extension InsettableShape where InsetShape == _InsetShape<Self> {
  /// Insets the shape by a number of points on each side.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}

/// A shape with a transformed outline.
nonisolated public struct _ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }

  /// The shape as hosts draw it.
  public var _form: _ShapeForm { _ShapeForm(line: base._form.line) }

  /// The transformed base shape in the container.
  public func _placed(in container: AnyShape) -> any Shape {
    _ChangedShape<AnyShape>(base: base._placed(in: container).erased, change: change)
  }
}

/// The part of an outline between two fractions of its length.
nonisolated public struct _TrimmedShape<Base: Shape>: Shape {
  var base: Base
  var start: CGFloat
  var end: CGFloat

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: start, to: end)
  }

  /// The shape as hosts draw it.
  public var _form: _ShapeForm { _ShapeForm(line: base._form.line) }

  /// The trimmed base shape in the container.
  public func _placed(in container: AnyShape) -> any Shape {
    _TrimmedShape<AnyShape>(base: base._placed(in: container).erased, start: start, end: end)
  }

  /// The animatable data of the base shape, and the two fractions.
  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
    set {
      base.animatableData = newValue.first
      start = newValue.second.first
      end = newValue.second.second
    }
  }
}

/// The stroked outline of a shape, as a shape.
nonisolated public struct _StrokedShape<Base: Shape>: Shape {
  var base: Base
  let line: StrokeStyle

  /// Returns the outline that is stroked.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The shape as hosts draw it.
  public var _form: _ShapeForm { _ShapeForm(line: line) }

  /// The animatable data of the base shape.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The stroked base shape in the container.
  public func _placed(in container: AnyShape) -> any Shape {
    _StrokedShape<AnyShape>(base: base._placed(in: container).erased, line: line)
  }
}

extension Shape {
  /// Returns the stroked outline as a shape that can be filled.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(base: self, line: style) }

  /// Returns the stroked outline as a shape that can be filled.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Trims the outline to the part between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(base: self, start: startFraction, end: endFraction)
  }

  /// Offsets the shape.
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Offsets the shape.
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  /// Offsets the shape.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _ChangedShape(base: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  /// Rotates the shape around an anchor point.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    changed(around: anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// Scales the shape around an anchor point.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape { changed(around: anchor, CGAffineTransform(scaleX: x, y: y)) }

  /// Scales the shape around an anchor point.
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

  /// Applies a transform to the outline of the shape.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _ChangedShape(base: self) { path, _ in path.applying(transform) }
  }

  /// Gives the shape a fixed size, at the top leading corner of its space.
  public func size(_ size: CGSize) -> some Shape {
    let base = self
    return _ChangedShape(base: self) { _, rect in
      base.path(in: CGRect(origin: rect.origin, size: size))
    }
  }

  /// Gives the shape a fixed size, at the top leading corner of its space.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
