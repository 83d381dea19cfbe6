// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// A colour, which may differ in light and dark mode.
///
/// Like UIKit's class, but all components are sRGB and clamped to the range from 0 to 1.
public final class UIColor: NSObject, Sendable {
  let color: Color

  /// Creates a UIKit colour from a SwiftUI colour.
  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// Creates a colour from red, green, blue and alpha components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a colour from Display P3 components, which are treated as sRGB.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation, brightness and alpha components.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// Creates a colour that may differ in light and dark mode.
  ///
  /// Like UIKit's initialiser, but calls the closure immediately, once for each mode, rather than
  /// whenever the colour is drawn.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func parts(_ style: UIUserInterfaceStyle) -> Color.Parts {
      dynamicProvider(UITraitCollection(userInterfaceStyle: style))
        .color.parts(isDark: style == .dark)
    }
    self.init(Color(light: parts(.light), dark: parts(.dark), name: "dynamic"))
  }

  /// Creates a colour of a bundle's asset catalogues, with its variants for light and dark mode.
  ///
  /// Returns nil if there is none with the name. The traits have no effect: the colour adapts when
  /// it is drawn.
  ///
  /// Ignored: `traitCollection`.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let color = Color(existing: name, in: bundle) else { return nil }
    self.init(color)
  }

  /// Creates a colour of an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Returns the colour with another alpha component in both light and dark mode.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.withOpacity(Double(alpha)))
  }

  /// Returns the fixed colour that is drawn with the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let (red, green, blue, opacity) = color.parts(
      isDark: traitCollection.userInterfaceStyle == .dark)
    return UIColor(Color(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Returns true if both colours are drawn alike in light and dark mode.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UIColor)?.color else { return false }
    return [true, false].allSatisfy { color.parts(isDark: $0) == other.parts(isDark: $0) }
  }

  /// A hash of the components in light mode.
  public override var hash: Int {
    let parts = color.parts(isDark: false)
    return [parts.red, parts.green, parts.blue, parts.opacity].hashValue
  }

  /// The name of the colour, such as `red`.
  public override var description: String { color.description }
}

extension Color {
  /// Creates a SwiftUI colour from a UIKit colour.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a SwiftUI colour from a UIKit colour; the older form of ``init(uiColor:)``.
  public init(_ color: UIColor) { self = color.color }
}
