// SPDX-License-Identifier: MIT

import WaymarkRender

extension SnapshotBuilder {
  /// Adds the visible columns, and the button that toggles the first ones.
  mutating func visitSplit(_ split: ElementTree.Element) {
    let isCollapsed = split.properties[.collapsed] == .bool(true)
    if !isCollapsed, case .text(let label) = split.properties[.toggle] {
      add(
        Element(
          type: .button, identifier: "ToggleSidebar", label: label,
          tap: HostEvent(.tap, on: split.id)))
    }
    for column in split.children.compactMap({ tree[$0] }) {
      let isShown =
        isCollapsed
        ? column.properties[.selected] == .bool(true) : column.properties[.folded] != .bool(true)
      guard isShown else { continue }
      for child in column.children { visit(child) }
    }
  }
}
