// SPDX-License-Identifier: MIT

import WaymarkRender

/// A font: one of the text styles, or a size, with its traits.
public struct Font: Hashable, Sendable {
  let size: PropertyValue?
  private var weight: Weight?
  private var design: Design?
  private var isItalic = false
  private var hasMonospacedDigits = false
  private var family: String?
  private var width: Width?
  private var capitals: SmallCapsValue?
  private var lines: Leading?
  private var isFixed = false

  private init(_ size: PropertyValue?) { self.size = size }

  /// The text style for large titles.
  public static let largeTitle = Font(TextStyleValue.largeTitle.propertyValue)
  /// The text style for titles.
  public static let title = Font(TextStyleValue.title.propertyValue)
  /// The text style for title2 text.
  public static let title2 = Font(TextStyleValue.title2.propertyValue)
  /// The text style for title3 text.
  public static let title3 = Font(TextStyleValue.title3.propertyValue)
  /// The text style for headline text.
  public static let headline = Font(TextStyleValue.headline.propertyValue)
  /// The text style for subheadline text.
  public static let subheadline = Font(TextStyleValue.subheadline.propertyValue)
  /// The text style for body text.
  public static let body = Font(TextStyleValue.body.propertyValue)
  /// The text style for callout text.
  public static let callout = Font(TextStyleValue.callout.propertyValue)
  /// The text style for footnote text.
  public static let footnote = Font(TextStyleValue.footnote.propertyValue)
  /// The text style for caption text.
  public static let caption = Font(TextStyleValue.caption.propertyValue)
  /// The text style for caption2 text.
  public static let caption2 = Font(TextStyleValue.caption2.propertyValue)

  /// A text style.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    let keyword: FontWeightValue
    /// Ultra light.
    public static let ultraLight = Weight(keyword: .ultraLight)
    /// Thin.
    public static let thin = Weight(keyword: .thin)
    /// Light.
    public static let light = Weight(keyword: .light)
    /// Regular.
    public static let regular = Weight(keyword: .regular)
    /// Medium.
    public static let medium = Weight(keyword: .medium)
    /// Semibold.
    public static let semibold = Weight(keyword: .semibold)
    /// Bold.
    public static let bold = Weight(keyword: .bold)
    /// Heavy.
    public static let heavy = Weight(keyword: .heavy)
    /// Black.
    public static let black = Weight(keyword: .black)
  }

  /// The design of a font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var keyword: FontDesignValue? {
      switch self {
      case .default: nil
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// Returns the system font with a size in points, which is at least 1; infinite sizes count as 1.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(.number(size.isFinite ? max(1, Double(size)) : 1))
    font.weight = weight
    font.design = design
    return font
  }

  /// Returns the system font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(TextStyleValue(rawValue: style.rawValue)?.propertyValue)
    font.weight = weight
    font.design = design
    return font
  }

  /// Returns a custom font with a size that scales with Dynamic Type.
  ///
  /// Hosts draw it if they have it: font files of the app are not sent to them.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = system(size: size)
    font.family = name
    return font
  }

  /// Returns a custom font with a size that scales with Dynamic Type.
  ///
  /// Ignored: `textStyle` (the size scales like body text).
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { custom(name, size: size) }

  /// Creates a custom font with a fixed size that does not scale with Dynamic Type.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var font = custom(name, size: fixedSize)
    font.isFixed = true
    return font
  }

  /// The width of a font.
  public struct Width: Hashable, Sendable {
    let keyword: FontWidthValue
    /// Compressed.
    public static let compressed = Width(keyword: .compressed)
    /// Condensed.
    public static let condensed = Width(keyword: .condensed)
    /// The standard width.
    public static let standard = Width(keyword: .standard)
    /// Expanded.
    public static let expanded = Width(keyword: .expanded)
  }

  /// The line spacing of a font.
  public enum Leading: String, Hashable, Sendable {
    case standard, tight, loose

    var value: LeadingValue {
      switch self {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
    }
  }

  /// Returns the font with tighter or looser line spacing.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.lines = leading
    return font
  }

  /// Returns the font with a width, if available.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// Returns the font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { with(smallCaps: .lowercase) }

  /// Returns the font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { with(smallCaps: .uppercase) }

  /// Returns the font with small capitals for all letters.
  public func smallCaps() -> Font { with(smallCaps: .all) }

  private func with(smallCaps: SmallCapsValue) -> Font {
    var font = self
    font.capitals = smallCaps
    return font
  }

  /// Returns the font with a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the font with a monospaced design.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// Returns the font with monospaced digits.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }

  var traits: [(Property, PropertyValue)] {
    var traits: [(Property, PropertyValue)] = []
    if let weight { traits.append((.weight, weight.keyword.propertyValue)) }
    if let keyword = design?.keyword { traits.append((.fontDesign, keyword.propertyValue)) }
    if isItalic { traits.append((.italic, .bool(true))) }
    if hasMonospacedDigits { traits.append((.monospacedDigit, .bool(true))) }
    if let family { traits.append((.fontFamily, .text(family))) }
    if let width { traits.append((.fontWidth, width.keyword.propertyValue)) }
    if let lines { traits.append((.leading, lines.value.propertyValue)) }
    if isFixed { traits.append((.fixedFont, .bool(true))) }
    if let capitals { traits.append((.smallCaps, capitals.propertyValue)) }
    return traits
  }
}
