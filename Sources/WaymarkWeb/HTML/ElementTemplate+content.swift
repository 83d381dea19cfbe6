// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

extension ElementTemplate {
  func layout(_ element: ElementTree.Element) -> Markup {
    let alignment = element[.alignment].map(Self.alignment) ?? ""
    let classes =
      alignment.isEmpty ? element.kind.rawValue : "\(element.kind.rawValue) \(alignment)"
    switch element.kind {
    case .scroll:
      let axis = element[.axis] == .horizontal ? "across" : "down"
      // A scrolling region must be reachable by keyboard if it contains no focusable element.
      return Markup("div", "scroll \(axis)", slot: .content)
        .with("tabindex", axis == "across" ? "0" : nil)
    case .grid where element[.tracks] == nil:
      var table = Markup(
        "div", "grid table\(alignment.isEmpty ? "" : " \(alignment)")", slot: .content)
      table.style = tracks(of: element)
      return table
    case .grid:
      let axis = element[.axis] == .horizontal ? "across" : "down"
      return Markup(
        "div", "grid \(axis)\(alignment.isEmpty ? "" : " \(alignment)")", slot: .content)
    case .spacer: return Markup("div", "spacer")
    case .divider: return Markup("div", "divider").with("role", "separator")
    case .shape: return shape(element)
    default: return Markup("div", classes, slot: .content)
    }
  }

  private static func alignment(_ alignment: AlignmentValue) -> String {
    switch alignment {
    case .leading: "al-l"
    case .center: "al-c"
    case .trailing: "al-r"
    case .top: "al-t"
    case .bottom: "al-b"
    case .topLeading: "al-tl"
    case .topTrailing: "al-tr"
    case .bottomLeading: "al-bl"
    case .bottomTrailing: "al-br"
    case .firstTextBaseline, .lastTextBaseline: "al-base"
    }
  }

  func listing(_ element: ElementTree.Element) -> Markup {
    switch element.kind {
    case .list:
      let isTable = element[.style] == .table
      let isPlain = isTable || element[.style] == .plain
      return Markup("div", isPlain ? "list plain" : "list", slot: .content)
        .with("role", isTable ? "table" : "list")
    case .section where tree.isAmongChoices(element): return choices(element)
    case .section: return section(element)
    case .header where tree.isCaption(element), .footer where tree.isCaption(element):
      return Markup("div", "caption", slot: .content)
    case .header where isInTable(element): return tableHeader(element)
    case .header:
      let header = Markup("div", "header", slot: .content)
      // A menu has items and groups only.
      return isInMenu(element)
        ? header : header.with("role", "heading").with("aria-level", "2")
    case .footer where isInTable(element): return tableCaption("footer")
    case .footer: return Markup("div", "footer", slot: .content)
    case .gap:
      let side = element[.placement] == .before ? "before" : "after"
      return Markup("div", "gap \(side)")
        .with("data-count", String(Self.rowCount(of: element)))
    case .rowActions: return rowActions(element)
    default: return row(element)
    }
  }

  /// Returns the number of rows that a gap stands for.
  static func rowCount(of gap: ElementTree.Element) -> Int {
    Int(min(1e9, max(1, gap.number(.count) ?? 1)))
  }

  func content(_ element: ElementTree.Element) -> Markup {
    switch element.kind {
    case .text: richText(element)
    default: image(element)
    }
  }

  private func image(_ element: ElementTree.Element) -> Markup {
    let label = element.text(.label)
    let size = element.flag(.resizable) ? " resizable" : ""
    if let url = element.text(.url).flatMap(WebAddress.allowedImage) {
      return Markup("img", "image\(size)", content: .void).with("src", url)
        .with("alt", label ?? "").with("loading", "lazy").with("draggable", "false")
    }
    if let picture = element[.picture] {
      let bytes = Data(picture.bytes).base64EncodedString()
      return Markup("img", "image\(size)", content: .void)
        .with("src", "data:image/\(picture.format.rawValue);base64,\(bytes)")
        .with("alt", label ?? "").with("draggable", "false")
    }
    if let path = element.text(.resource) {
      guard let address = asset(path) else {
        return Markup("span", "image missing\(size)").with("role", "img")
          .with("aria-label", label ?? "Missing picture")
      }
      var file = Markup("img", "image\(size)", content: .void)
        .with("src", address).with("alt", label ?? "").with("draggable", "false")
      if element.flag(.template) { file.style = Self.template(address) }
      return file
    }
    var picture = Self.glyph(element.text(.systemName) ?? "", "image glyph\(size)")
    // Beside a title, an icon is decorative.
    let isBesideTitle = element.parent.flatMap { tree[$0] }?[.role] == .label
    if let label, !isBesideTitle {
      picture["aria-hidden"] = nil
      picture["role"] = "img"
      picture["aria-label"] = label
    }
    return picture
  }

  /// The declarations of an image whose opacity is the mask of its colour, which moves the image
  /// itself out of its frame.
  private static func template(_ address: String) -> String {
    "mask:url(\"\(address)\") center/contain no-repeat;background:currentColor;"
      + "object-position:-9999px"
  }
}
