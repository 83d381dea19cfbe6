// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkRender

/// The screens and presentations that are open, the root first.
struct OpenScreens: Equatable {
  /// A screen, with how it is shown.
  struct Level: Equatable {
    enum Kind: String {
      case screen, tab, push, column, sheet, cover, popover, alert, dialog, menu
    }

    var kind: Kind
    var title = ""
  }

  private(set) var levels: [Level] = []

  /// Reads the first window of a tree.
  init(_ tree: ElementTree) {
    guard let window = tree.windows.first.flatMap({ tree[$0] }) else { return }
    let parts = window.children.compactMap { tree[$0] }
    for part in parts where part.kind != .overlays { read(part, in: tree) }
    for overlay in parts.filter({ $0.kind == .overlays }).flatMap(\.children) {
      guard let presented = tree[overlay], let kind = Level.Kind(presented.kind) else { continue }
      levels.append(Level(kind: kind, title: presented[.title] ?? ""))
      for child in presented.children.compactMap({ tree[$0] }) { read(child, in: tree) }
    }
  }

  private mutating func read(_ source: ElementTree.Element, in tree: ElementTree) {
    let children = source.children.compactMap { tree[$0] }
    switch source.kind {
    case .navigationStack: readStack(children, in: tree)
    case .tabs:
      guard let tab = children.first(where: { $0[.selected] == true }) else { return }
      levels.append(Level(kind: .tab, title: tab[.title] ?? ""))
      read(tab, in: tree)
    case .split:
      let isCollapsed = source[.collapsed] == true
      let top = children.firstIndex { $0[.selected] == true } ?? 0
      for (index, column) in children.enumerated() where column[.folded] != true {
        guard !isCollapsed || index <= top else { continue }
        levels.append(Level(kind: .column, title: column[.title] ?? ""))
        read(column, in: tree)
      }
    case .inspector:
      levels.append(Level(kind: .column))
      for child in children { read(child, in: tree) }
    case .list, .text, .image, .button: break
    default: for child in children { read(child, in: tree) }
    }
  }

  private mutating func readStack(_ screens: [ElementTree.Element], in tree: ElementTree) {
    for (index, screen) in screens.enumerated() {
      let title = screen[.title] ?? ""
      if index > 0 {
        levels.append(Level(kind: .push, title: title))
      } else if let last = levels.indices.last, levels[last].kind.containsStack {
        // The root of a stack is not a step of its own.
        if levels[last].title.isEmpty { levels[last].title = title }
      } else {
        levels.append(Level(kind: .screen, title: title))
      }
    }
    if let top = screens.last { read(top, in: tree) }
  }
}

extension OpenScreens: CustomStringConvertible {
  /// The levels on one line: `tab "Trails" › push "Catbells"`.
  var description: String {
    levels.map { level in
      level.title.isEmpty
        ? level.kind.rawValue : "\(level.kind.rawValue) \(level.title.debugDescription)"
    }.joined(separator: " › ")
  }

  /// The levels for programs.
  var json: JSON {
    .array(
      levels.map { .members(["kind": .string($0.kind.rawValue), "title": .string($0.title)]) })
  }
}

extension OpenScreens.Level.Kind {
  fileprivate init?(_ kind: ElementKind) {
    switch kind {
    case .sheet, .inspector: self = .sheet
    case .cover: self = .cover
    case .popover: self = .popover
    case .alert: self = .alert
    case .dialog: self = .dialog
    case .menu: self = .menu
    default: return nil
    }
  }

  fileprivate var containsStack: Bool { self != .screen && self != .push }
}
