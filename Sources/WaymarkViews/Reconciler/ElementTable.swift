// SPDX-License-Identifier: MIT

import WaymarkRender

/// Which element an id names now.
@MainActor
final class ElementTable {
  private struct Entry {
    // Proof: set while the node is alive; `end(_:)` clears it when the node is unmounted.
    unowned(unsafe) var node: ElementNode?
    var generation: UInt32
  }

  private var entries: ContiguousArray<Entry> = [Entry(node: nil, generation: 0)]
  private var free: [UInt32] = []

  /// A new id for a node.
  func begin(_ node: ElementNode) -> ElementID {
    if let index = free.popLast() {
      entries[Int(index)].node = node
      return ElementID(index: index, generation: entries[Int(index)].generation)
    }
    entries.append(Entry(node: node, generation: 0))
    return ElementID(index: UInt32(entries.count - 1))
  }

  /// Ends an id; its index is used again with another generation.
  func end(_ id: ElementID) {
    let index = Int(id.index)
    entries[index].node = nil
    guard entries[index].generation < .max else { return }
    entries[index].generation += 1
    free.append(id.index)
  }

  subscript(_ id: ElementID) -> ElementNode? {
    guard id.index < entries.count, entries[Int(id.index)].generation == id.generation else {
      return nil
    }
    return entries[Int(id.index)].node
  }
}
