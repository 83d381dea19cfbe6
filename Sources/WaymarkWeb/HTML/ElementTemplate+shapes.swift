// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// A shape, drawn by the style sheet if possible and otherwise as SVG.
  func shape(_ element: ElementTree.Element) -> Markup {
    guard let path = element[.path], let size = element[.pathSize], size.width >= 0,
      size.height >= 0
    else {
      let name = (element[.shape] ?? .rectangle).rawValue
      return Markup("div", "shape \(name)\(element[.stroke] == nil ? "" : " edged")")
    }
    // An area without a size cannot be scaled.
    let box = [size.width, size.height].map { Style.number(max($0, 0.001)) }
    let outline = Markup("path").with("d", Style.path(path))
      .with("fill-rule", element.flag(.evenOdd) ? "evenodd" : nil)
      .with("vector-effect", "non-scaling-stroke")
    let isLine = element[.stroke] != nil
    var parts = [outline]
    if let paint = (isLine ? element[.stroke] : element[.fill])?.gradient.map(Style.gradient) {
      parts = masked(outline, by: "m\(element.id)", paint, size, margin: isLine ? element : nil)
    }
    let drawing = Markup("svg", content: .nodes(parts))
      .with("viewBox", "0 0 \(box[0]) \(box[1])").with("preserveAspectRatio", "none")
      .with("aria-hidden", "true")
    return Markup("div", isLine ? "shape path line" : "shape path", drawing)
  }

  /// A filled area with an outline as its mask, because SVG has no conic gradients.
  private func masked(
    _ outline: Markup, by name: String, _ paint: String, _ size: SizeValue,
    margin line: ElementTree.Element?
  ) -> [Markup] {
    // Half of the line width is outside of the area.
    let margin = line.map { max(0, $0.number(.strokeWidth) ?? 1) } ?? 0
    func area(_ tag: String, _ content: Markup) -> Markup {
      Markup(tag, "", content)
        .with("x", Style.number(-margin)).with("y", Style.number(-margin))
        .with("width", Style.number(size.width + 2 * margin))
        .with("height", Style.number(size.height + 2 * margin))
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
    guard let runs = element[.runs] else {
      return Markup("span", "text", text: element.text(.text) ?? "")
    }
    return Markup(
      "span", "text",
      content: .nodes(
        runs.map { run in
          var part = element
          part.properties = run.properties
          if let name = part.text(.systemName) { return Self.picture(name, in: part) }
          let font = Self.fontClass(of: part) ?? ""
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
    if element.flag(.scrollObserved) { markup["data-b"] = "" }
    if let part = element.number(.visibilityThreshold) { markup["data-i"] = Style.number(part) }
    if let scheme = element[.colorScheme] { markup["data-theme"] = scheme.rawValue }
    if let direction = element[.layoutDirection] {
      markup["dir"] = direction == .rightToLeft ? "rtl" : "ltr"
    }
    if element[.textSize] != nil { markup.addClass("typed") }
    if let isHidden = element[.redacted] {
      markup.addClass(isHidden ? "redacted" : "unredacted")
    }
    if element.flag(.confirmsClosing) { markup["data-keep"] = "" }
    if let edges = element[.ignoresSafeArea] {
      for edge in [EdgeValue.top, .bottom] where edges.contains(edge) {
        markup.addClass("under-\(edge.rawValue)")
      }
    }
    if let edge = element[.pinnedEdge] { markup.addClass("pin-\(edge.rawValue)") }
    if let effect = element[.symbolEffect] {
      markup.addClass("moves moves-\(effect == .inactive ? "none" : effect.rawValue)")
    }
    if let effect = element[.hoverEffect] { markup.addClass("hover-\(effect.rawValue)") }
    applyGuides(element, &markup)
    applyMotion(element, &markup)
    if let scale = element.number(.minimumScale) {
      markup["data-scale"] = Style.number(min(1, max(0, scale)))
    }
    if let axis = element[.fits], element.kind == .zstack {
      markup.addClass("fits")
      markup["data-axis"] = axis.rawValue
    }
    applyArrangement(element, &markup)
    if element.flag(.hidden), let parent = element.parent, tree[parent]?[.fits] != nil {
      markup.addClass("spare")
    }
    if let language = element.text(.language) { markup["lang"] = language }
    if element[.position] != nil { markup.addClass("placed") }
    if element[.interpolation] == .nearest { markup.addClass("squares") }
    if let scale = element[.imageScale], scale != .medium {
      markup.addClass("scale-\(scale.rawValue)")
    }
  }
}
