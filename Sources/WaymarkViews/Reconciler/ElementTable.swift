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
  /// Indices come after this one.
  private let base: UInt32

  init(after base: UInt32 = 0) { self.base = base }

  /// A new id for a node.
  func begin(_ node: ElementNode) -> ElementID {
    if let index = free.popLast() {
      entries[Int(index)].node = node
      return ElementID(index: base + index, generation: entries[Int(index)].generation)
    }
    entries.append(Entry(node: node, generation: 0))
    return ElementID(index: base + UInt32(entries.count - 1))
  }

  /// Ends an id; its index is used again with another generation.
  func end(_ id: ElementID) {
    let index = Int(id.index - base)
    entries[index].node = nil
    guard entries[index].generation < .max else { return }
    entries[index].generation += 1
    free.append(id.index - base)
  }

  subscript(_ id: ElementID) -> ElementNode? {
    guard id.index >= base else { return nil }
    let index = Int(id.index - base)
    guard index < entries.count, entries[index].generation == id.generation else { return nil }
    return entries[index].node
  }
}
