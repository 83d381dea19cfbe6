// SPDX-License-Identifier: MIT

import WaymarkRender

/// The screen in front of everything else, read from an element tree.
struct ScreenFront {
  /// How the screen is shown.
  var kind: NavigationMap.Screen.Kind
  /// The screen, tab or presentation that contains what is in front; nil for a bare window.
  var element: ElementID?
  /// The presentation in front, if there is one.
  var overlay: ElementID?
  var title: String?
  /// The title of the screen below the presentation in front.
  var below: String?
  /// The number of steps back: pushed screens and presentations, without alerts, dialogs and menus.
  var depth: Int

  /// Reads the first window of a tree.
  init(_ tree: ElementTree) {
    self.init()
    guard let window = tree.windows.first.flatMap({ tree[$0] }) else { return }
    let parts = window.children.compactMap { tree[$0] }
    for part in parts where part.kind != .overlays { read(part, in: tree) }
    for overlay in parts.filter({ $0.kind == .overlays }).flatMap(\.children) {
      guard let presented = tree[overlay] else { continue }
      present(presented, in: tree)
    }
  }

  private init() {
    (kind, depth) = (.root, 0)
  }

  private mutating func present(_ presented: ElementTree.Element, in tree: ElementTree) {
    (kind, element, overlay) = (Self.kind(of: presented.kind), presented.id, presented.id)
    (below, title) = (title ?? below, presented[.title])
    switch kind {
    case .alert, .dialog, .menu: break
    default:
      depth += 1
      for child in presented.children.compactMap({ tree[$0] }) { read(child, in: tree) }
    }
  }

  private static func kind(of kind: ElementKind) -> NavigationMap.Screen.Kind {
    switch kind {
    case .cover: .cover
    case .popover: .popover
    case .alert: .alert
    case .dialog: .dialog
    case .menu: .menu
    default: .sheet
    }
  }

  private mutating func read(_ source: ElementTree.Element, in tree: ElementTree) {
    let children = source.children.compactMap { tree[$0] }
    switch source.kind {
    case .navigationStack:
      guard let top = children.last else { return }
      depth += children.count - 1
      if children.count > 1 { (kind, element) = (.push, top.id) }
      if element == nil || tree[element ?? top.id]?.kind == .tab { element = top.id }
      if let shown = top[.title], !shown.isEmpty { title = shown }
      read(top, in: tree)
    case .tabs:
      guard let tab = children.first(where: { $0[.selected] == true }) else { return }
      element = tab.id
      title = tab[.title] ?? title
      read(tab, in: tree)
    case .split: readColumns(children, isCollapsed: source[.collapsed] == true, in: tree)
    // The content beside an inspector is in front of it.
    case .list, .text, .image, .button, .inspector: break
    default: for child in children { read(child, in: tree) }
    }
  }

  /// In a collapsed split view, each column leads back to the previous one.
  private mutating func readColumns(
    _ columns: [ElementTree.Element], isCollapsed: Bool, in tree: ElementTree
  ) {
    guard isCollapsed else {
      for column in columns where column[.folded] != true { read(column, in: tree) }
      return
    }
    guard let top = columns.firstIndex(where: { $0[.selected] == true }) else { return }
    depth += top
    if top > 0 { (kind, element) = (.push, columns[top].id) }
    read(columns[top], in: tree)
  }
}
