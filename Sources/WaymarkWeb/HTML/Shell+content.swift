// SPDX-License-Identifier: MIT

import WaymarkRender

extension Shell {
  func layout(_ element: ElementTree.Element) -> Markup {
    let alignment = element.text(.alignment).flatMap { Self.alignments[$0] } ?? ""
    let classes =
      alignment.isEmpty ? element.kind.rawValue : "\(element.kind.rawValue) \(alignment)"
    switch element.kind {
    case .scroll:
      let axis = element.text(.axis) == "horizontal" ? "across" : "down"
      // A scrolling region must be reachable by keyboard where nothing in it takes the focus.
      return Markup("div", "scroll \(axis)", slot: .content)
        .with("tabindex", axis == "across" ? "0" : nil)
    case .grid:
      let axis = element.text(.axis) == "horizontal" ? "across" : "down"
      return Markup(
        "div", "grid \(axis)\(alignment.isEmpty ? "" : " \(alignment)")", slot: .content)
    case .spacer: return Markup("div", "spacer")
    case .divider: return Markup("div", "divider").with("role", "separator")
    case .shape:
      let shape = element.text(.shape).flatMap { Self.shapes.contains($0) ? $0 : nil }
      return Markup("div", "shape \(shape ?? "rectangle")")
    default: return Markup("div", classes, slot: .content)
    }
  }

  private static let alignments = [
    "leading": "al-l", "center": "al-c", "trailing": "al-r", "top": "al-t", "bottom": "al-b",
    "topLeading": "al-tl", "topTrailing": "al-tr", "bottomLeading": "al-bl",
    "bottomTrailing": "al-br", "firstTextBaseline": "al-base", "lastTextBaseline": "al-base",
  ]
  private static let shapes: Set<String> = [
    "rectangle", "roundedRectangle", "circle", "capsule", "ellipse",
  ]

  func listing(_ element: ElementTree.Element) -> Markup {
    switch element.kind {
    case .list:
      let isPlain = element.text(.style) == "plain"
      return Markup("div", isPlain ? "list plain" : "list", slot: .content).with("role", "list")
    case .section: return Markup("div", "section", slot: .content).with("role", "group")
    case .header:
      return Markup("div", "header", slot: .content)
        .with("role", "heading").with("aria-level", "2")
    case .footer: return Markup("div", "footer", slot: .content)
    case .gap:
      let side = element.text(.placement) == "before" ? "before" : "after"
      return Markup("div", "gap \(side)").with("aria-hidden", "true")
        .with("data-count", String(Int(min(1e9, max(1, element.number(.count) ?? 1)))))
    case .rowActions: return rowActions(element)
    default: return row(element)
    }
  }

  func content(_ element: ElementTree.Element) -> Markup {
    switch element.kind {
    case .text: Markup("span", "text", text: element.text(.text) ?? "")
    case .image: image(element)
    default: progress(element)
    }
  }

  private func image(_ element: ElementTree.Element) -> Markup {
    let label = element.text(.label)
    let size = element.flag(.resizable) ? " resizable" : ""
    if let path = element.text(.resource) {
      guard let address = asset(path) else {
        return Markup("span", "image missing\(size)").with("role", "img")
          .with("aria-label", label ?? "Missing picture")
      }
      return Markup("img", "image\(size)", content: .void)
        .with("src", address).with("alt", label ?? "").with("draggable", "false")
    }
    var picture = Self.glyph(element.text(.systemName) ?? "", "image glyph\(size)")
    // Beside its title, an icon has nothing to add.
    let isBesideTitle = element.parent.flatMap { tree[$0] }?.text(.role) == "label"
    if let label, !isBesideTitle {
      picture["aria-hidden"] = nil
      picture["role"] = "img"
      picture["aria-label"] = label
    }
    return picture
  }

  private func progress(_ element: ElementTree.Element) -> Markup {
    guard let fraction = element.number(.fraction) else {
      return Markup("span", "spinner").with("role", "progressbar")
        .with("aria-label", element.text(.label) ?? "Loading")
    }
    return Markup("progress", "progress", text: "")
      .with("value", Style.number(min(1, max(0, fraction)))).with("max", "1")
  }
}
