// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

extension Style {
  static func effects(_ element: ElementTree.Element, _ css: inout Declarations) {
    let filters = [shadow(element), element[.filter].map(filters)].compactMap(\.self)
      .filter { !$0.isEmpty }
    if !filters.isEmpty { css.add("filter", filters.joined(separator: " ")) }
    transforms(element, &css)
    if let transition = element[.scrollTransition] { scrollTransition(transition, &css) }
    switch element[.clip] {
    case .circle: css.add("clip-path", "circle(closest-side)")
    case .ellipse: css.add("clip-path", "ellipse()")
    case .path:
      let rule = element.flag(.evenOdd) ? "evenodd," : ""
      if let path = element[.path] {
        css.add("clip-path", "path(\(rule)\"\(Self.path(path))\")")
      }
    case nil: break
    }
    if let gradient = element[.mask] {
      css.add("mask-image", Self.gradient(gradient))
    }
    if let mode = element[.blendMode] { css.add("mix-blend-mode", blendMode(mode)) }
    if let index = element.number(.zIndex) { css.add("z-index", number(index.rounded())) }
    if let count = element.number(.columns), element.kind != .grid {
      css.add("grid-column", "span \(number(max(1, count.rounded())))")
    }
    if let gestures = element[.gestures] { touches(gestures, &css) }
    if let priority = element.number(.layoutPriority) {
      css.add("--grow", share(priority))
      css.add("--shrink", share(-priority))
    }
    if element[.path] != nil, element.kind == .shape { ink(element, &css) }
  }

  /// Has the browser leave touches to gestures: it does not scroll, zoom or select text with them.
  private static func touches(_ gestures: [GestureValue], _ css: inout Declarations) {
    let action =
      gestures.contains(where: \.isDrag)
      ? "none" : gestures.contains(where: \.isPair) ? "pan-x pan-y" : "manipulation"
    css.add("touch-action", action)
    css.add("user-select", "none")
    css.add("-webkit-user-select", "none")
    css.add("-webkit-touch-callout", "none")
  }

  /// Returns the share of an element in the space that is left in a stack.
  ///
  /// CSS has no priorities, only the shares of siblings. That of the default priority, 1e18, is in
  /// the style sheet. A step of 1 outweighs nearly all sizes on a screen. Priorities beyond 4
  /// differ less, since a browser's numbers end at 3e38.
  private static func share(_ priority: Double) -> String {
    let size = abs(priority)
    let steps = size <= 4 ? size * 4 : 16 + min(2, log10(size / 4))
    let exponent = steps.rounded(.up)
    return "1e\(18 + Int(priority < 0 ? -exponent : exponent))"
  }

  /// Adds the fill and the stroke of a path, which its SVG element inherits.
  private static func ink(_ element: ElementTree.Element, _ css: inout Declarations) {
    guard element[.stroke] != nil else { return }
    if case .color(let stroke) = element[.stroke] { css.add("--ink", color(stroke)) }
    css.add("--ink-width", points(max(0, element.number(.strokeWidth) ?? 1)))
    guard let style = element[.strokeStyle] else { return }
    if style.cap != .butt { css.add("stroke-linecap", style.cap.rawValue) }
    if style.join != .miter { css.add("stroke-linejoin", style.join.rawValue) }
    if style.miterLimit >= 1 { css.add("stroke-miterlimit", number(style.miterLimit)) }
    guard !style.dash.isEmpty else { return }
    css.add("stroke-dasharray", style.dash.map { number(max(0, $0)) }.joined(separator: " "))
    if style.dashPhase != 0 { css.add("stroke-dashoffset", number(style.dashPhase)) }
  }

  private static func blendMode(_ mode: BlendModeValue) -> String {
    switch mode {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    default: mode.rawValue
    }
  }

  /// Returns the path data of an outline, as in SVG and in CSS.
  static func path(_ path: PathValue) -> String {
    func points(_ points: PointValue...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let end): "M\(points(end))"
      case .line(let end): "L\(points(end))"
      case .quad(let end, let control): "Q\(points(control, end))"
      case .cubic(let end, let first, let second): "C\(points(first, second, end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  private static func shadow(_ element: ElementTree.Element) -> String? {
    let radius: Double
    switch element[.shadow] {
    case .points(let points) where points > 0: radius = points
    case .points where element[.shadowOffset] != nil: radius = 0
    default: return nil
    }
    let offset = element[.shadowOffset] ?? PointValue(x: 0, y: 1)
    let shade = element[.shadowColor].map(color) ?? "rgb(0 0 0/.22)"
    // The CSS blur radius is twice the standard deviation; SwiftUI's is about equal to it.
    return "drop-shadow(\(points(offset.x)) \(points(offset.y)) \(points(radius)) \(shade))"
  }

  static func filters(_ filters: [FilterValue]) -> String {
    filters.map { filter in
      switch filter {
      case .blur(let radius): "blur(\(points(max(0, radius))))"
      // CSS multiplies and SwiftUI adds; the results are similar for light colours.
      case .brightness(let amount): "brightness(\(number(max(0, 1 + amount))))"
      case .contrast(let amount):
        amount < 0 ? "invert(1) contrast(\(number(-amount)))" : "contrast(\(number(amount)))"
      case .saturation(let amount): "saturate(\(number(max(0, amount))))"
      case .grayscale(let amount): "grayscale(\(number(min(1, max(0, amount)))))"
      case .hueRotation(let degrees): "hue-rotate(\(number(degrees))deg)"
      case .invert(let amount): "invert(\(number(min(1, max(0, amount)))))"
      }
    }.joined(separator: " ")
  }

  private static func transforms(_ element: ElementTree.Element, _ css: inout Declarations) {
    var steps: [String] = []
    if let shift = element[.offset] { steps.append(offset(shift)) }
    steps += (element[.transform] ?? []).map(transform)
    if !steps.isEmpty { css.add("transform", steps.joined(separator: " ")) }
    if let anchor = element[.anchor], anchor != PointValue(x: 0.5, y: 0.5) {
      css.add("transform-origin", "\(number(anchor.x * 100))% \(number(anchor.y * 100))%")
    }
    if let place = element[.position] {
      css.add("--x", points(place.x))
      css.add("--y", points(place.y))
    }
  }

  /// Returns the CSS function for an offset to the trailing side and downwards.
  static func offset(_ shift: PointValue) -> String {
    // A length without a unit, like that of 0, is invalid in `calc`.
    let x = shift.x == 0 ? "0" : "calc(\(number(shift.x))px*var(--ahead,1))"
    return "translate(\(x),\(points(shift.y)))"
  }

  /// Returns the CSS functions for a transform.
  static func transform(_ transform: TransformValue) -> String {
    switch transform {
    case .offset(let shift): offset(shift)
    case .scale(let x, let y): "scale(\(number(x)),\(number(y)))"
    case .rotate(let degrees): "rotate(\(number(degrees))deg)"
    case .rotate3D(let rotation): self.rotation(rotation)
    case .affine(let a, let b, let c, let d, let tx, let ty):
      "matrix(\([a, b, c, d, tx, ty].map(number).joined(separator: ",")))"
    }
  }

  private static func rotation(_ value: TransformValue.Rotation3D) -> String {
    let axis = [value.x, value.y, value.z].map(number).joined(separator: ",")
    // Without a perspective, nothing shrinks with distance.
    let depth =
      value.perspective > 0 ? "perspective(\(points(300 / value.perspective))) " : ""
    let turn = "\(depth)rotate3d(\(axis),\(number(value.degrees))deg)"
    guard value.anchorZ != 0 else { return turn }
    let (there, back) = (points(value.anchorZ), points(-value.anchorZ))
    return "\(depth)translateZ(\(there)) rotate3d(\(axis),\(number(value.degrees))deg)"
      + " translateZ(\(back))"
  }
}
