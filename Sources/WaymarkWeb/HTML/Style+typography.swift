// SPDX-License-Identifier: MIT

import WaymarkRender

extension Style {
  static func typography(_ element: ElementTree.Element, _ css: inout Declarations) {
    if let size = element.number(.font), size > 0 {
      css.add("font-size", element.flag(.fixedFont) ? points(size) : rem(size))
    }
    if let weight = element.text(.weight).flatMap({ weights[$0] }) {
      css.add("font-weight", weight)
    }
    if case .bool(let isItalic) = element[.italic] {
      css.add("font-style", isItalic ? "italic" : "normal")
    }
    var lines = [
      element.flag(.underline) ? "underline" : nil,
      element.flag(.strikethrough) ? "line-through" : nil,
    ].compactMap(\.self)
    if !lines.isEmpty {
      if let pattern = element.text(.linePattern) {
        lines.append(pattern == "dot" ? "dotted" : "dashed")
      }
      if case .color(let color) = element[.lineColor] { lines.append(Self.color(color)) }
      css.add("text-decoration", lines.joined(separator: " "))
    }
    let family = element.text(.fontDesign).flatMap { families[$0] }
    if let name = element.text(.fontFamily).map(familyName), !name.isEmpty {
      css.add("font-family", "\"\(name)\",\(family ?? "var(--sans)")")
    } else if let family {
      css.add("font-family", family)
    }
    if let width = element.text(.fontWidth).flatMap({ widths[$0] }) {
      css.add("font-stretch", width)
    }
    switch element.text(.smallCaps) {
    case "all": css.add("font-variant-caps", "all-small-caps")
    case "lowercase": css.add("font-variant-caps", "small-caps")
    case "uppercase": css.add("font-variant-caps", "unicase")
    default: break
    }
    spacing(element, &css)
    if element.flag(.monospacedDigit) { css.add("font-variant-numeric", "tabular-nums") }
    if let limit = element.number(.lineLimit), limit >= 1 {
      css.add("--lines", number(limit.rounded(.down)))
    }
    if let alignment = element.text(.textAlignment).flatMap({ textAlignments[$0] }) {
      css.add("text-align", alignment)
    }
  }

  private static let weights = [
    "ultraLight": "200", "thin": "100", "light": "300", "regular": "400", "medium": "500",
    "semibold": "600", "bold": "700", "heavy": "800", "black": "900",
  ]
  private static let families = [
    "monospaced": "var(--mono)", "rounded": "var(--rounded)", "serif": "var(--serif)",
    "default": "var(--sans)",
  ]
  private static let textAlignments = ["leading": "start", "center": "center", "trailing": "end"]

  private static let leadings = ["tight": "1.15", "loose": "1.5", "standard": "1.3"]
  private static let widths = [
    "compressed": "62.5%", "condensed": "75%", "standard": "100%", "expanded": "125%",
  ]
  private static let typeSizes = [
    "xSmall": 0.82, "small": 0.88, "medium": 0.94, "large": 1, "xLarge": 1.12, "xxLarge": 1.24,
    "xxxLarge": 1.35, "accessibility1": 1.65, "accessibility2": 1.94, "accessibility3": 2.35,
    "accessibility4": 2.76, "accessibility5": 3.12,
  ]

  private static func spacing(_ element: ElementTree.Element, _ css: inout Declarations) {
    if let kerning = element.number(.kerning) { css.add("letter-spacing", points(kerning)) }
    if let rise = element.number(.baselineOffset) {
      css.add("position", "relative")
      css.add("bottom", points(rise))
    }
    let leading = element.text(.leading).flatMap { leadings[$0] }
    if let spacing = element.number(.lineSpacing) {
      css.add("line-height", "calc(\(leading ?? "1.3")em + \(points(max(0, spacing))))")
    } else if let leading {
      css.add("line-height", leading)
    }
    switch element.text(.textCase) {
    case "uppercase": css.add("text-transform", "uppercase")
    case "lowercase": css.add("text-transform", "lowercase")
    default: break
    }
    if case .bool(let canSelect) = element[.textSelection] {
      css.add("user-select", canSelect ? "text" : "none")
    }
    if let size = element.text(.textSize).flatMap({ typeSizes[$0] }) {
      css.add("--type", number(size))
    }
  }

  /// Returns a font family name without characters that could end the CSS string.
  private static func familyName(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
  }
}
