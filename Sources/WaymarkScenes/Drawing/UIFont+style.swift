// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

extension UIFont {
  /// The weight of a font, from -1 to 1, where 0 is regular.
  ///
  /// Hosts draw the nearest of the named weights.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The raw value of the weight.
    public let rawValue: CGFloat

    /// Creates a weight from a raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a raw value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultra-light weight.
    public static let ultraLight = Weight(-0.8)
    /// The thin weight.
    public static let thin = Weight(-0.6)
    /// The light weight.
    public static let light = Weight(-0.4)
    /// The regular weight.
    public static let regular = Weight(0)
    /// The medium weight.
    public static let medium = Weight(0.23)
    /// The semibold weight.
    public static let semibold = Weight(0.3)
    /// The bold weight.
    public static let bold = Weight(0.4)
    /// The heavy weight.
    public static let heavy = Weight(0.56)
    /// The black weight.
    public static let black = Weight(0.62)

    var nearest: Font.Weight {
      let known: [(Weight, Font.Weight)] = [
        (.regular, .regular), (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      func distance(_ one: Weight) -> CGFloat { abs(one.rawValue - rawValue) }
      return known.min { distance($0.0) < distance($1.0) }?.1 ?? .regular
    }
  }

  /// A text style, with UIKit's names and raw values.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value of the style.
    public let rawValue: String

    /// Creates a style from a raw value; an unknown style is drawn like ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style for large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style for first-level titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style for second-level titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style for third-level titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style for headlines.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style for subheadlines.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style for body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style for callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style for footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style for captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style for smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let known: [TextStyle: (style: Font.TextStyle, size: CGFloat)] = [
      .largeTitle: (.largeTitle, 34), .title1: (.title, 28), .title2: (.title2, 22),
      .title3: (.title3, 20), .headline: (.headline, 17), .subheadline: (.subheadline, 15),
      .callout: (.callout, 16), .footnote: (.footnote, 13), .caption1: (.caption, 12),
      .caption2: (.caption2, 11),
    ]

    var style: Font.TextStyle { Self.known[self]?.style ?? .body }
    var size: CGFloat { Self.known[self]?.size ?? 17 }
  }
}
