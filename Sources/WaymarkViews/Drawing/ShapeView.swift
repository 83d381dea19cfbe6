// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A form that is drawn, and can be drawn over with the same form.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the form.
  associatedtype Content: Shape

  /// The form.
  var shape: Content { get }
}

/// A form with what fills it or is drawn along it.
nonisolated public struct _ShapeView<Content: Shape>: ShapeView {
  /// The form.
  public let shape: Content
  let paint: PropertyValue?
  var fillStyle = FillStyle()
  /// Set for a line along the outline.
  var line: StrokeStyle?
  var isCentered = true
  @State private var frame: ElementFrame?
  @Environment(\.containerShapeValue) private var container

  init(
    _ shape: Content, _ paint: PropertyValue?, fill: FillStyle = FillStyle(),
    line: StrokeStyle? = nil, isCentered: Bool = true
  ) {
    self.shape = shape
    self.paint = paint
    fillStyle = fill
    self.line = line ?? shape._form.line
    self.isCentered = isCentered
  }

  /// What it consists of.
  @MainActor public var body: some View {
    ElementView(.shape, properties, content: EmptyView()) {
      [$frame] event throws(HostEventError) in
      guard case .frame(let frame) = event, frame.isPlausible else { throw .unsupported }
      if $frame.wrappedValue != frame { $frame.wrappedValue = frame }
    }
  }

  private var properties: [(Property, PropertyValue?)] {
    let form = shape._placed(in: container)._form
    let isByHost = form.word != nil && form.line == nil && line.map(isSimple) ?? true
    var properties: [(Property, PropertyValue?)] =
      isByHost
      ? [
        (.shape, form.word?.propertyValue), (.cornerRadius, form.radius),
        (.corners, form.corners),
      ] : outline
    if let line {
      properties += [
        (.stroke, paint ?? .color(.system(.primary))), (.strokeWidth, .finite(line.lineWidth)),
        (.strokeCentered, isCentered ? .bool(true) : nil),
      ]
      if !isByHost { properties.append((.strokeStyle, .strokeStyle(line.value))) }
    } else {
      properties.append((.fill, paint))
    }
    return properties
  }

  /// Whether a line is one that hosts draw around a form by themselves.
  private func isSimple(_ line: StrokeStyle) -> Bool {
    if case .gradient = paint { false } else { line.isPlain }
  }

  private var outline: [(Property, PropertyValue?)] {
    let size = frame.map { CGSize(width: $0.width, height: $0.height) } ?? .usual
    var rect = CGRect(origin: .zero, size: size)
    // A line inside of a form's outline is one along a smaller form's.
    if let line, !isCentered {
      rect = rect.insetBy(dx: line.lineWidth / 2, dy: line.lineWidth / 2)
      if rect.isNull { rect = .zero }
    }
    let path = shape._placed(in: container).path(in: rect)
    return [
      (.measured, .bool(true)), (.path, .path(path.value)),
      (.pathSize, .size(SizeValue(width: size.width, height: size.height))),
      (.evenOdd, fillStyle.isEOFilled ? .bool(true) : nil),
    ]
  }
}

extension CGSize {
  /// What an outline is made for before its size is known.
  static let usual = CGSize(width: 100, height: 100)
}

/// A form drawn over the same form.
nonisolated public struct _LayeredShapeView<Content: Shape, Behind: View>: ShapeView {
  let front: _ShapeView<Content>
  let behind: Behind

  /// The form.
  public var shape: Content { front.shape }

  /// What it consists of.
  @MainActor public var body: some View {
    ZStack {
      behind
      front
    }
  }
}

extension Shape {
  /// The form, filled.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self>
  {
    _ShapeView(self, content._paint, fill: style)
  }

  /// The form, filled with what words around are drawn with.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    _ShapeView(self, nil, fill: style)
  }

  /// A line along the form's outline, its middle on it.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> { _ShapeView(self, content._paint, line: style) }

  /// A line along the form's outline, `lineWidth` points wide, its middle on it.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(self, content._paint, line: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// A line inside of the form's outline.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> { _ShapeView(self, content._paint, line: style, isCentered: false) }

  /// A line inside of the form's outline, `lineWidth` points wide.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  /// The same form, filled, over this one.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _LayeredShapeView<Content, Self> {
    _LayeredShapeView(front: shape.fill(content, style: style), behind: self)
  }

  /// A line along the same form's outline, over this one.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self> {
    _LayeredShapeView(front: shape.stroke(content, style: style), behind: self)
  }

  /// A line along the same form's outline, over this one.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self> {
    _LayeredShapeView(front: shape.stroke(content, lineWidth: lineWidth), behind: self)
  }
}

extension ShapeView where Content: InsettableShape {
  /// A line inside of the same form's outline, over this one.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self> {
    _LayeredShapeView(front: shape.strokeBorder(content, style: style), behind: self)
  }

  /// A line inside of the same form's outline, over this one.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self> {
    _LayeredShapeView(front: shape.strokeBorder(content, lineWidth: lineWidth), behind: self)
  }
}
