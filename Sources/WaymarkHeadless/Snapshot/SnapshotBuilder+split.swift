// SPDX-License-Identifier: MIT

package import WaymarkRender

extension SnapshotBuilder {
  /// Adds the visible columns, and the button that toggles the first ones.
  package mutating func visitSplit(_ split: ElementTree.Element) {
    let isCollapsed = split.isTrue(.collapsed)
    if !isCollapsed, let label = split.text(.toggle) {
      add(
        Element(
          type: .button, identifier: "ToggleSidebar", label: label,
          tap: HostEvent(.tap, on: split.id)))
    }
    for column in split.children.compactMap({ tree[$0] }) {
      let isShown =
        isCollapsed
        ? column.isTrue(.selected) : !column.isTrue(.folded)
      guard isShown else { continue }
      for child in column.children { visit(child) }
    }
  }
}
