// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

extension Style {
  static func colors(
    _ element: ElementTree.Element, growth: Growth, fillsScreen: Bool, _ css: inout Declarations
  ) {
    // The accent colour is the inherited tint, and a CSS property cannot refer to itself.
    if let tint = element[.tint], tint != .system(.accent) {
      Self.tint(tint, &css)
    }
    foreground(element, isPicture: growth.contains(.picture), &css)
    if let background = element[.background] {
      css.add(fillsScreen ? "--paper" : "background", paint(background))
      if isMaterial(background) { css.add("backdrop-filter", "var(--blur)") }
    }
    if let fill = element[.fill] {
      css.add("--fill", paint(fill))
      if isMaterial(fill) { css.add("--behind", "var(--blur)") }
    }
    if let row = element[.rowBackground] { css.add("--cell", color(row)) }
    if let card = element[.cardBackground] { css.add("--ground", paint(card)) }
    switch element[.cardCornerRadius] {
    case .points(let radius): css.add("--corner", points(max(0, radius)))
    case .unbounded: css.add("--corner", "9999px")
    case nil: break
    }
    lines(element, &css)
    // The style sheet has another colour where the system sets all colours.
    if element.flag(.focusEffectDisabled) { css.add("--ring", "transparent") }
    if let radius = corner(element) {
      css.add("border-radius", radius)
      css.add("overflow", "hidden")
    }
    if let opacity = element.number(.opacity) {
      css.add("opacity", number(min(1, max(0, opacity))))
    }
  }

  /// Text has the legible shade of a system colour; pictures and areas are vivid.
  private static func legible(_ text: ColorValue) -> String {
    if case .system = text { color(text, .text) } else { color(text) }
  }

  private static func isLevel(_ color: ColorValue) -> Bool {
    guard case .system(let name, _) = color else { return false }
    return [.primary, .secondary, .tertiary, .quaternary].contains(name)
  }

  private static func isMaterial(_ paint: PaintValue) -> Bool {
    if case .color(.system(let name, _)) = paint { name.isMaterial } else { false }
  }

  private static func foreground(
    _ element: ElementTree.Element, isPicture: Bool, _ css: inout Declarations
  ) {
    if case .color(let second) = element[.secondaryForeground] {
      guard let name = element.text(.systemName) else {
        css.add("--secondary", legible(second))
        return primary(element, isPicture: isPicture, &css)
      }
      let parts = name.split(separator: ".")
      let isEnclosed = parts.contains("fill") && !enclosures.isDisjoint(with: parts.dropFirst())
      guard isEnclosed || parts.contains("badge") || parts.contains("slash") else {
        return primary(element, isPicture: isPicture, &css)
      }
      css.add("color", color(second))
      if isEnclosed, case .color(let first) = element[.foreground] {
        // Behind the hole of the symbol.
        css.add("background", "radial-gradient(closest-side,\(color(first)) 60%,#0000 64%)")
      }
    } else {
      primary(element, isPicture: isPicture, &css)
    }
  }

  /// The forms that contain another form in filled symbols.
  private static let enclosures: Set<Substring> = [
    "app", "circle", "diamond", "hexagon", "octagon", "rectangle", "seal", "shield", "square",
    "triangle",
  ]

  private static func primary(
    _ element: ElementTree.Element, isPicture: Bool, _ css: inout Declarations
  ) {
    switch element[.foreground] {
    case .color(let foreground):
      let shade = isPicture ? color(foreground) : legible(foreground)
      css.add("color", shade)
      // The labels of buttons have the tint, unless a view around them has a colour of its own.
      if ![.text, .image, .shape].contains(element.kind),
        element.flag(.colorsLabels) || !isLevel(foreground)
      {
        css.add("--label", shade)
      }
    case .gradient(let gradient) where element.kind == .text:
      css.add("background", Self.gradient(gradient))
      css.add("background-clip", "text")
      css.add("color", "transparent")
    // Other content than text has a single colour.
    case .gradient(let gradient):
      if let first = gradient.stops.first { css.add("color", color(first.color)) }
    default: break
    }
  }

  private static func lines(_ element: ElementTree.Element, _ css: inout Declarations) {
    let width = points(max(0, element.number(.strokeWidth) ?? 1))
    if element[.path] != nil { return }
    if case .color(let stroke) = element[.stroke] {
      // The outline of a shape can be smaller than its element, so the style sheet draws it.
      guard element.flag(.strokeCentered) else {
        return css.add("--edge", "\(width) solid \(color(stroke))")
      }
      css.add("--rim", "\(width) solid \(color(stroke))")
      css.add("--rim-offset", points(max(0, element.number(.strokeWidth) ?? 1) / -2))
    } else if let border = element[.border] {
      css.add("border", "\(width) solid \(color(border))")
    }
  }

  private static func corner(_ element: ElementTree.Element) -> String? {
    if let corners = element[.corners] {
      // CSS orders corners from the left, regardless of the layout direction.
      let radii = [
        corners.topLeading, corners.topTrailing, corners.bottomTrailing, corners.bottomLeading,
      ]
      return radii.map { points(max(0, $0)) }.joined(separator: " ")
    }
    return switch (element[.cornerRadius], element[.shape]) {
    // The circle fits into its element.
    case (_, .circle): nil
    case (_, .ellipse): "50%"
    case (.points(let radius), _): points(max(0, radius))
    case (.unbounded, _), (_, .capsule): "9999px"
    default: nil
    }
  }

  /// Returns a CSS value for a fill.
  static func paint(_ value: PaintValue) -> String {
    switch value {
    case .color(let color): Self.color(color)
    case .gradient(let gradient): Self.gradient(gradient)
    }
  }

  /// Returns a colour in CSS.
  static func color(_ color: ColorValue) -> String {
    switch color {
    case .system(let name, let opacity):
      faded(name == .accent ? "var(--tint)" : "var(--\(name.rawValue))", opacity)
    case .rgba(let red, let green, let blue, let alpha):
      fixed(FixedColor(red: red, green: green, blue: blue, opacity: alpha))
    case .adaptive(let light, let dark): "light-dark(\(fixed(light)),\(fixed(dark)))"
    }
  }

  static func faded(_ value: String, _ opacity: Double) -> String {
    guard opacity < 1 else { return value }
    return "color-mix(in srgb,\(value) \(number(min(1, max(0, opacity)) * 100))%,transparent)"
  }

  static func fixed(_ color: FixedColor) -> String {
    let parts = [color.red, color.green, color.blue].map { number(min(1, max(0, $0)) * 255) }
    return "rgb(\(parts.joined(separator: " "))/\(number(min(1, max(0, color.opacity)))))"
  }

  /// Returns a gradient in CSS.
  static func gradient(_ gradient: GradientValue) -> String {
    func stops(_ unit: String, _ place: (Double) -> Double) -> String {
      let stops = gradient.stops.map { "\(color($0.color)) \(number(place($0.location)))\(unit)" }
      // A CSS gradient requires at least two colours.
      return (stops.count == 1 ? stops + stops : stops).joined(separator: ",")
    }
    func at(_ point: PointValue) -> String { "\(number(point.x * 100))% \(number(point.y * 100))%" }
    guard !gradient.stops.isEmpty else { return "none" }
    switch gradient.form {
    case .linear(let from, let to): return linear(from, to, gradient)
    case .radial(let center, let from, let to):
      return "radial-gradient(circle at \(at(center)),\(stops("px") { from + (to - from) * $0 }))"
    case .elliptical(let center, let from, let to):
      let parts = stops("%") { (from + (to - from) * $0) * 100 }
      return "radial-gradient(100% 100% at \(at(center)),\(parts))"
    case .angular(let center, let from, let to):
      // In CSS, an angle of zero points up.
      let parts = stops("deg") { $0 * (to - from) }
      return "conic-gradient(from \(number(from + 90))deg at \(at(center)),\(parts))"
    }
  }

  /// A CSS gradient line passes through the centre; other points shift the colour stops.
  private static func linear(
    _ from: PointValue, _ to: PointValue, _ gradient: GradientValue
  ) -> String {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = x * x + y * y
    guard length > 0 else { return "none" }
    // The CSS gradient line extends to the corners in its direction.
    let reach = abs(x) + abs(y)
    func place(_ part: Double) -> Double {
      let (px, py) = (from.x + x * part - 0.5, from.y + y * part - 0.5)
      return ((px * x + py * y) / reach + 0.5) * 100
    }
    let stops = gradient.stops.map { "\(color($0.color)) \(number(place($0.location)))%" }
    let parts = (stops.count == 1 ? stops + stops : stops).joined(separator: ",")
    return "linear-gradient(\(direction(x, y)),\(parts))"
  }

  private static func direction(_ x: Double, _ y: Double) -> String {
    let side = [y < 0 ? "top" : y > 0 ? "bottom" : nil, x < 0 ? "left" : x > 0 ? "right" : nil]
      .compactMap(\.self)
    // From corner to corner, CSS follows the diagonal of the area, as SwiftUI does.
    guard side.count == 2, abs(x) != abs(y) else { return "to \(side.joined(separator: " "))" }
    return "\(number(atan2(x, -y) * 180 / .pi))deg"
  }
}
