// SPDX-License-Identifier: MIT

@_spi(Host) import WaymarkRender

/// The growth of each element in a tree, updated incrementally.
struct GrowthTable: Sendable {
  private var known = ElementDictionary<Growth>()

  /// The growth of an element; empty for an unmeasured element.
  subscript(_ id: ElementID) -> Growth { known[id] ?? [] }

  /// Measures an element and its descendants.
  mutating func measure(_ id: ElementID, in tree: ElementTree) {
    guard let element = tree[id] else { return }
    for child in element.children { measure(child, in: tree) }
    known[id] = growth(of: element, in: tree)
  }

  /// Measures all windows.
  mutating func measureAll(in tree: ElementTree) {
    for window in tree.windows { measure(window, in: tree) }
  }

  /// Measures an element, and its ancestors as long as their growth changes.
  ///
  /// - Parameters:
  ///   - id: The element, whose children are measured.
  ///   - tree: The current tree.
  ///   - changed: Called with each element whose growth changes, and its previous growth.
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

  /// Removes an element.
  mutating func forget(_ id: ElementID) { known[id] = nil }

  private func growth(of element: ElementTree.Element, in tree: ElementTree) -> Growth {
    Growth.of(
      element,
      children: element.children.lazy.compactMap { child in
        tree[child].map { (kind: $0.kind, growth: self[child]) }
      })
  }
}
