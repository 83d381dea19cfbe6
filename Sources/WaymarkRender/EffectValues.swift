// SPDX-License-Identifier: MIT

/// A transform of an element around its anchor.
public enum TransformValue: Hashable, Sendable, Codable {
  /// Moves towards the trailing and the bottom edge, in points.
  case offset(PointValue)
  /// Scales by a factor along each axis.
  case scale(x: Double, y: Double)
  /// Rotates clockwise.
  case rotate(degrees: Double)
  /// Rotates in space.
  case rotate3D(Rotation3D)
  /// Moves each point to `(a·x + c·y + tx, b·x + d·y + ty)`, in points.
  case affine(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)

  /// A rotation around an axis in space.
  public struct Rotation3D: Hashable, Sendable, Codable {
    /// The horizontal component of the axis.
    public var x: Double
    /// The vertical component of the axis.
    public var y: Double
    /// The component of the axis towards the viewer.
    public var z: Double
    /// The angle.
    public var degrees: Double
    /// How much smaller distant parts are, as SwiftUI's `perspective`; 0 for none.
    public var perspective: Double
    /// The distance in points of the axis in front of the element.
    public var anchorZ: Double

    /// Creates a rotation from an axis and an angle.
    public init(
      x: Double, y: Double, z: Double, degrees: Double, perspective: Double = 1,
      anchorZ: Double = 0
    ) {
      self.x = x
      self.y = y
      self.z = z
      self.degrees = degrees
      self.perspective = perspective
      self.anchorZ = anchorZ
    }
  }
}

/// A visual effect on an element; the amounts are those of SwiftUI's modifiers.
public enum FilterValue: Hashable, Sendable, Codable {
  /// Blurs by a radius in points.
  case blur(radius: Double)
  /// Adds to the brightness: 0 has no effect, 1 makes white.
  case brightness(Double)
  /// Multiplies the contrast: 1 has no effect, 0 makes grey, and a negative amount inverts.
  case contrast(Double)
  /// Multiplies the saturation: 1 has no effect, 0 makes grey.
  case saturation(Double)
  /// Removes colour: 0 has no effect, 1 makes grey.
  case grayscale(Double)
  /// Rotates the hues.
  case hueRotation(degrees: Double)
  /// Inverts the colours: 0 has no effect, 1 inverts.
  case invert(Double)
}

/// The colour, or the gradient, with which an area is drawn.
public enum PaintValue: Hashable, Sendable {
  /// A single colour.
  case color(ColorValue)
  /// A gradient.
  case gradient(GradientValue)

  /// The colour; nil for a gradient.
  @inlinable public var color: ColorValue? {
    if case .color(let color) = self { color } else { nil }
  }
  /// The gradient; nil for a colour.
  @inlinable public var gradient: GradientValue? {
    if case .gradient(let gradient) = self { gradient } else { nil }
  }
}
