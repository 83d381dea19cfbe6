// SPDX-License-Identifier: MIT

import WaymarkRender

extension SnapshotBuilder {
  /// Adds an inspector: a sheet, or a column with the title of its screen, or else its usual name.
  mutating func visitInspector(_ source: ElementTree.Element) {
    if source.parent.flatMap({ tree[$0]?.kind }) == .overlays {
      return visitPresentation(source, as: .sheet)
    }
    let name = screenTitle(in: source) ?? "Inspector"
    add(Element(.other, source, label: name)) { $0.visitChildren(of: source) }
  }

  /// Returns the title of the visible screen in an element.
  private func screenTitle(in source: ElementTree.Element) -> String? {
    for child in source.children.reversed().compactMap({ tree[$0] }) {
      if child.kind == .screen { return child.text(.title) }
      if child.kind == .list || child.kind == .inspector { continue }
      if let title = screenTitle(in: child) { return title }
    }
    return nil
  }
}
