// SPDX-License-Identifier: MIT

import WaymarkViews

// Fixed colours, which are the same in light and dark mode.
extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A dark grey.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A light grey.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Fully saturated red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Fully saturated green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Fully saturated blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Fully saturated cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Fully saturated yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Fully saturated magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Fully saturated orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Fully saturated purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The colour of light text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The colour of dark text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)
}

// Dynamic colours, which differ in light and dark mode.
extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(Color.red)
  /// The system's orange.
  public static let systemOrange = UIColor(Color.orange)
  /// The system's yellow.
  public static let systemYellow = UIColor(Color.yellow)
  /// The system's green.
  public static let systemGreen = UIColor(Color.green)
  /// The system's mint.
  public static let systemMint = UIColor(Color.mint)
  /// The system's teal.
  public static let systemTeal = UIColor(Color.teal)
  /// The system's cyan.
  public static let systemCyan = UIColor(Color.cyan)
  /// The system's blue.
  public static let systemBlue = UIColor(Color.blue)
  /// The system's indigo.
  public static let systemIndigo = UIColor(Color.indigo)
  /// The system's purple.
  public static let systemPurple = UIColor(Color.purple)
  /// The system's pink.
  public static let systemPink = UIColor(Color.pink)
  /// The system's brown.
  public static let systemBrown = UIColor(Color.brown)
  /// The system's grey.
  public static let systemGray = UIColor(Color.gray)
  /// A grey closer to the background than ``systemGray``.
  public static let systemGray2 = adaptive(0xAEAEB2, 0x636366)
  /// A grey closer to the background than ``systemGray2``.
  public static let systemGray3 = adaptive(0xC7C7CC, 0x48484A)
  /// A grey closer to the background than ``systemGray3``.
  public static let systemGray4 = adaptive(0xD1D1D6, 0x3A3A3C)
  /// A grey closer to the background than ``systemGray4``.
  public static let systemGray5 = adaptive(0xE5E5EA, 0x2C2C2E)
  /// A grey closer to the background than ``systemGray5``.
  public static let systemGray6 = adaptive(0xF2F2F7, 0x1C1C1E)
  /// The inherited tint colour.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(Color.accentColor)

  /// The colour of primary text.
  public static let label = UIColor(Color.primary)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(Color.secondary)
  /// The colour of tertiary text.
  public static let tertiaryLabel = adaptive(0x3C3C43, 0xEBEBF5, 0.34, 0.34)
  /// The colour of quaternary text.
  public static let quaternaryLabel = adaptive(0x3C3C43, 0xEBEBF5, 0.2, 0.2)
  /// The colour of links.
  public static let link = adaptive(0x007AFF, 0x0A84FF)
  /// The colour of placeholder text.
  public static let placeholderText = adaptive(0x3C3C43, 0xEBEBF5, 0.34, 0.34)
  /// The colour of thin, partly transparent separators.
  public static let separator = adaptive(0x3C3C43, 0x545458, 0.29, 0.6)
  /// The colour of opaque separators.
  public static let opaqueSeparator = adaptive(0xC6C6C8, 0x38383A)

  /// The fill colour of thin and small shapes.
  public static let systemFill = adaptive(0x787880, 0x787880, 0.2, 0.36)
  /// The fill colour of medium-size shapes.
  public static let secondarySystemFill = adaptive(0x787880, 0x787880, 0.16, 0.32)
  /// The fill colour of large shapes.
  public static let tertiarySystemFill = adaptive(0x767680, 0x767680, 0.12, 0.24)
  /// The fill colour of large areas.
  public static let quaternarySystemFill = adaptive(0x747480, 0x767680, 0.08, 0.18)

  /// The main background colour.
  public static let systemBackground = adaptive(0xFFFFFF, 0x000000)
  /// The background colour of groups on the main background.
  public static let secondarySystemBackground = adaptive(0xF2F2F7, 0x1C1C1E)
  /// The background colour of groups within a group.
  public static let tertiarySystemBackground = adaptive(0xFFFFFF, 0x2C2C2E)
  /// The main background colour of a grouped interface.
  public static let systemGroupedBackground = adaptive(0xF2F2F7, 0x000000)
  /// The background colour of groups in a grouped interface.
  public static let secondarySystemGroupedBackground = adaptive(0xFFFFFF, 0x1C1C1E)
  /// The background colour of groups within a group in a grouped interface.
  public static let tertiarySystemGroupedBackground = adaptive(0xF2F2F7, 0x2C2C2E)

  private static func adaptive(
    _ light: Int, _ dark: Int, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1
  ) -> UIColor {
    UIColor(
      Color(
        light: Color.parts(light, lightAlpha), dark: Color.parts(dark, darkAlpha),
        name: "dynamic"))
  }
}
