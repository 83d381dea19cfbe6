// SPDX-License-Identifier: MIT

import WaymarkRender

extension ItemWrapping {
  /// `option`, in pickers; all of them are there.
  static let option = ItemWrapping()
  /// Nothing, in sections of menus either.
  static let menuItem = ItemWrapping()
}

/// Puts the choices of a picker into options.
final class OptionItems: ItemFeature {
  static let shared = OptionItems()

  func wrapper(of kind: ElementKind) -> ElementKind? {
    switch kind {
    case .section, .gap, .divider: nil
    default: .option
    }
  }

  func didBegin(_ element: ElementNode) { element.choices?.add(element) }

  func willEnd(_ element: ElementNode) {
    element.graph.rows.rowEnds(element)
    element.choices?.remove(element)
  }
}
