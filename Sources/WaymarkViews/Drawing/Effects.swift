// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension View {
  nonisolated private func filter(
    _ amount: Double, _ effect: (Double) -> FilterValue
  ) -> some View {
    box((.filter, .filters([effect(amount.isFinite ? amount : 0)])))
  }

  /// Blurs the view with a radius in points.
  ///
  /// Ignored: `opaque` (edges are always soft).
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filter(max(0, Double(radius))) { .blur(radius: $0) }
  }

  /// Brightens the view: 0 leaves it unchanged, 1 makes it white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    filter(amount) { .brightness($0) }
  }

  /// Changes the contrast of the view: 1 leaves it unchanged, 0 makes it grey, negative values
  /// invert it.
  nonisolated public func contrast(_ amount: Double) -> some View {
    filter(amount) { .contrast($0) }
  }

  /// Changes the saturation of the view: 1 leaves it unchanged, 0 makes it grey.
  nonisolated public func saturation(_ amount: Double) -> some View {
    filter(max(0, amount)) { .saturation($0) }
  }

  /// Removes colour from the view: 0 leaves it unchanged, 1 makes it grey.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    filter(min(max(amount, 0), 1)) { .grayscale($0) }
  }

  /// Rotates the hue of the view's colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    filter(angle.degrees) { .hueRotation(degrees: $0) }
  }

  /// Inverts the colours of the view.
  nonisolated public func colorInvert() -> some View { filter(1) { .invert($0) } }

  /// Has no effect: hosts do not multiply colours.
  ///
  /// Ignored: `color` (colours do not change).
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    ignoring("colorMultiply(_:)")
  }

  /// Has no effect: hosts draw the view unchanged.
  nonisolated public func luminanceToAlpha() -> some View { ignoring("luminanceToAlpha()") }

  /// Sets the blend mode of the view.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    attributes((.blendMode, blendMode.value?.propertyValue))
  }

  /// Composites the view before enclosing effects, as hosts always do.
  nonisolated public func compositingGroup() -> some View { self }

  /// Has no effect: hosts do not draw views offscreen.
  ///
  /// Ignored: `colorMode` and `opaque` (the view is drawn unchanged).
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  /// Adds a shadow with a colour, a blur radius and an offset to the trailing side and downwards,
  /// all in points.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    box(
      (.shadow, .finite(max(0, radius))), (.shadowColor, .color(color.value)),
      (.shadowOffset, .point(PointValue(finite: x, y))))
  }

  // MARK: Transforms

  nonisolated private func transform(
    _ transform: TransformValue, _ anchor: UnitPoint
  ) -> some View {
    box((.transform, .transforms([transform])), (.anchor, .point(anchor.value)))
  }

  /// Scales the drawing of the view without changing its layout.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the drawing of the view without changing its layout.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the drawing of the view without changing its layout.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    transform(
      .scale(x: x.isFinite ? Double(x) : 1, y: y.isFinite ? Double(y) : 1), anchor)
  }

  /// Rotates the drawing of the view without changing its layout.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transform(.rotate(degrees: angle.degrees.isFinite ? angle.degrees : 0), anchor)
  }

  /// Draws the view rotated around an axis in space, `anchorZ` points in front of the view.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    return transform(
      .rotate3D(
        TransformValue.Rotation3D(
          x: finite(axis.x), y: finite(axis.y), z: finite(axis.z),
          degrees: finite(angle.degrees), perspective: finite(perspective),
          anchorZ: finite(anchorZ))), anchor)
  }

  /// Applies an affine transform to the drawing of the view without changing its layout.
  ///
  /// The origin is the view's top leading corner. A transform with a component that is not finite has
  /// no effect.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    let matrix = values.allSatisfy(\.isFinite) ? transform : .identity
    return self.transform(
      .affine(
        a: Double(matrix.a), b: Double(matrix.b), c: Double(matrix.c), d: Double(matrix.d),
        tx: Double(matrix.tx), ty: Double(matrix.ty)), .topLeading)
  }

  /// Isolates the geometry of the view from that of the views around it.
  ///
  /// Returns the view unchanged: hosts already animate the position of each view separately.
  nonisolated public func geometryGroup() -> some View { self }

  /// Offsets the view without changing its layout.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Positions the centre of the view at a point of the available space.
  nonisolated public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Positions the centre of the view at a point of the available space.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    box((.position, .point(PointValue(finite: x, y))))
  }

  /// Sets the front-to-back order of overlapping views: greater values are in front.
  nonisolated public func zIndex(_ value: Double) -> some View {
    attributes((.zIndex, value.isFinite ? .number(value) : nil))
  }

  // MARK: Clipping

  /// Clips the view to a shape.
  ///
  /// A custom outline clips once the host has reported the size of the view.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { ClippedView(content: self, shape: shape, isEvenOdd: style.isEOFilled) }

  /// Clips the view to its own frame.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    box((.cornerRadius, .number(0)))
  }

  /// Masks the view.
  ///
  /// Hosts support masks that are shapes, the opacity of gradients, and text over a colour or a
  /// gradient, which then spans the text; with any other mask the whole view is shown.
  ///
  /// Ignored: `alignment` (the mask fills the view).
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    MaskedView(content: self, mask: mask())
      .ignoring(alignment == .center ? nil : "The alignment of mask(alignment:_:)")
  }

  /// Masks the view; see ``mask(alignment:_:)``.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask)
  }
}

/// Content that is clipped to a shape.
nonisolated struct ClippedView<Content: View, S: Shape>: View {
  let content: Content
  let shape: S
  let isEvenOdd: Bool
  @Environment(\.containerShapeValue) private var container

  init(content: Content, shape: S, isEvenOdd: Bool) {
    self.content = content
    self.shape = shape
    self.isEvenOdd = isEvenOdd
  }

  @MainActor var body: some View {
    let form = shape._placed(in: container)._form
    if form.keyword == nil {
      MeasuredView(properties: outline) { _ in content }
    } else if form.keyword == .circle || form.keyword == .ellipse {
      content.box((.clip, (form.keyword == .circle ? ClipValue.circle : .ellipse).propertyValue))
    } else {
      content.box(
        (.corners, form.corners),
        (.cornerRadius, form.corners == nil ? form.radius ?? .number(0) : nil))
    }
  }
}

extension ClippedView {
  nonisolated private func outline(_ frame: ElementFrame?) -> [(Property, PropertyValue?)] {
    guard let frame else { return [] }
    let rect = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
    let path = shape._placed(in: container).path(in: rect)
    return [
      (.clip, ClipValue.path.propertyValue), (.path, .path(path.value)),
      (.evenOdd, isEvenOdd ? .bool(true) : nil),
    ]
  }
}

nonisolated private struct MaskedView<Content: View, Mask: View>: View {
  let content: Content
  let mask: Mask

  @MainActor var body: some View {
    if let style = mask as? any ShapeStyle, case .gradient = style._paint {
      content.box((.mask, style._paint))
    } else if let form = (mask as? any ShapeView)?.form ?? (mask as? any Shape)?.erased {
      ClippedView(content: content, shape: form, isEvenOdd: false)
    } else if let mask = mask as? any PaintedMask, let style = content as? any ShapeStyle,
      let paint = style._paint
    {
      content.hidden().overlay { mask.painted(paint) }
    } else {
      content
    }
  }
}

/// A view that is painted itself where it masks a style: text.
@MainActor
protocol PaintedMask {
  func painted(_ paint: PropertyValue) -> AnyView
}

extension Shape {
  fileprivate var erased: AnyShape { AnyShape(self) }
}

extension ShapeView {
  nonisolated fileprivate var form: AnyShape { AnyShape(shape) }
}

/// The blend mode of a view with the content behind it.
public enum BlendMode: String, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// Hosts draw this mode and those below as `normal`, except for `plusLighter`.
  case sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter

  /// Nil for `normal`, and for modes that hosts draw like it.
  var value: BlendModeValue? { BlendModeValue(rawValue: rawValue) }
}

/// The colour computation of a drawing; hosts use their own.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
