// SPDX-License-Identifier: MIT

import WaymarkRender

/// The translucent material of controls and bars on Apple's newer systems.
///
/// Hosts blur what is behind the shape, without refraction.
public struct Glass: Equatable, Sendable {
  fileprivate let material: Material?
  fileprivate var tint: Color?

  /// The default variant.
  public static var regular: Glass { Glass(material: .thin) }
  /// A more transparent variant.
  public static var clear: Glass { Glass(material: .ultraThin) }
  /// A variant without an effect.
  public static var identity: Glass { Glass(material: nil) }

  /// Returns the glass in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns glass that reacts to touches.
  ///
  /// Ignored: `isEnabled` (buttons react, other glass does not).
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// Returns whether two glasses have the same variant and tint.
  public static func == (one: Glass, other: Glass) -> Bool {
    one.material?._paint == other.material?._paint && one.tint == other.tint
  }
}

/// The shape of glass by default: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  /// The shape as hosts draw it.
  public var _form: _ShapeForm { Capsule()._form }
}

/// A container of views with glass, whose shapes merge on Apple platforms.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  ///
  /// Ignored: `spacing` (each view keeps its own shape).
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}

extension View {
  /// Draws glass in a shape behind the view.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background { GlassBackdrop(glass: glass, shape: shape) }
  }

  /// Identifies the view, so that it animates from the position of a view that it replaces.
  ///
  /// The same as ``matchedGeometryEffect(id:in:properties:anchor:isSource:)`` for the whole view; nil
  /// has no effect.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    // Without an id there is no source to follow, which has no effect.
    matchedGeometryEffect(id: id, in: namespace, isSource: id != nil)
  }
}

nonisolated private struct GlassBackdrop<S: Shape>: View {
  let glass: Glass
  let shape: S

  @MainActor var body: some View {
    if let material = glass.material {
      shape.fill(material)
      if let tint = glass.tint { shape.fill(tint.opacity(0.5)) }
      shape.stroke(Color.primary.opacity(0.15), lineWidth: 0.5)
    }
  }
}
