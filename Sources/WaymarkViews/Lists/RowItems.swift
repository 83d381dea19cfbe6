// SPDX-License-Identifier: MIT

import WaymarkRender

extension ItemWrapping {
  /// The `row` wrapper, in lists.
  static let row = ItemWrapping(isLazy: true)
  /// The `row` wrapper, in lists with a selection.
  static let selectableRow = ItemWrapping(isLazy: true)
  /// No wrapper, but distant content is not realised: in lazy stacks and grids.
  static let lazy = ItemWrapping(isLazy: true)
}

/// Wraps the elements of a list in rows.
final class RowItems: ItemFeature {
  static let shared = RowItems()

  func wrapper(of kind: ElementKind) -> ElementKind? {
    switch kind {
    case .section, .header, .gap: nil
    default: .row
    }
  }

  func didBegin(_ element: ElementNode) { element.selection?.add(element) }

  func willEnd(_ element: ElementNode) {
    element.graph.rows.rowEnds(element)
    element.selection?.remove(element)
  }
}
