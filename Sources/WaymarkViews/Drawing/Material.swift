// SPDX-License-Identifier: MIT

public import WaymarkRender

/// A translucent layer; all thicknesses are drawn alike.
public struct Material: ShapeStyle {
  /// What is drawn.
  public var _paint: PropertyValue? { .color(.system(.material)) }

  /// A translucent layer.
  public static let ultraThin = Material()
  /// A translucent layer.
  public static let thin = Material()
  /// A translucent layer.
  public static let regular = Material()
  /// A translucent layer.
  public static let thick = Material()
  /// A translucent layer.
  public static let ultraThick = Material()
  /// A translucent layer like that of bars.
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  /// A translucent layer.
  public static var ultraThinMaterial: Material { Material() }
  /// A translucent layer.
  public static var thinMaterial: Material { Material() }
  /// A translucent layer.
  public static var regularMaterial: Material { Material() }
  /// A translucent layer.
  public static var thickMaterial: Material { Material() }
  /// A translucent layer.
  public static var ultraThickMaterial: Material { Material() }
  /// A translucent layer like that of bars.
  public static var bar: Material { Material() }
}
