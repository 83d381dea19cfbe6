// SPDX-License-Identifier: MIT

import SeededGenerators
import Testing
import WaymarkRender

@testable import WaymarkWeb

/// The contrast of the style sheet's colours, and of the shades of an app's own colours.
@Suite struct PaletteTests {
  /// A colour scheme with the grounds of text: pages, cells, and controls and pressed rows on them.
  struct Scheme: CustomTestStringConvertible {
    var testDescription: String
    var index: Int
    var grounds: [FixedColor]
  }

  static let schemes = [
    Scheme(
      testDescription: "light", index: 0,
      grounds: [
        FixedColor("#fff"), FixedColor("#f2f2f7"),
        FixedColor("rgb(118 118 128/.12)").over(FixedColor("#fff")),
        FixedColor("rgb(60 60 67/.12)").over(FixedColor("#fff")),
      ]),
    Scheme(
      testDescription: "dark", index: 1,
      grounds: [
        FixedColor("#000"), FixedColor("#1c1c1e"), FixedColor("#2c2c2e"),
        FixedColor("rgb(118 118 128/.24)").over(FixedColor("#1c1c1e")),
        FixedColor("rgb(118 118 128/.18)").over(FixedColor("#2c2c2e")),
      ]),
  ]

  static let texts = [
    "primary", "secondary", "tertiaryText", "redText", "orangeText", "yellowText", "greenText",
    "mintText", "tealText", "cyanText", "blueText", "indigoText", "purpleText", "pinkText",
    "brownText", "grayText",
  ]

  @Test(arguments: schemes, texts)
  func `text has a contrast of at least 4.5`(scheme: Scheme, name: String) throws {
    let color = try Self.color(name, scheme)
    for ground in scheme.grounds {
      let contrast = color.over(ground).contrast(to: ground)
      #expect(contrast >= 4.5, "\(name) on \(ground)")
    }
  }

  @Test(arguments: schemes)
  func `edges of controls have a contrast of at least 3`(scheme: Scheme) throws {
    let edge = try Self.color("contour", scheme)
    for ground in scheme.grounds {
      #expect(edge.contrast(to: ground) >= 3, "\(ground)")
    }
    let on = try Self.color("on", scheme)
    // With its white knob, and with the cell around it.
    for ground in [FixedColor("#fff"), scheme.grounds[scheme.index]] {
      #expect(on.contrast(to: ground) >= 3, "\(ground)")
    }
  }

  @Test(
    arguments: schemes,
    [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown", "gray",
    ])
  func `text on a filled control has a contrast of at least 4.5`(
    scheme: Scheme, name: String
  ) throws {
    let ground = try Self.color("\(name)Fill", scheme)
    let text = Self.value("\(name)On").map { FixedColor($0) } ?? FixedColor("#fff")
    #expect(text.contrast(to: ground) >= 4.5)
  }

  @Test func `an app's own tint has shades that are legible`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<200 {
      let parts = (0..<3).map { _ in Double.random(in: 0...1, using: &random) }
      let tint = ColorValue.rgba(parts[0], parts[1], parts[2], 1)
      let text = Self.alternatives(Style.color(tint, .text))
      let fill = Self.alternatives(Style.color(tint, .fill))
      let on = Self.alternatives(Style.color(tint, .on))
      for scheme in Self.schemes {
        for ground in scheme.grounds {
          #expect(text[scheme.index].contrast(to: ground) >= 4.45, "\(parts) on \(ground)")
        }
        #expect(on[scheme.index].contrast(to: fill[scheme.index]) >= 4.45, "\(parts)")
      }
    }
  }

  @Test(arguments: [
    (ColorValue.system(.blue), "color:var(--blueText)"),
    (.system(.accent), "color:var(--tintText)"), (.system(.primary), "color:var(--primary)"),
    (.system(.tertiary), "color:var(--tertiaryText)"),
    (.system(.red, opacity: 0.5), "color:color-mix(in srgb,var(--redText) 50%,transparent)"),
    (.rgba(1, 1, 0, 1), "color:rgb(255 255 0/1)"),
  ])
  func `a colour of text is legible, and that of a picture is vivid`(
    color: ColorValue, css: String
  ) throws {
    #expect(try Self.css(.text, color) == css)
    // Buttons in a container have its colour, unless that is a level of their own.
    let isLevel = color == .system(.primary) || color == .system(.tertiary)
    let label = isLevel ? "" : ";--label:\(css.dropFirst("color:".count))"
    #expect(try Self.css(.hstack, color) == css + label)
    #expect(try Self.css(.shape, color) == "color:\(Style.color(color))")
    #expect(try Self.css(.image, color) == "color:\(Style.color(color))")
  }

  private static func css(_ kind: ElementKind, _ color: ColorValue) throws -> String {
    var tree = ElementTree()
    let part = Part(kind, [.foreground: .color(color)])
    try tree.apply(Part(.window, [:], part).mutations)
    return try #require(
      tree[ElementID(index: 2)].map {
        Style.declarations(of: $0, growth: Growth.of($0, children: []))
      })
  }

  /// Returns a colour of the style sheet in a scheme.
  private static func color(_ name: String, _ scheme: Scheme) throws -> FixedColor {
    var text = try #require(value(name), "\(name)")
    if text.hasPrefix("var(--") {
      text = try #require(value(String(text.dropFirst(6).dropLast())))
    }
    let colors = alternatives(text)
    return colors.count > 1 ? colors[scheme.index] : colors[0]
  }

  /// Returns the first value of a variable of the style sheet, which is that of the root.
  private static func value(_ name: String) -> String? {
    guard let start = ClientBundle.style.firstRange(of: "--\(name):")?.upperBound else {
      return nil
    }
    return String(ClientBundle.style[start...].prefix { $0 != ";" && $0 != "}" })
  }

  /// Returns the colours in a CSS value: one, or those of the light and of the dark scheme.
  private static func alternatives(_ value: String) -> [FixedColor] {
    value.matches(of: #/\#[0-9a-f]{3,6}|rgb\([^)]*\)/#).map { FixedColor(String($0.output)) }
  }
}

extension FixedColor {
  /// Creates a colour from CSS: `#rgb`, `#rrggbb` or `rgb(r g b/a)`.
  fileprivate init(_ css: String) {
    guard css.hasPrefix("#") else {
      let parts = css.matches(of: #/[\d.]+/#).compactMap { Double($0.output) }
      self.init(
        red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
        opacity: parts.count > 3 ? parts[3] : 1)
      return
    }
    let digits = css.dropFirst().compactMap(\.hexDigitValue)
    let parts =
      digits.count == 3
      ? digits.map { $0 * 17 }
      : stride(from: 0, to: 6, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    self.init(
      red: Double(parts[0]) / 255, green: Double(parts[1]) / 255, blue: Double(parts[2]) / 255)
  }

  fileprivate func over(_ ground: FixedColor) -> FixedColor {
    func mix(_ part: KeyPath<FixedColor, Double>) -> Double {
      self[keyPath: part] * opacity + ground[keyPath: part] * (1 - opacity)
    }
    return FixedColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }

  fileprivate func contrast(to other: FixedColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}
