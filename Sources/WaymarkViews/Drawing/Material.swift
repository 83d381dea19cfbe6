// SPDX-License-Identifier: MIT

public import WaymarkRender

/// A translucent material; hosts draw all thicknesses alike.
public struct Material: ShapeStyle {
  /// The paint that hosts draw.
  public var _paint: PropertyValue? { .color(.system(.material)) }

  /// A translucent material.
  public static let ultraThin = Material()
  /// A translucent material.
  public static let thin = Material()
  /// A translucent material.
  public static let regular = Material()
  /// A translucent material.
  public static let thick = Material()
  /// A translucent material.
  public static let ultraThick = Material()
  /// The translucent material of bars.
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  /// A translucent material.
  public static var ultraThinMaterial: Material { Material() }
  /// A translucent material.
  public static var thinMaterial: Material { Material() }
  /// A translucent material.
  public static var regularMaterial: Material { Material() }
  /// A translucent material.
  public static var thickMaterial: Material { Material() }
  /// A translucent material.
  public static var ultraThickMaterial: Material { Material() }
  /// The translucent material of bars.
  public static var bar: Material { Material() }
}
