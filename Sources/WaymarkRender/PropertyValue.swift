// SPDX-License-Identifier: MIT

/// The value of a property.
public enum PropertyValue: Hashable, Sendable, Codable {
  case bool(Bool)
  /// A finite number; an infinite one is represented by ``unbounded`` or omitted.
  case number(Double)
  case text(String)
  case color(ColorValue)
  case insets(InsetsValue)
  /// A gradient.
  case gradient(GradientValue)
  /// An image in memory.
  case picture(PictureValue)
  /// The styled parts of a text.
  case runs([TextRun])
  /// All available space.
  case unbounded
}

/// A colour: a system colour, which the host adapts, or a fixed colour.
public enum ColorValue: Hashable, Sendable, Codable {
  /// A system colour with an opacity from 0 to 1.
  case system(SystemColor, opacity: Double = 1)
  /// Red, green, blue and opacity, each from 0 to 1, in sRGB.
  case rgba(Double, Double, Double, Double)
  /// A fixed colour for light mode and one for dark mode.
  case adaptive(light: FixedColor, dark: FixedColor)
}

/// A colour that is the same in light and dark mode.
public struct FixedColor: Hashable, Sendable, Codable {
  /// The red component in sRGB, from 0 to 1.
  public var red: Double
  /// The green component in sRGB, from 0 to 1.
  public var green: Double
  /// The blue component in sRGB, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var opacity: Double

  /// Creates a colour from its components.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

/// The system colours, which differ in light and dark mode.
public enum SystemColor: String, Hashable, Sendable, Codable, CaseIterable {
  case primary, secondary, tertiary, quaternary, accent, clear, separator, softFill
  case background, secondaryBackground, groupedBackground
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black
  /// A translucent material behind floating content.
  case material
}

/// Distances from the four edges, in points.
public struct InsetsValue: Hashable, Sendable, Codable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates insets from the four distances.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
