// SPDX-License-Identifier: MIT

import WaymarkRender

/// The CSS declarations of an element's layout and style properties.
///
/// Words that come with a property are looked up, never passed on, so that no text of an app or of
/// a user can reach the style sheet.
enum Style {
  /// The declarations of an element, in an order that depends on its properties only.
  static func declarations(of element: ElementTree.Element) -> String {
    guard !element.properties.isEmpty else { return "" }
    var css = Declarations()
    layout(element, &css)
    typography(element, &css)
    colors(element, &css)
    return css.text
  }

  private static func layout(_ element: ElementTree.Element, _ css: inout Declarations) {
    if let spacing = element.number(.spacing) { css.add("gap", points(spacing)) }
    if case .insets(let edges) = element[.padding] {
      let sides = [edges.top, edges.trailing, edges.bottom, edges.leading].map(points)
      css.add("padding", sides.joined(separator: " "))
    } else if let padding = element.number(.padding) {
      css.add("padding", points(padding))
    }
    for (property, name) in sizes {
      if let size = element.number(property) { css.add(name, points(max(0, size))) }
    }
    if let ratio = element.number(.aspectRatio), ratio > 0 {
      css.add("aspect-ratio", number(ratio))
    }
    if case .text(let mode) = element[.contentMode] {
      css.add("object-fit", mode == "fill" ? "cover" : "contain")
    }
    if let shift = element.text(.offset) {
      let parts = shift.split(separator: " ").compactMap { Double($0) }
      if parts.count == 2, parts.allSatisfy(\.isFinite) {
        css.add("transform", "translate(\(points(parts[0])),\(points(parts[1])))")
      }
    }
    if case .insets(let edges) = element[.rowInsets] {
      css.add("padding-block", "\(points(edges.top)) \(points(edges.bottom))")
      css.add("padding-inline", "\(points(edges.leading)) \(points(edges.trailing))")
      css.add("--inset", points(edges.leading))
    }
    if element.flag(.hidden) { css.add("visibility", "hidden") }
    if let rise = element.text(.detent).flatMap(rise(of:)) { css.add("--rise", rise) }
    if let tracks = element.text(.tracks) {
      let side = element.text(.axis) == "horizontal" ? "rows" : "columns"
      css.add("grid-template-\(side)", Self.tracks(tracks))
    }
  }

  /// How high a sheet rises at a detent: a part of the window, or points.
  private static func rise(of detent: String) -> String? {
    if detent.hasSuffix("%"), let part = Double(detent.dropLast()), (0...100).contains(part) {
      return "\(number(part))%"
    }
    return Double(detent).map { points(max(0, $0)) }
  }

  /// The columns or rows of a grid, as CSS writes them.
  private static func tracks(_ words: String) -> String {
    let tracks = words.split(separator: " ").compactMap { word -> String? in
      let parts = word.split(separator: ":")
      let sizes = parts.dropFirst().compactMap { Double($0) }.map { points(max(0, $0)) }
      guard let kind = parts.first, let least = sizes.first else { return nil }
      let track = "minmax(\(least),\(sizes.count > 1 ? sizes[1] : "1fr"))"
      return switch kind {
      case "fixed": least
      case "adaptive": "repeat(auto-fill,\(track))"
      default: track
      }
    }
    return tracks.isEmpty ? "none" : tracks.joined(separator: " ")
  }

  private static let sizes: [(Property, String)] = [
    (.width, "width"), (.height, "height"), (.minWidth, "min-width"), (.minHeight, "min-height"),
    (.maxWidth, "max-width"), (.maxHeight, "max-height"),
  ]

  private static func typography(_ element: ElementTree.Element, _ css: inout Declarations) {
    if let size = element.number(.font), size > 0 { css.add("font-size", rem(size)) }
    if let weight = element.text(.weight).flatMap({ weights[$0] }) {
      css.add("font-weight", weight)
    }
    if case .bool(let isItalic) = element[.italic] {
      css.add("font-style", isItalic ? "italic" : "normal")
    }
    let lines = [
      element.flag(.underline) ? "underline" : nil,
      element.flag(.strikethrough) ? "line-through" : nil,
    ].compactMap(\.self)
    if !lines.isEmpty { css.add("text-decoration", lines.joined(separator: " ")) }
    if let family = element.text(.fontDesign).flatMap({ families[$0] }) {
      css.add("font-family", family)
    }
    if element.flag(.monospacedDigit) { css.add("font-variant-numeric", "tabular-nums") }
    if let limit = element.number(.lineLimit), limit >= 1 {
      css.add("--lines", number(limit.rounded(.down)))
    }
    if let letters = element.text(.textCase).flatMap({ textCases[$0] }) {
      css.add("text-transform", letters)
    }
    if case .bool(let isSelectable) = element[.selectable] {
      css.add("user-select", isSelectable ? "text" : "none")
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
  private static let textCases = ["uppercase": "uppercase", "lowercase": "lowercase"]
  private static let textAlignments = ["leading": "start", "center": "center", "trailing": "end"]

  private static func colors(_ element: ElementTree.Element, _ css: inout Declarations) {
    // The accent is the tint around it, which a property of CSS cannot be made of itself.
    if case .color(let tint) = element[.tint], tint != .system(.accent) {
      css.add("--tint", color(tint))
    }
    if case .color(let foreground) = element[.foreground] {
      css.add("color", color(foreground))
    }
    if case .color(let background) = element[.background] {
      css.add("background", color(background))
      if case .system(.material, _) = background { css.add("backdrop-filter", "var(--blur)") }
    }
    if case .color(let fill) = element[.fill] { css.add("--fill", color(fill)) }
    if case .color(let row) = element[.rowBackground] { css.add("--cell", color(row)) }
    if case .color(let line) = element[.separatorTint] { css.add("--line", color(line)) }
    let width = points(max(0, element.number(.strokeWidth) ?? 1))
    if case .color(let stroke) = element[.stroke] {
      css.add("border", "\(width) solid \(color(stroke))")
    } else if case .color(let border) = element[.border] {
      css.add("border", "\(width) solid \(color(border))")
    }
    if let radius = corner(element) {
      css.add("border-radius", radius)
      css.add("overflow", "hidden")
    }
    switch element[.shadow] {
    case .number(let radius) where radius > 0:
      css.add("filter", "drop-shadow(0 1px \(points(radius)) rgb(0 0 0/.22))")
    case .bool(true): css.add("filter", "drop-shadow(0 1px 4px rgb(0 0 0/.22))")
    default: break
    }
    if let opacity = element.number(.opacity) {
      css.add("opacity", number(min(1, max(0, opacity))))
    }
  }

  private static func corner(_ element: ElementTree.Element) -> String? {
    switch (element[.cornerRadius], element.text(.shape)) {
    case (.number(let radius), _): points(max(0, radius))
    case (.unbounded, _), (_, "capsule"): "9999px"
    case (_, "circle"), (_, "ellipse"): "50%"
    default: nil
    }
  }

  /// A colour as CSS writes it.
  static func color(_ color: ColorValue) -> String {
    switch color {
    case .system(let name, let opacity):
      let value = name == .accent ? "var(--tint)" : "var(--\(name.rawValue))"
      guard opacity < 1 else { return value }
      let share = number(min(1, max(0, opacity)) * 100)
      return "color-mix(in srgb,\(value) \(share)%,transparent)"
    case .rgba(let red, let green, let blue, let alpha):
      let parts = [red, green, blue].map { number(min(1, max(0, $0)) * 255) }
      return "rgb(\(parts.joined(separator: " "))/\(number(min(1, max(0, alpha)))))"
    }
  }

  static func points(_ value: Double) -> String { value == 0 ? "0" : "\(number(value))px" }

  /// Points as a share of the root's font, so that a reader's own text size holds.
  private static func rem(_ points: Double) -> String { "\(number(points / 17))rem" }

  /// A number with at most three decimals, without an exponent.
  static func number(_ value: Double) -> String {
    let limited = min(max(value.isFinite ? value : 0, -1e6), 1e6)
    let thousandths = Int((limited * 1000).rounded())
    guard thousandths % 1000 != 0 else { return String(thousandths / 1000) }
    let sign = thousandths < 0 ? "-" : ""
    let whole = abs(thousandths) / 1000
    var rest = String(abs(thousandths) % 1000 + 1000).dropFirst()
    while rest.last == "0" { rest.removeLast() }
    return "\(sign)\(whole).\(rest)"
  }
}

/// Declarations as they are collected.
private struct Declarations {
  var text = ""

  mutating func add(_ name: String, _ value: String) {
    if !text.isEmpty { text += ";" }
    text += "\(name):\(value)"
  }
}
