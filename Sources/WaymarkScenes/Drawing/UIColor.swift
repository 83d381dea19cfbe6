// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// A colour, which may differ in light and in dark.
///
/// Like UIKit's class. Parts outside of 0 to 1 are taken for the nearer end, and all are sRGB.
public final class UIColor: NSObject, Sendable {
  let color: Color

  /// A SwiftUI colour.
  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// A colour by its red, green and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// A colour by its red, green and blue in Display P3, which are taken for sRGB.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by its hue, saturation and brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// A colour that differs in light and in dark.
  ///
  /// The closure is called here, once for each; UIKit calls it whenever the colour is drawn.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func parts(_ style: UIUserInterfaceStyle) -> Color.Parts {
      dynamicProvider(UITraitCollection(userInterfaceStyle: style))
        .color.parts(isDark: style == .dark)
    }
    self.init(Color(light: parts(.light), dark: parts(.dark), name: "dynamic"))
  }

  /// Nil: catalogues of assets are not read.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) { nil }

  /// The same colour with another alpha, in light and in dark.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.withOpacity(Double(alpha)))
  }

  /// The colour that is drawn with the traits, the same in light and in dark.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let (red, green, blue, opacity) = color.parts(
      isDark: traitCollection.userInterfaceStyle == .dark)
    return UIColor(Color(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Whether both are drawn alike in light and in dark.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UIColor)?.color else { return false }
    return [true, false].allSatisfy { color.parts(isDark: $0) == other.parts(isDark: $0) }
  }

  /// Made of the parts in light.
  public override var hash: Int {
    let parts = color.parts(isDark: false)
    return [parts.red, parts.green, parts.blue, parts.opacity].hashValue
  }

  /// The colour's name, such as `red`.
  public override var description: String { color.description }
}

extension Color {
  /// A UIKit colour.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A UIKit colour; the older name of ``init(uiColor:)``.
  public init(_ color: UIColor) { self = color.color }
}
