// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// A font: the system's at a size, one of a text style, or one by its name.
///
/// Like UIKit's class. Sizes grow with the text size that a person has chosen, as all do.
public final class UIFont: NSObject, Sendable {
  let font: Font
  /// The size in points; of a text style that at the usual text size.
  public let pointSize: CGFloat
  /// The name that the font was asked for by; the system's is ".SFUI".
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

  /// A font of a name, at a size.
  ///
  /// Hosts draw it if they have it and the system's if not, so it is never nil; sizes below 1 are
  /// taken for 1.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontSize, name: fontName) { .custom(fontName, size: $0) }
  }

  // MARK: The system's

  /// The system's font at a size; one below 1 is taken for 1.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize) { .system(size: $0) }
  }

  /// The system's font at a size, with a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize) { .system(size: $0, weight: weight.nearest) }
  }

  /// The system's font at a size, bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font at a size, slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize) { .system(size: $0).italic() }
  }

  /// The system's font whose letters have one width, at a size, with a weight.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize) { .system(size: $0, weight: weight.nearest, design: .monospaced) }
  }

  /// The system's font whose digits have one width, at a size, with a weight.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(fontSize) { .system(size: $0, weight: weight.nearest).monospacedDigit() }
  }

  /// The system's font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.size, font: .system(style.style)) { .system(size: $0) }
  }

  /// The same font at another size; of a text style the system's at that size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontSize, name: fontName, atSize)
  }

  /// The size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of the system's text, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons' titles, in points.
  public static let buttonFontSize: CGFloat = 18

  /// Whether both are drawn alike.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

  /// Made of what is drawn.
  public override var hash: Int { font.hashValue }
}

extension Font {
  /// A UIKit font.
  ///
  /// SwiftUI's takes a `CTFont`, which a `UIFont` is there.
  public init(_ font: UIFont) { self = font.font }
}
