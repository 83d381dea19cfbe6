// SPDX-License-Identifier: MIT

import WaymarkRender

extension Style {
  static func typography(_ element: ElementTree.Element, _ css: inout Declarations) {
    if case .size(let size) = element[.font], size > 0 {
      css.add("font-size", element.flag(.fixedFont) ? points(size) : rem(size))
    }
    if let weight = element[.weight] { css.add("font-weight", number(weight)) }
    if let isItalic = element[.italic] {
      css.add("font-style", isItalic ? "italic" : "normal")
    }
    var lines = [
      element.flag(.underline) ? "underline" : nil,
      element.flag(.strikethrough) ? "line-through" : nil,
    ].compactMap(\.self)
    if !lines.isEmpty {
      if let pattern = element[.linePattern] {
        lines.append(pattern == .dot ? "dotted" : "dashed")
      }
      if let color = element[.lineColor] { lines.append(Self.color(color)) }
      css.add("text-decoration", lines.joined(separator: " "))
    }
    let family = element[.fontDesign].map(family)
    if let name = element.text(.fontFamily).map(familyName), !name.isEmpty {
      css.add("font-family", "\"\(name)\",\(family ?? "var(--sans)")")
    } else if let family {
      css.add("font-family", family)
    }
    if let width = element[.fontWidth] { css.add("font-stretch", stretch(width)) }
    switch element[.smallCaps] {
    case .all: css.add("font-variant-caps", "all-small-caps")
    case .lowercase: css.add("font-variant-caps", "small-caps")
    case .uppercase: css.add("font-variant-caps", "unicase")
    case nil: break
    }
    spacing(element, &css)
    if element.flag(.monospacedDigit) { css.add("font-variant-numeric", "tabular-nums") }
    if let limit = element.number(.lineLimit), limit >= 1 {
      css.add("--lines", number(limit.rounded(.down)))
      // A single line ends with the last letter that fits.
      if limit < 2 { css.add("word-break", "break-all") }
    }
    if element.kind == .text, let least = element.number(.minLines), least >= 1 {
      css.add("min-height", "\(number(min(100, least.rounded(.down))))lh")
    }
    switch element[.textAlignment] {
    case .leading: css.add("text-align", "var(--lead, left)")
    case .center: css.add("text-align", "center")
    case .trailing: css.add("text-align", "var(--trail, right)")
    case nil: break
    }
  }

  private static func number(_ weight: FontWeightValue) -> String {
    switch weight {
    case .ultraLight: "200"
    case .thin: "100"
    case .light: "300"
    case .regular: "400"
    case .medium: "500"
    case .semibold: "600"
    case .bold: "700"
    case .heavy: "800"
    case .black: "900"
    }
  }

  private static func family(_ design: FontDesignValue) -> String {
    switch design {
    case .default: "var(--sans)"
    case .serif: "var(--serif)"
    case .rounded: "var(--rounded)"
    case .monospaced: "var(--mono)"
    }
  }

  private static func lineHeight(_ leading: LeadingValue) -> String {
    switch leading {
    case .tight: "1.15"
    case .standard: "1.3"
    case .loose: "1.5"
    }
  }

  private static func stretch(_ width: FontWidthValue) -> String {
    switch width {
    case .compressed: "62.5%"
    case .condensed: "75%"
    case .standard: "100%"
    case .expanded: "125%"
    }
  }

  private static func scale(_ size: TextSizeValue) -> Double {
    switch size {
    case .xSmall: 0.82
    case .small: 0.88
    case .medium: 0.94
    case .large: 1
    case .xLarge: 1.12
    case .xxLarge: 1.24
    case .xxxLarge: 1.35
    case .accessibility1: 1.65
    case .accessibility2: 1.94
    case .accessibility3: 2.35
    case .accessibility4: 2.76
    case .accessibility5: 3.12
    }
  }

  private static func spacing(_ element: ElementTree.Element, _ css: inout Declarations) {
    if let kerning = element.number(.kerning) { css.add("letter-spacing", points(kerning)) }
    if let rise = element.number(.baselineOffset) {
      css.add("position", "relative")
      css.add("bottom", points(rise))
    }
    let leading = element[.leading].map(lineHeight)
    if let spacing = element.number(.lineSpacing) {
      css.add("line-height", "calc(\(leading ?? "1.3")em + \(number(max(0, spacing)))px)")
    } else if let leading {
      css.add("line-height", leading)
    }
    if let textCase = element[.textCase] { css.add("text-transform", textCase.rawValue) }
    if let canSelect = element[.textSelection] {
      css.add("user-select", canSelect ? "text" : "none")
    }
    if let size = element[.textSize] { css.add("--type", number(scale(size))) }
  }

  /// Returns a font family name without characters that could end the CSS string.
  private static func familyName(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
  }
}
