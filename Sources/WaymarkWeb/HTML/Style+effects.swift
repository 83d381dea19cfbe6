// SPDX-License-Identifier: MIT

import WaymarkRender

extension Style {
  static func effects(_ element: ElementTree.Element, _ css: inout Declarations) {
    let filters = [shadow(element), element.text(.filter).map(filters)].compactMap(\.self)
      .filter { !$0.isEmpty }
    if !filters.isEmpty { css.add("filter", filters.joined(separator: " ")) }
    transforms(element, &css)
    switch element.text(.clip) {
    case "circle": css.add("clip-path", "circle(closest-side)")
    case "ellipse": css.add("clip-path", "ellipse()")
    case "path":
      let rule = element.flag(.evenOdd) ? "evenodd," : ""
      if let path = element.text(.path) {
        css.add("clip-path", "path(\(rule)\"\(Self.path(path))\")")
      }
    default: break
    }
    if case .gradient(let gradient) = element[.mask] {
      css.add("mask-image", Self.gradient(gradient))
    }
    if let mode = element.text(.blendMode), blendModes.contains(mode) {
      css.add("mix-blend-mode", mode)
    }
    if let index = element.number(.zIndex) { css.add("z-index", number(index.rounded())) }
    if let count = element.number(.columns), element.kind != .grid {
      css.add("grid-column", "span \(number(max(1, count.rounded())))")
    }
    if element.flag(.layoutPriority) { css.add("flex-shrink", "0") }
    if element[.path] != nil, element.kind == .shape { ink(element, &css) }
  }

  /// Adds the fill and the stroke of a path, which its SVG element inherits.
  private static func ink(_ element: ElementTree.Element, _ css: inout Declarations) {
    guard element[.stroke] != nil else { return }
    if case .color(let stroke) = element[.stroke] { css.add("--ink", color(stroke)) }
    css.add("--ink-width", points(max(0, element.number(.strokeWidth) ?? 1)))
    let words = (element.text(.strokeStyle) ?? "").split(separator: " ").map(String.init)
    guard words.count >= 4 else { return }
    if ["round", "square"].contains(words[0]) { css.add("stroke-linecap", words[0]) }
    if ["round", "bevel"].contains(words[1]) { css.add("stroke-linejoin", words[1]) }
    let rest = words[2...].map { Double($0) ?? 0 }
    if rest[0] >= 1 { css.add("stroke-miterlimit", number(rest[0])) }
    guard rest.count > 2 else { return }
    css.add("stroke-dasharray", rest[2...].map { number(max(0, $0)) }.joined(separator: " "))
    if rest[1] != 0 { css.add("stroke-dashoffset", number(rest[1])) }
  }

  private static let blendModes: Set<String> = [
    "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
    "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color",
    "luminosity", "plus-lighter",
  ]

  /// Returns the commands and numbers of a path, without any other characters.
  static func path(_ text: String) -> String {
    text.filter { "MLQCZ 0123456789.-e".contains($0) }
  }

  private static func shadow(_ element: ElementTree.Element) -> String? {
    let radius: Double
    switch element[.shadow] {
    case .number(let points) where points > 0: radius = points
    case .number where element[.shadowOffset] != nil: radius = 0
    case .bool(true): radius = 4
    default: return nil
    }
    let offset = numbers(element.text(.shadowOffset), 2) ?? [0, 1]
    var shade = "rgb(0 0 0/.22)"
    if case .color(let color) = element[.shadowColor] { shade = Self.color(color) }
    // The CSS blur radius is twice the standard deviation; SwiftUI's is about equal to it.
    return "drop-shadow(\(points(offset[0])) \(points(offset[1])) \(points(radius)) \(shade))"
  }

  private static func filters(_ words: String) -> String {
    words.split(separator: " ").compactMap { word in
      let parts = word.split(separator: ":")
      guard parts.count == 2, let amount = Double(parts[1]), amount.isFinite else { return nil }
      return switch parts[0] {
      case "blur": "blur(\(points(max(0, amount))))"
      // CSS multiplies and SwiftUI adds; the results are similar for light colours.
      case "brightness": "brightness(\(number(max(0, 1 + amount))))"
      case "contrast":
        amount < 0 ? "invert(1) contrast(\(number(-amount)))" : "contrast(\(number(amount)))"
      case "saturation": "saturate(\(number(max(0, amount))))"
      case "grayscale": "grayscale(\(number(min(1, max(0, amount)))))"
      case "hue": "hue-rotate(\(number(amount))deg)"
      case "invert": "invert(\(number(min(1, max(0, amount)))))"
      default: nil
      }
    }.joined(separator: " ")
  }

  private static func transforms(_ element: ElementTree.Element, _ css: inout Declarations) {
    var steps: [String] = []
    if let shift = numbers(element.text(.offset), 2) {
      steps.append("translate(calc(\(points(shift[0]))*var(--ahead,1)),\(points(shift[1])))")
    }
    for word in (element.text(.transform) ?? "").split(separator: " ") {
      let parts = word.split(separator: ":")
      let numbers = parts.dropFirst().compactMap { Double($0) }.filter(\.isFinite)
      switch (parts.first, numbers.count) {
      case ("scale", 2): steps.append("scale(\(number(numbers[0])),\(number(numbers[1])))")
      case ("rotate", 1): steps.append("rotate(\(number(numbers[0]))deg)")
      case ("rotate3d", 5), ("rotate3d", 6):
        let axis = numbers[0..<3].map(number).joined(separator: ",")
        // Without a perspective, nothing shrinks with distance.
        let depth = numbers[4] > 0 ? "perspective(\(points(300 / numbers[4]))) " : ""
        let turn = "rotate3d(\(axis),\(number(numbers[3]))deg)"
        guard numbers.count > 5 else {
          steps.append("\(depth)\(turn)")
          continue
        }
        let (there, back) = (points(numbers[5]), points(-numbers[5]))
        steps.append("\(depth)translateZ(\(there)) \(turn) translateZ(\(back))")
      default: break
      }
    }
    if !steps.isEmpty { css.add("transform", steps.joined(separator: " ")) }
    if let anchor = numbers(element.text(.anchor), 2), anchor != [0.5, 0.5] {
      css.add("transform-origin", anchor.map { "\(number($0 * 100))%" }.joined(separator: " "))
    }
    if let place = numbers(element.text(.position), 2) {
      css.add("--x", points(place[0]))
      css.add("--y", points(place[1]))
    }
  }
}
