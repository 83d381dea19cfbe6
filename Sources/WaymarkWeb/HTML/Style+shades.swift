// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// The shades of colours that keep texts legible.
extension Style {
  /// A use of a colour other than filling an area.
  enum Shade: String {
    /// For text on the grounds of the page.
    case text = "Text"
    /// For an area under text.
    case fill = "Fill"
    /// For text on such an area.
    case on = "On"
  }

  /// Adds a tint, with its shades.
  ///
  /// The style sheet has the shades of system colours, and those of other colours are computed
  /// here.
  static func tint(_ tint: ColorValue, _ css: inout Declarations) {
    css.add("--tint", color(tint))
    css.add("--tintText", color(tint, .text))
    css.add("--tintFill", color(tint, .fill))
    css.add("--tintOn", color(tint, .on))
    css.add("--on", "var(--tintFill)")
  }

  /// Returns a shade of a colour, in CSS.
  static func color(_ value: ColorValue, _ shade: Shade) -> String {
    switch value {
    case .system(.accent, let opacity): faded("var(--tint\(shade.rawValue))", opacity)
    case .system(let name, let opacity): faded(system(name, shade), opacity)
    case .rgba(let red, let green, let blue, let alpha):
      shaded(
        FixedColor(red: red, green: green, blue: blue, opacity: alpha),
        FixedColor(red: red, green: green, blue: blue, opacity: alpha), shade)
    case .adaptive(let light, let dark): shaded(light, dark, shade)
    }
  }

  private static func system(_ name: SystemColor, _ shade: Shade) -> String {
    let own = "var(--\(name.rawValue)\(shade.rawValue)"
    switch shade {
    case .on: return "\(own),#fff)"
    case .text where [.tertiary, .quaternary].contains(name): return "\(own))"
    case .text, .fill: return hues.contains(name) ? "\(own))" : "var(--\(name.rawValue))"
    }
  }

  private static let hues: Set<SystemColor> = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray,
  ]

  private static func shaded(_ light: FixedColor, _ dark: FixedColor, _ shade: Shade) -> String {
    switch shade {
    case .text:
      "color-mix(in srgb,var(--primary) var(--deep),"
        + "light-dark(\(fixed(light.darkened(to: 0.13))),\(fixed(dark.lightened(to: 0.37)))))"
    case .fill: "light-dark(\(fixed(light.ground)),\(fixed(dark.ground)))"
    case .on: "light-dark(\(light.isBright ? "#000" : "#fff"),\(dark.isBright ? "#000" : "#fff"))"
    }
  }
}

extension FixedColor {
  /// The relative luminance, from 0 to 1, as defined by WCAG.
  var luminance: Double {
    let parts = linear
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// Whether black text on the colour is more legible than white text on a darker shade.
  fileprivate var isBright: Bool { luminance > 0.425 }

  /// The shade for an area under black or white text.
  fileprivate var ground: FixedColor { isBright ? self : darkened(to: 0.182) }

  /// Returns the colour of the same hue with at most this luminance.
  fileprivate func darkened(to limit: Double) -> FixedColor {
    let part = min(1, limit / max(luminance, 1e-9))
    return part == 1 ? self : with(linear.map { $0 * part })
  }

  /// Returns the colour, mixed with white, that has at least this luminance.
  fileprivate func lightened(to limit: Double) -> FixedColor {
    let luminance = luminance
    guard luminance < limit else { return self }
    let white = (limit - luminance) / (1 - luminance)
    return with(linear.map { $0 + (1 - $0) * white })
  }

  private var linear: [Double] {
    [red, green, blue].map { part in
      let part = part.isFinite ? min(1, max(0, part)) : 0
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }

  private func with(_ linear: [Double]) -> FixedColor {
    let parts = linear.map { $0 <= 0.0031308 ? 12.92 * $0 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
    return FixedColor(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
  }
}
