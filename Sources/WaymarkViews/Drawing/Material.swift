// SPDX-License-Identifier: MIT

public import WaymarkRender

/// A translucent material, which blurs what is behind it.
public struct Material: ShapeStyle {
  private let color: SystemColor

  private init(_ color: SystemColor) { self.color = color }

  /// The paint that hosts draw.
  public var _paint: PropertyValue? { .color(.system(color)) }

  /// A mostly translucent material.
  public static let ultraThin = Material(.ultraThinMaterial)
  /// A material that is more translucent than opaque.
  public static let thin = Material(.thinMaterial)
  /// A somewhat translucent material.
  public static let regular = Material(.material)
  /// A material that is more opaque than translucent.
  public static let thick = Material(.thickMaterial)
  /// A mostly opaque material.
  public static let ultraThick = Material(.ultraThickMaterial)
  /// The translucent material of bars.
  public static let bar = Material(.material)
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A somewhat translucent material.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The translucent material of bars.
  public static var bar: Material { .bar }
}
