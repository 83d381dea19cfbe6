// SPDX-License-Identifier: MIT

import WaymarkRender

/// The CSS declarations for the layout and style properties of an element.
///
/// Keywords in property values are looked up in tables and never copied, so text of an app or a
/// person cannot reach the style sheet.
enum Style {
  /// Returns the declarations of an element.
  ///
  /// - Parameters:
  ///   - element: An element.
  ///   - growth: The axes along which it grows.
  ///   - fillsScreen: Whether its background fills the screen; the style sheet draws it then.
  /// - Returns: The declarations, in a deterministic order.
  static func declarations(
    of element: ElementTree.Element, growth: Growth = [], fillsScreen: Bool = false
  ) -> String {
    guard !element.properties.isEmpty else { return "" }
    var css = Declarations()
    layout(element, growth, &css)
    typography(element, &css)
    colors(element, growth: growth, fillsScreen: fillsScreen, &css)
    effects(element, &css)
    return css.text
  }

  private static func layout(
    _ element: ElementTree.Element, _ growth: Growth, _ css: inout Declarations
  ) {
    if let spacing = element.number(.spacing) { css.add("gap", points(spacing)) }
    if let spacing = element[.gridSpacing] {
      css.add("gap", "\(points(max(0, spacing.height))) \(points(max(0, spacing.width)))")
    }
    if let edges = element[.padding] {
      distances("padding", edges) { max(0, $0) }
      // A view that protrudes from the space that it takes has a margin below zero.
      if min(edges.top, edges.leading, edges.bottom, edges.trailing) < 0 {
        distances("margin", edges) { min(0, $0) }
        let excess = -min(0, edges.leading) - min(0, edges.trailing)
        if excess > 0 {
          css.add(growth.contains(.x) ? "width" : "max-width", "calc(100% + \(points(excess)))")
          if growth.contains(.x) { css.add("max-width", "none") }
        }
        if min(edges.top, edges.bottom) < 0, growth.contains(.y) { css.add("max-height", "none") }
      }
    }
    func distances(_ name: String, _ edges: InsetsValue, _ length: (Double) -> Double) {
      let (top, bottom) = (points(length(edges.top)), points(length(edges.bottom)))
      let (leading, trailing) = (points(length(edges.leading)), points(length(edges.trailing)))
      if leading == trailing {
        css.add(name, "\(top) \(trailing) \(bottom)")
      } else {
        css.add("\(name)-block", "\(top) \(bottom)")
        css.add("\(name)-inline", "\(leading) \(trailing)")
      }
    }
    for (property, name) in sizes {
      if let size = element.number(property) { css.add(name, points(max(0, size))) }
    }
    if element.kind == .box, let height = element.number(.height) {
      css.add("--height", "\(number(max(0, height)))px")
    } else if element.kind == .text, element.isFixed(along: .vertical) {
      css.add("--height", "1e6px")
    }
    if let length = element.number(.minLength) { css.add("--least", points(max(0, length))) }
    if let most = element.number(.maxWidth).map({ points(max(0, $0)) }) {
      // A width, so that its ancestors do not have to grow for it.
      let isFlexible = element[.width] == nil && !element.isFixed(along: .horizontal)
      if isFlexible { css.add("width", most) }
      css.add("max-width", isFlexible ? "min(\(most),100%)" : most)
    }
    for (axis, property, name) in ideals where element.isFixed(along: axis) {
      if let size = element.number(property) {
        css.add(name, points(max(0, size)))
        css.add("flex-shrink", "0")
      }
    }
    if let ratio = element.number(.aspectRatio), ratio > 0 {
      css.add("aspect-ratio", number(ratio))
    }
    if let mode = element[.contentMode] {
      css.add("object-fit", mode == .fill ? "cover" : "contain")
    }
    if let edges = element[.rowInsets] {
      css.add("padding-block", "\(points(edges.top)) \(points(edges.bottom))")
      css.add("padding-inline", "\(points(edges.leading)) \(points(edges.trailing))")
    }
    if let line = element[.separatorTint] { css.add("--line", color(line)) }
    if let rank = element.number(.accessibilityPriority) {
      css.add("reading-order", number(-rank.rounded()))
    }
    for (property, names) in margins {
      guard let margin = element.number(property) else { continue }
      for name in names { css.add(name, points(max(0, margin))) }
    }
    if let radius = element.number(.borderRadius) { css.add("--round", points(max(0, radius))) }
    if element.flag(.hidden) { css.add("visibility", "hidden") }
    if let rise = element[.detent].flatMap(rise(of:)) { css.add("--rise", rise) }
    if let tracks = element[.tracks] {
      let isAcross = element[.axis] == .horizontal
      css.add("grid-template-\(isAcross ? "rows" : "columns")", Self.tracks(tracks))
      let place =
        switch element[.tracksAlignment] {
        case .leading, .top: "start"
        case .trailing, .bottom: "end"
        default: "center"
        }
      css.add(isAcross ? "align-content" : "justify-content", place)
    }
  }

  /// Returns the CSS height of a detent.
  private static func rise(of detent: DetentValue) -> String? {
    switch detent {
    case .medium, .large: nil
    case .fraction(let part): (0...1).contains(part) ? "\(number(part * 100))%" : nil
    case .height(let height): "\(number(max(0, height)))px"
    }
  }

  /// Returns the CSS tracks of a grid.
  private static func tracks(_ tracks: [GridTrack]) -> String {
    func track(_ minimum: Double, _ maximum: Double?) -> String {
      "minmax(\(points(max(0, minimum))),\(maximum.map { points(max(0, $0)) } ?? "1fr"))"
    }
    let tracks = tracks.map { value in
      switch value {
      case .fixed(let size): points(max(0, size))
      case .flexible(let minimum, let maximum): track(minimum, maximum)
      case .adaptive(let minimum, let maximum): "repeat(auto-fill,\(track(minimum, maximum)))"
      }
    }
    return tracks.isEmpty ? "none" : tracks.joined(separator: " ")
  }

  private static let sizes: [(PropertyKey<LengthValue>, String)] = [
    (.width, "width"), (.height, "height"), (.minWidth, "min-width"), (.minHeight, "min-height"),
    (.maxHeight, "max-height"),
  ]

  /// At the bottom, the margin is added to the inset of the bars.
  private static let margins: [(PropertyKey<LengthValue>, [String])] = [
    (.contentMarginTop, ["padding-top"]),
    (.contentMarginLeading, ["padding-inline-start", "scroll-padding-inline-start"]),
    (.contentMarginTrailing, ["padding-inline-end"]), (.contentMarginBottom, ["--rest"]),
  ]

  private static let ideals: [(AxisValue, PropertyKey<LengthValue>, String)] = [
    (.horizontal, .idealWidth, "width"), (.vertical, .idealHeight, "height"),
  ]

  static func points(_ value: Double) -> String { value == 0 ? "0" : "\(number(value))px" }

  /// Converts points to a multiple of the root font size, so that the browser's text size applies.
  static func rem(_ points: Double) -> String { "\(number(points / 17))rem" }

  /// Formats a number with at most three decimals and without an exponent.
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

/// A list of declarations.
struct Declarations {
  var text = ""

  mutating func add(_ name: String, _ value: String) {
    if !text.isEmpty { text += ";" }
    text += "\(name):\(value)"
  }
}
