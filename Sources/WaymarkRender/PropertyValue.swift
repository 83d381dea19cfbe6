// SPDX-License-Identifier: MIT

/// The value of a property.
public enum PropertyValue: Hashable, Sendable, Codable {
  case bool(Bool)
  /// Always finite: a number that is not is given as ``unbounded`` or not at all.
  case number(Double)
  case text(String)
  case color(ColorValue)
  case insets(InsetsValue)
  /// A change of colour.
  case gradient(GradientValue)
  /// An image in memory.
  case picture(PictureValue)
  /// Parts of a text, each with a style of its own.
  case runs([TextRun])
  /// As much as there is.
  case unbounded
}

/// A colour: one that the host fits to its look, or one that is fixed.
public enum ColorValue: Hashable, Sendable, Codable {
  /// One of the system's colours, drawn with the given opacity (0 to 1).
  case system(SystemColor, opacity: Double = 1)
  /// Red, green, blue and opacity from 0 to 1, in sRGB.
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

/// The system's colours, which look different in light and in dark.
public enum SystemColor: String, Hashable, Sendable, Codable, CaseIterable {
  case primary, secondary, tertiary, quaternary, accent, clear, separator, softFill
  case background, secondaryBackground, groupedBackground
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black
  /// Behind something that floats: a translucent material.
  case material
}

/// Points at the four sides.
public struct InsetsValue: Hashable, Sendable, Codable {
  /// Above.
  public var top: Double
  /// Where lines begin.
  public var leading: Double
  /// Below.
  public var bottom: Double
  /// Where lines end.
  public var trailing: Double

  /// Makes insets from the four sides.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
