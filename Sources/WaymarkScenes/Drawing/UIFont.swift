// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// A font: the system font, the font of a text style, or a font with a name.
///
/// Like UIKit's class, but all sizes, including fixed ones, scale with the person's text size.
public final class UIFont: NSObject, Sendable {
  let font: Font
  /// The size in points; for a text style, the size at the default text size.
  public let pointSize: CGFloat
  /// The name that the font was created with; that of the system font is ".SFUI".
  public let fontName: String

  private let atSize: @Sendable (CGFloat) -> Font

  private init(
    _ size: CGFloat, name: String = ".SFUI", font: Font? = nil,
    _ atSize: @escaping @Sendable (CGFloat) -> Font
  ) {
    let size = size.isFinite ? max(1, size) : 1
    self.font = font ?? atSize(size)
    self.atSize = atSize
    pointSize = size
    fontName = name
    super.init()
  }

  /// Creates a font with a name and a size.
  ///
  /// Never returns nil: hosts that lack the font draw the system font instead. Sizes below 1 are
  /// treated as 1.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontSize, name: fontName) { .custom(fontName, size: $0) }
  }

  // MARK: System fonts

  /// Returns the system font with a size; sizes below 1 are treated as 1.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize) { .system(size: $0) }
  }

  /// Returns the system font with a size and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize) { .system(size: $0, weight: weight.nearest) }
  }

  /// Returns the bold system font with a size.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font with a size.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize) { .system(size: $0).italic() }
  }

  /// Returns the monospaced system font with a size and a weight.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize) { .system(size: $0, weight: weight.nearest, design: .monospaced) }
  }

  /// Returns the system font with monospaced digits, a size and a weight.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(fontSize) { .system(size: $0, weight: weight.nearest).monospacedDigit() }
  }

  /// Returns the system font for a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.size, font: .system(style.style)) { .system(size: $0) }
  }

  /// Returns the font with another size; for a text style, the system font with that size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontSize, name: fontName, atSize)
  }

  /// The default size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The default size of the system font, in points.
  public static let systemFontSize: CGFloat = 14
  /// The default size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The default size of button titles, in points.
  public static let buttonFontSize: CGFloat = 18

  /// Returns true if both fonts are drawn alike.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

  /// A hash of the font that is drawn.
  public override var hash: Int { font.hashValue }
}

extension Font {
  /// Creates a SwiftUI font from a UIKit font.
  ///
  /// SwiftUI's initialiser accepts a `CTFont`, to which a `UIFont` bridges on Apple's systems.
  public init(_ font: UIFont) { self = font.font }
}
