// SPDX-License-Identifier: MIT

import WaymarkRender

extension ItemWrapping {
  /// The `option` wrapper, in pickers; all options are realised.
  static let option = ItemWrapping()
  /// No wrapper, not even in sections of menus.
  static let menuItem = ItemWrapping()
}

/// Wraps the choices of a picker in options.
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
