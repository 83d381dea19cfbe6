// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension View {
  nonisolated private func filter(
    _ amount: Double, _ effect: (Double) -> FilterValue
  ) -> some View {
    box((.filter, .filters([effect(amount.isFinite ? amount : 0)])))
  }

  /// Blurs the view by so many points; what is opaque stays so at its edges only in part.
  ///
  /// Ignored: `opaque` (edges are always soft).
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filter(max(0, Double(radius))) { .blur(radius: $0) }
  }

  /// Makes the view brighter: 0 is as it is, 1 is white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    filter(amount) { .brightness($0) }
  }

  /// Parts light and dark: 1 is as it is, 0 is grey, negative turns them around.
  nonisolated public func contrast(_ amount: Double) -> some View {
    filter(amount) { .contrast($0) }
  }

  /// Makes colours stronger: 1 is as it is, 0 is grey.
  nonisolated public func saturation(_ amount: Double) -> some View {
    filter(max(0, amount)) { .saturation($0) }
  }

  /// Takes colours away: 0 is as it is, 1 is grey.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    filter(min(max(amount, 0), 1)) { .grayscale($0) }
  }

  /// Turns colours around the circle of colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    filter(angle.degrees) { .hueRotation(degrees: $0) }
  }

  /// Turns each colour into its opposite.
  nonisolated public func colorInvert() -> some View { filter(1) { .invert($0) } }

  /// Would multiply the view's colours by another; hosts draw it as it is.
  ///
  /// Ignored: `color` (colours do not change).
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    ignoring("colorMultiply(_:)")
  }

  /// Would draw the view by its lightness; hosts draw it as it is.
  nonisolated public func luminanceToAlpha() -> some View { ignoring("luminanceToAlpha()") }

  /// Says how the view is drawn over what is behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    attributes((.blendMode, blendMode.value?.propertyValue))
  }

  /// Draws what is in the view before effects around it; hosts always do.
  nonisolated public func compositingGroup() -> some View { self }

  /// Would draw the view as one picture; hosts draw it as it is.
  ///
  /// Ignored: `colorMode` and `opaque` (the view is drawn unchanged).
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  /// Draws a shadow of a colour behind the view: so soft, and so far to the trailing side and
  /// below, all in points.
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

  /// Draws the view larger or smaller, without another size for what is around.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view larger or smaller, without another size for what is around.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view larger or smaller, without another size for what is around.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    transform(
      .scale(x: x.isFinite ? Double(x) : 1, y: y.isFinite ? Double(y) : 1), anchor)
  }

  /// Draws the view turned, without another size for what is around.
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

  /// Moves the view without moving others.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Takes all the room that is offered, with the view's middle at a point of it.
  nonisolated public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Takes all the room that is offered, with the view's middle at a point of it.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    box((.position, .point(PointValue(finite: x, y))))
  }

  /// Says what lies in front where views overlap: what is greater.
  nonisolated public func zIndex(_ value: Double) -> some View {
    attributes((.zIndex, value.isFinite ? .number(value) : nil))
  }

  // MARK: Cutting

  /// Shows only what is in a form.
  ///
  /// An outline of an app's own cuts once the host has said how large the view is.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { ClippedView(content: self, shape: shape, isEvenOdd: style.isEOFilled) }

  /// Shows only what is in the view's own room.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    box((.cornerRadius, .number(0)))
  }

  /// Shows the view where a mask is.
  ///
  /// Hosts draw masks that are forms, and gradients by their opacity; with any other the view is
  /// shown whole.
  ///
  /// Ignored: `alignment` (the mask fills the view).
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    MaskedView(content: self, mask: mask())
      .ignoring(alignment == .center ? nil : "The alignment of mask(alignment:_:)")
  }

  /// Shows the view where a mask is; see ``mask(alignment:_:)``.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask)
  }
}

/// Content that is seen in a form only.
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
    if form.word == nil {
      MeasuredView(properties: outline) { _ in content }
    } else if form.word == .circle || form.word == .ellipse {
      content.box((.clip, (form.word == .circle ? ClipValue.circle : .ellipse).propertyValue))
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
    } else {
      content
    }
  }
}

extension Shape {
  fileprivate var erased: AnyShape { AnyShape(self) }
}

extension ShapeView {
  nonisolated fileprivate var form: AnyShape { AnyShape(shape) }
}

/// How colours are drawn over others.
public enum BlendMode: String, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// Hosts draw this and those below as `normal`, but `plusLighter`.
  case sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter

  /// Nil for `normal`, and for modes that hosts draw like it.
  var value: BlendModeValue? { BlendModeValue(rawValue: rawValue) }
}

/// How colours are worked out in a picture; hosts do as they like.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
