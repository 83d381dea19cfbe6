// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkAssets
import WaymarkDiagnostics
public import WaymarkRender

extension Color {
  /// The colour space of components; hosts draw all colours in sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a colour with components from 0 to 1; all spaces except for the linear one are treated
  /// as sRGB.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    func curved(_ part: Double) -> Double {
      colorSpace == .sRGBLinear ? AssetColor.curved(part) : part
    }
    self.init(red: curved(red), green: curved(green), blue: curved(blue), opacity: opacity)
  }

  /// A shade of grey from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour with a hue, a saturation and a brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
    func part(_ shift: Double) -> Double {
      let place = (shift + turn).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Creates a colour of a bundle's asset catalogues, with its variants for light and dark mode.
  ///
  /// Without a bundle, the main bundle is searched, and then the resource bundles of packages beside
  /// it, since a package's executable has its resources in a bundle of its own. The system's gray
  /// replaces a colour that is not found, which is reported once. Variants for increased contrast
  /// are not used.
  public init(_ name: String, bundle: Bundle? = nil) {
    switch AssetLibrary.color(named: name, in: bundle) {
    case .success(let variants): self.init(variants, name: name)
    case .failure(let error):
      if AssetLibrary.isFirst(error) { DiagnosticSink.current.report(Diagnostic(error.message)) }
      self.init(.system(.gray), name: name)
    }
  }

  /// Creates a colour of a bundle's asset catalogues; nil if it is not there or not usable.
  package init?(existing name: String, in bundle: Bundle?) {
    guard case .success(let variants) = AssetLibrary.color(named: name, in: bundle) else {
      return nil
    }
    self.init(variants, name: name)
  }

  /// Creates the colour of a colour set; the accent colour if that leaves it to the system.
  init(_ variants: AssetColor.Variants?, name: String) {
    guard let variants else {
      self = .accentColor
      return
    }
    let (light, dark) = (
      Color(variants.light, name: name), Color(variants.dark, name: name)
    )
    self =
      variants.light == variants.dark
      ? light : Color(light: light.parts(isDark: false), dark: dark.parts(isDark: true), name: name)
  }

  /// Creates a colour of an asset catalogue.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Creates a colour from a resolved colour.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The components of a colour in sRGB.
  public struct Resolved: ShapeStyle, Hashable {
    /// The red component from 0 to 1.
    public var red: Float
    /// The green component from 0 to 1.
    public var green: Float
    /// The blue component from 0 to 1.
    public var blue: Float
    /// The opacity from 0 (invisible) to 1.
    public var opacity: Float

    /// Creates a colour with components.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// The paint that hosts draw.
    public var _paint: PropertyValue? { Color(self)._paint }
  }

  /// Returns the components of the colour; a system colour uses the light or dark appearance.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolved(isDark: environment.colorScheme == .dark)
  }

  private func resolved(isDark: Bool) -> Resolved {
    let (red, green, blue, opacity) = parts(isDark: isDark)
    return Resolved(
      red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
  }

  /// The red, green, blue and opacity components, each from 0 to 1.
  package typealias Parts = (red: Double, green: Double, blue: Double, opacity: Double)

  /// Returns the colour's components in the light or the dark appearance.
  package func parts(isDark: Bool) -> Parts {
    switch value {
    case .adaptive(let light, let dark):
      let color = isDark ? dark : light
      return (color.red, color.green, color.blue, color.opacity)
    case .rgba(let red, let green, let blue, let opacity): return (red, green, blue, opacity)
    case .system(let color, let opacity):
      let known = Self.looks[color] ?? (0x000000, 0xFFFFFF, 1)
      return Self.parts(isDark ? known.dark : known.light, opacity * known.opacity)
    }
  }

  /// Returns the components of a colour written as `0xRRGGBB`, with an opacity.
  package static func parts(_ hex: Int, _ opacity: Double) -> Parts {
    func part(_ shift: Int) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    return (part(16), part(8), part(0), opacity)
  }

  /// Creates a colour with light and dark components, each clamped to the range from 0 to 1.
  package init(light: Parts, dark: Parts, name: String) {
    func fixed(_ color: Parts) -> FixedColor {
      func part(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
      return FixedColor(
        red: part(color.red), green: part(color.green), blue: part(color.blue),
        opacity: part(color.opacity))
    }
    self.init(.adaptive(light: fixed(light), dark: fixed(dark)), name: name)
  }

  /// Returns the colour with the given opacity, which replaces its own.
  package func withOpacity(_ opacity: Double) -> Color {
    let opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    switch value {
    case .system(let color, _) where Self.looks[color]?.opacity == 1:
      return Color(.system(color, opacity: opacity), name: name)
    case .rgba(let red, let green, let blue, _):
      return Color(red: red, green: green, blue: blue, opacity: opacity)
    default:
      var (light, dark) = (parts(isDark: false), parts(isDark: true))
      light.opacity = opacity
      dark.opacity = opacity
      return Color(light: light, dark: dark, name: name)
    }
  }

  /// Mixes this colour with another: 0 is this colour, 1 is the other.
  ///
  /// System colours are mixed in their light appearance, also in dark appearance.
  ///
  /// Ignored: `colorSpace` (colours are mixed in sRGB).
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let (a, b) = (resolved(isDark: false), rhs.resolved(isDark: false))
    let part = Float(fraction.isNaN ? 0 : min(max(fraction, 0), 1))
    func mixed(_ a: Float, _ b: Float) -> Float { a + (b - a) * part }
    return Color(
      Resolved(
        red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue),
        opacity: mixed(a.opacity, b.opacity)))
  }

  private static let looks: [SystemColor: (light: Int, dark: Int, opacity: Double)] = [
    .primary: (0x000000, 0xFFFFFF, 1), .secondary: (0x3C3C43, 0xEBEBF5, 0.68),
    .tertiary: (0x3C3C43, 0xEBEBF5, 0.34), .quaternary: (0x3C3C43, 0xEBEBF5, 0.2),
    .accent: (0x007AFF, 0x0A84FF, 1), .clear: (0x000000, 0x000000, 0),
    .separator: (0x3C3C43, 0x545458, 0.4), .softFill: (0x767680, 0x767680, 0.18),
    .background: (0xFFFFFF, 0x000000, 1), .secondaryBackground: (0xF2F2F7, 0x1C1C1E, 1),
    .tertiaryBackground: (0xFFFFFF, 0x2C2C2E, 1),
    .groupedBackground: (0xF2F2F7, 0x000000, 1), .red: (0xFF3B30, 0xFF453A, 1),
    .orange: (0xFF9500, 0xFF9F0A, 1), .yellow: (0xFFCC00, 0xFFD60A, 1),
    .green: (0x34C759, 0x30D158, 1), .mint: (0x00C7BE, 0x63E6E2, 1),
    .teal: (0x30B0C7, 0x40C8E0, 1), .cyan: (0x32ADE6, 0x64D2FF, 1),
    .blue: (0x007AFF, 0x0A84FF, 1), .indigo: (0x5856D6, 0x5E5CE6, 1),
    .purple: (0xAF52DE, 0xBF5AF2, 1), .pink: (0xFF2D55, 0xFF375F, 1),
    .brown: (0xA2845E, 0xAC8E68, 1), .white: (0xFFFFFF, 0xFFFFFF, 1),
    .gray: (0x8E8E93, 0x8E8E93, 1), .black: (0x000000, 0x000000, 1),
    .material: (0xF9F9F9, 0x1E1E20, 0.78), .ultraThinMaterial: (0xF9F9F9, 0x1E1E20, 0.42),
    .thinMaterial: (0xF9F9F9, 0x1E1E20, 0.6), .thickMaterial: (0xFCFCFC, 0x0F0F10, 0.89),
    .ultraThickMaterial: (0xFEFEFE, 0x060606, 0.95),
  ]
}

extension Gradient {
  /// The colour space of interpolation; hosts use their own.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// The components of the device.
    public static let device = ColorSpace(name: "device")
    /// The perceived colours.
    public static let perceptual = ColorSpace(name: "perceptual")
  }
}
