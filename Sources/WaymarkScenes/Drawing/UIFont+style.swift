// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

extension UIFont {
  /// How heavy letters are, from -1 to 1 with regular ones at 0; the nearest that hosts know is
  /// drawn.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight.
    public let rawValue: CGFloat

    /// A weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Ultra light letters.
    public static let ultraLight = Weight(-0.8)
    /// Thin letters.
    public static let thin = Weight(-0.6)
    /// Light letters.
    public static let light = Weight(-0.4)
    /// Regular letters.
    public static let regular = Weight(0)
    /// Medium letters.
    public static let medium = Weight(0.23)
    /// Semibold letters.
    public static let semibold = Weight(0.3)
    /// Bold letters.
    public static let bold = Weight(0.4)
    /// Heavy letters.
    public static let heavy = Weight(0.56)
    /// Black letters.
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

  /// A text style, by UIKit's names.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// A style of a name; one that is not known is drawn like ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headlines.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of subheadlines.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of smaller captions.
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
