// SPDX-License-Identifier: MIT

import WaymarkRender

extension ItemWrapping {
  /// `row`, in lists.
  static let row = ItemWrapping(isLazy: true)
  /// `row`, in lists with a selection.
  static let selectableRow = ItemWrapping(isLazy: true)
  /// Nothing, but what is far away need not be there: in lazy stacks and grids.
  static let lazy = ItemWrapping(isLazy: true)
}

/// Puts the elements of a list into rows.
final class RowItems: ItemFeature {
  static let shared = RowItems()

  func wrapper(of kind: ElementKind) -> ElementKind? {
    switch kind {
    case .section, .gap: nil
    default: .row
    }
  }

  func didBegin(_ element: ElementNode) { element.selection?.add(element) }

  func willEnd(_ element: ElementNode) {
    element.graph.rows.rowEnds(element)
    element.selection?.remove(element)
  }
}
