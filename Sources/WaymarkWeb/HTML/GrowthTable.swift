// SPDX-License-Identifier: MIT

import WaymarkRender

/// The growth of every element of a tree, kept up as the tree changes.
struct GrowthTable {
  private var known: [ElementID: Growth] = [:]

  /// The growth of an element; none for one that was never measured.
  subscript(_ id: ElementID) -> Growth { known[id] ?? [] }

  /// Measures an element and all that is in it anew.
  mutating func measure(_ id: ElementID, in tree: ElementTree) {
    guard let element = tree[id] else { return }
    for child in element.children { measure(child, in: tree) }
    known[id] = growth(of: element, in: tree)
  }

  /// Measures all windows.
  mutating func measureAll(in tree: ElementTree) {
    for window in tree.windows { measure(window, in: tree) }
  }

  /// Measures an element whose children are measured, and then, while something changes, its
  /// parents.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - tree: The tree as it is now.
  ///   - changed: Called with each element whose growth is another now, and with the old one.
  mutating func update(
    _ id: ElementID, in tree: ElementTree, changed: (ElementID, Growth) -> Void
  ) {
    var next: ElementID? = id
    while let id = next, let element = tree[id] {
      let old = self[id]
      let new = growth(of: element, in: tree)
      guard old != new else { return }
      known[id] = new
      changed(id, old)
      next = element.parent
    }
  }

  /// Forgets an element.
  mutating func forget(_ id: ElementID) { known[id] = nil }

  private func growth(of element: ElementTree.Element, in tree: ElementTree) -> Growth {
    Growth.of(
      element,
      children: element.children.lazy.compactMap { child in
        tree[child].map { (kind: $0.kind, growth: self[child]) }
      })
  }
}
