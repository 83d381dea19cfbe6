// SPDX-License-Identifier: MIT

/// A colour: a system colour, which the host adapts, or a fixed colour.
public enum ColorValue: Hashable, Sendable, Codable {
  /// A system colour with an opacity from 0 to 1.
  case system(SystemColor, opacity: Double = 1)
  /// Red, green, blue and opacity, each from 0 to 1, in sRGB.
  indirect case rgba(Double, Double, Double, Double)
  /// A fixed colour for light mode and one for dark mode.
  indirect case adaptive(light: FixedColor, dark: FixedColor)
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
  case background, secondaryBackground, tertiaryBackground, groupedBackground
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black
  /// A translucent material behind floating content, which blurs what is behind it.
  case material
  /// The thinner and thicker materials.
  case ultraThinMaterial, thinMaterial, thickMaterial, ultraThickMaterial

  /// Whether the colour is a material.
  public var isMaterial: Bool {
    switch self {
    case .material, .ultraThinMaterial, .thinMaterial, .thickMaterial, .ultraThickMaterial: true
    default: false
    }
  }
}
