// SPDX-License-Identifier: MIT

import WaymarkRender

/// A window, tab, screen or presentation that an app has open, as a row of an indented list.
struct OpenElement: Identifiable, Hashable {
  let id: ElementID
  let kind: ElementKind
  let title: String
  /// The number of open elements around it.
  let depth: Int
  /// Whether a person sees it or something on top of it, and not another tab.
  let isShown: Bool
  /// Whether it is the front screen of its window.
  var isFront = false

  /// The kinds that are listed.
  private static let kinds: [ElementKind: String] = [
    .window: "macwindow", .tab: "square.on.square", .screen: "rectangle.portrait",
    .column: "sidebar.left", .sheet: "rectangle.bottomthird.inset.filled",
    .cover: "rectangle.inset.filled", .popover: "bubble.left", .alert: "exclamationmark.triangle",
    .inspector: "sidebar.right", .dialog: "list.bullet.rectangle", .menu: "ellipsis.circle",
  ]

  /// The title, or the kind of an element without one.
  var name: String { title.isEmpty ? kind.rawValue : title }

  /// The name of a symbol for the kind.
  var symbol: String { Self.kinds[kind] ?? "square" }

  /// Returns what is open in all windows, outer elements before inner ones.
  static func all(in tree: ElementTree) -> [OpenElement] {
    var found: [OpenElement] = []
    for window in tree.windows {
      read(window, 0, isShown: true, in: tree, &found)
      let front = found.lastIndex { $0.isShown && $0.kind != .tab && $0.kind != .menu }
      if let front { found[front].isFront = true }
    }
    return found
  }

  private static func read(
    _ id: ElementID, _ depth: Int, isShown: Bool, in tree: ElementTree,
    _ found: inout [OpenElement]
  ) {
    guard let element = tree[id] else { return }
    var (depth, isShown) = (depth, isShown)
    if kinds[element.kind] != nil {
      if element.kind == .tab, element.properties[.selected] != .bool(true) { isShown = false }
      var title = ""
      if case .text(let text)? = element.properties[.title] { title = text }
      found.append(
        OpenElement(id: id, kind: element.kind, title: title, depth: depth, isShown: isShown))
      depth += 1
    }
    // Nothing is open inside of these.
    if [.list, .text, .image, .button, .row].contains(element.kind) { return }
    for child in element.children { read(child, depth, isShown: isShown, in: tree, &found) }
  }
}
