// SPDX-License-Identifier: MIT

import WaymarkRender

/// Maps the id of an element to its node.
@MainActor
final class ElementTable {
  private struct Entry {
    // Proof: set while the node is alive; `end(_:)` clears it when the node is unmounted.
    unowned(unsafe) var node: ElementNode?
    var generation: UInt32
  }

  // Proof: each access reads or replaces one entry.
  @exclusivity(unchecked) private var entries: ContiguousArray<Entry>
  private var free: [UInt32] = []
  /// The offset of all indices.
  private let base: UInt32
  /// The generation of an index on its first use.
  private let first: UInt32
  /// A generation that no ended id has had; nil if all are used up.
  private(set) var unused: UInt32?
  /// A buffer for collecting the children of an element.
  @exclusivity(unchecked) var collected: ContiguousArray<ElementID> = []

  init(after base: UInt32 = 0, generation: UInt32 = 0) {
    self.base = base
    first = generation
    unused = generation
    entries = [Entry(node: nil, generation: generation)]
  }

  /// Returns a new id for a node.
  func begin(_ node: ElementNode) -> ElementID {
    if let index = free.popLast() {
      entries[Int(index)].node = node
      return ElementID(index: base + index, generation: entries[Int(index)].generation)
    }
    // Grow by half instead of doubling, because each idle session keeps a table.
    if entries.count == entries.capacity {
      entries.reserveCapacity(entries.count + max(16, entries.count / 2))
    }
    entries.append(Entry(node: node, generation: first))
    return ElementID(index: base + UInt32(entries.count - 1), generation: first)
  }

  /// Ends an id; its index is reused with another generation.
  func end(_ id: ElementID) {
    let index = Int(id.index - base)
    entries[index].node = nil
    let generation = entries[index].generation
    if let known = unused, generation >= known {
      unused = generation < .max ? generation + 1 : nil
    }
    guard generation < .max else { return }
    entries[index].generation = generation + 1
    free.append(id.index - base)
  }

  subscript(_ id: ElementID) -> ElementNode? {
    guard id.index >= base else { return nil }
    let index = Int(id.index - base)
    guard index < entries.count, entries[index].generation == id.generation else { return nil }
    return entries[index].node
  }
}
