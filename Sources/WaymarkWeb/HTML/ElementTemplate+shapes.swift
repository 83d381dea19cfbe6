// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// A shape, drawn by the style sheet if possible and otherwise as SVG.
  func shape(_ element: ElementTree.Element) -> Markup {
    guard let path = element.text(.path),
      let size = Style.numbers(element.text(.pathSize), 2), size.allSatisfy({ $0 >= 0 })
    else {
      let shape = element.text(.shape).flatMap { Self.shapes.contains($0) ? $0 : nil }
      return Markup("div", "shape \(shape ?? "rectangle")")
    }
    // An area without a size cannot be scaled.
    let box = size.map { Style.number(max($0, 0.001)) }
    let outline = Markup("path").with("d", Style.path(path))
      .with("fill-rule", element.flag(.evenOdd) ? "evenodd" : nil)
      .with("vector-effect", "non-scaling-stroke")
    let isLine = element[.stroke] != nil
    var parts = [outline]
    if let paint = gradient(isLine ? element[.stroke] : element[.fill]) {
      parts = masked(outline, by: "m\(element.id)", paint, size, margin: isLine ? element : nil)
    }
    let drawing = Markup("svg", content: .nodes(parts))
      .with("viewBox", "0 0 \(box[0]) \(box[1])").with("preserveAspectRatio", "none")
      .with("aria-hidden", "true")
    return Markup("div", isLine ? "shape path line" : "shape path", drawing)
  }

  private static let shapes: Set<String> = [
    "rectangle", "roundedRectangle", "circle", "capsule", "ellipse",
  ]

  private func gradient(_ value: PropertyValue?) -> String? {
    if case .gradient(let gradient) = value { Style.gradient(gradient) } else { nil }
  }

  /// A filled area with an outline as its mask, because SVG has no conic gradients.
  private func masked(
    _ outline: Markup, by name: String, _ paint: String, _ size: [Double],
    margin line: ElementTree.Element?
  ) -> [Markup] {
    // Half of the line width is outside of the area.
    let margin = line.map { max(0, $0.number(.strokeWidth) ?? 1) } ?? 0
    func area(_ tag: String, _ content: Markup) -> Markup {
      Markup(tag, "", content)
        .with("x", Style.number(-margin)).with("y", Style.number(-margin))
        .with("width", Style.number(size[0] + 2 * margin))
        .with("height", Style.number(size[1] + 2 * margin))
    }
    var ground = Markup("div", "paint")
    ground.style = "background:\(paint)"
    return [
      area("mask", outline).with("id", name).with("maskUnits", "userSpaceOnUse"),
      area("foreignObject", ground).with("mask", "url(#\(name))"),
    ]
  }

  /// A text with several styles.
  func richText(_ element: ElementTree.Element) -> Markup {
    guard case .runs(let runs) = element[.runs] else {
      return Markup("span", "text", text: element.text(.text) ?? "")
    }
    return Markup(
      "span", "text",
      content: .nodes(
        runs.map { run in
          var part = element
          part.properties = run.properties
          if let name = part.text(.systemName) { return Self.picture(name, in: part) }
          let font = part.text(.font).flatMap { Self.fonts.contains($0) ? "f-\($0)" : nil } ?? ""
          let address = part.text(.url).flatMap(WebAddress.allowed)
          var markup = Markup(address == nil ? "span" : "a", font, text: run.text)
          if let address {
            markup = markup.with("href", address).with("target", "_blank")
              .with("rel", "noopener noreferrer")
          }
          markup.style = Style.declarations(of: part)
          return markup
        }))
  }

  /// A glyph within text.
  private static func picture(_ name: String, in part: ElementTree.Element) -> Markup {
    var picture = glyph(name)
    picture["aria-hidden"] = nil
    picture["role"] = "img"
    picture["aria-label"] = part.text(.label)
    picture.style = Style.declarations(of: part)
    return picture
  }

  /// Adds classes and attributes for appearance modifiers.
  func applyAppearance(_ element: ElementTree.Element, _ markup: inout Markup) {
    if element.kind == .window || element.kind == .geometry || element.flag(.measured) {
      markup["data-f"] = ""
    }
    if element.flag(.tracked) { markup["data-q"] = "" }
    switch element.text(.colorScheme) {
    case "dark": markup["data-theme"] = "dark"
    case "light": markup["data-theme"] = "light"
    default: break
    }
    switch element.text(.layoutDirection) {
    case "rightToLeft": markup["dir"] = "rtl"
    case "leftToRight": markup["dir"] = "ltr"
    default: break
    }
    if element[.textSize] != nil { markup.addClass("typed") }
    if case .bool(let isHidden) = element[.redacted] {
      markup.addClass(isHidden ? "redacted" : "unredacted")
    }
    if element.flag(.confirmsClosing) { markup["data-keep"] = "" }
    if let edges = element.text(.ignoresSafeArea) {
      for edge in ["top", "bottom"] where edges.contains(edge) { markup.addClass("under-\(edge)") }
    }
    if let edge = element.text(.pinnedEdge), Self.edges.contains(edge) {
      markup.addClass("pin-\(edge)")
    }
    if let effect = element.text(.symbolEffect), Self.symbolEffects.contains(effect) {
      markup.addClass("moves-\(effect)")
    }
    if let effect = element.text(.hoverEffect), ["highlight", "lift"].contains(effect) {
      markup.addClass("hover-\(effect)")
    }
    if let language = element.text(.language) { markup["lang"] = language }
    if element[.position] != nil { markup.addClass("placed") }
    if case .text("none") = element[.interpolation] { markup.addClass("squares") }
    if let scale = element.text(.imageScale), ["small", "large"].contains(scale) {
      markup.addClass("scale-\(scale)")
    }
  }

  private static let symbolEffects: Set<String> = [
    "pulse", "breathe", "rotate", "variableColor", "bounce", "wiggle", "scaleUp", "scaleDown",
    "hidden", "none",
  ]
  private static let edges: Set<String> = ["top", "bottom", "leading", "trailing"]

  /// Returns the number of columns in a grid.
  func columns(of grid: ElementTree.Element) -> Int {
    let rows = grid.children.compactMap { tree[$0] }.filter { $0.kind == .gridRow }
    let widths = rows.map { row in
      row.children.compactMap { tree[$0] }.reduce(0) {
        $0 + Int(min(100, max(1, $1.number(.columns) ?? 1)))
      }
    }
    return min(100, widths.max() ?? 1)
  }
}
