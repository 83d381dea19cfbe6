// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A shape that is drawn, and on which the same shape can be drawn again.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  var shape: Content { get }
}

/// A shape with its fill or stroke.
nonisolated public struct _ShapeView<Content: Shape>: ShapeView {
  /// The shape.
  public private(set) var shape: Content
  private let paint: PropertyValue?
  /// Returns the paint in an environment, if it depends on it.
  private let resolved: (@Sendable (EnvironmentValues) -> PropertyValue?)?
  var fillStyle = FillStyle()
  /// The style of the stroke; nil for a fill.
  var line: StrokeStyle?
  var isCentered = true
  @State private var frame: ElementFrame?
  @Environment(\.self) private var environment

  init<S: ShapeStyle>(
    _ shape: Content, _ style: S, fill: FillStyle = FillStyle(),
    line: StrokeStyle? = nil, isCentered: Bool = true
  ) {
    self.shape = shape
    paint = style._paint
    if S._readsEnvironment { resolved = { style._paint(in: $0) } } else { resolved = nil }
    fillStyle = fill
    self.line = line ?? shape._form.line
    self.isCentered = isCentered
  }

  private var container: AnyShape { environment.containerShapeValue }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    ElementView(.shape, properties, content: EmptyView()) {
      [$frame] event throws(HostEventError) in
      guard case .frame(let frame) = event, frame.isPlausible else { throw .unsupported }
      if $frame.wrappedValue != frame { $frame.wrappedValue = frame }
    }
  }

  private var properties: [(Property, PropertyValue?)] {
    let paint = resolved.map { $0(environment) } ?? paint
    let form = shape._placed(in: container)._form
    let isByHost =
      form.keyword != nil && form.line == nil && line.map { isSimple($0, paint) } ?? true
    var properties: [(Property, PropertyValue?)] =
      isByHost
      ? [
        (.shape, form.keyword?.propertyValue), (.cornerRadius, form.radius),
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

  /// Whether hosts can stroke the outline themselves.
  private func isSimple(_ line: StrokeStyle, _ paint: PropertyValue?) -> Bool {
    if case .gradient = paint { false } else { line.isPlain }
  }

  private var outline: [(Property, PropertyValue?)] {
    let size = frame.map { CGSize(width: $0.width, height: $0.height) } ?? .usual
    var rect = CGRect(origin: .zero, size: size)
    // A line inside of the outline follows the outline of an inset shape.
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

extension _ShapeView: Animatable {
  /// The animatable data of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension CGSize {
  /// The size for which an outline is created before its actual size is known.
  static let usual = CGSize(width: 100, height: 100)
}

/// A shape drawn on top of the same shape.
nonisolated public struct _LayeredShapeView<Content: Shape, Behind: View>: ShapeView {
  let front: _ShapeView<Content>
  let behind: Behind

  /// The shape.
  public var shape: Content { front.shape }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    ZStack {
      behind
      front
    }
  }
}

extension Shape {
  /// Fills the shape.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self>
  {
    _ShapeView(self, content, fill: style)
  }

  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    _ShapeView(self, .foreground, fill: style)
  }

  /// Strokes the outline of the shape, centred on the outline.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> { _ShapeView(self, content, line: style) }

  /// Strokes the outline of the shape, centred on the outline, with a line width in points.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(self, content, line: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Strokes the inside of the shape's outline.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> { _ShapeView(self, content, line: style, isCentered: false) }

  /// Strokes the inside of the shape's outline with a line width in points.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  /// Fills the same shape on top of this view.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _LayeredShapeView<Content, Self> {
    _LayeredShapeView(front: shape.fill(content, style: style), behind: self)
  }

  /// Strokes the outline of the same shape on top of this view.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self> {
    _LayeredShapeView(front: shape.stroke(content, style: style), behind: self)
  }

  /// Strokes the outline of the same shape on top of this view.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self> {
    _LayeredShapeView(front: shape.stroke(content, lineWidth: lineWidth), behind: self)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the inside of the same shape's outline on top of this view.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self> {
    _LayeredShapeView(front: shape.strokeBorder(content, style: style), behind: self)
  }

  /// Strokes the inside of the same shape's outline on top of this view.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self> {
    _LayeredShapeView(front: shape.strokeBorder(content, lineWidth: lineWidth), behind: self)
  }
}
