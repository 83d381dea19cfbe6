// SPDX-License-Identifier: MIT

import WaymarkRender

/// Computes the fewest insertions, moves and removals that turn one list of children into another.
struct ChildListDiff {
  private let old: ContiguousArray<ElementID>
  private let new: ContiguousArray<ElementID>

  init(from old: ContiguousArray<ElementID>, to new: ContiguousArray<ElementID>) {
    self.old = old
    self.new = new
  }

  /// Appends the mutations for the children of `parent`.
  func apply(to parent: ElementID, _ mutations: inout [Mutation]) {
    var low = 0
    var oldEnd = old.count
    var newEnd = new.count
    while low < oldEnd, low < newEnd, old[low] == new[low] { low += 1 }
    while oldEnd > low, newEnd > low, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    if low == oldEnd {
      for index in low..<newEnd {
        mutations.append(.insert(new[index], into: parent, at: index))
      }
      return
    }
    var oldIndex: [ElementID: Int] = [:]
    oldIndex.reserveCapacity(oldEnd - low)
    for index in low..<oldEnd { oldIndex[old[index]] = index }
    let kept = (low..<newEnd).compactMap { position in
      oldIndex.removeValue(forKey: new[position]).map { (new: position, old: $0) }
    }
    for id in old[low..<oldEnd] where oldIndex[id] != nil {
      mutations.append(.remove(id, from: parent))
    }
    let still = Set(longestIncreasingSubsequence(of: kept.map { $0.old }).map { kept[$0].new })
    let moved = Set(kept.map(\.new)).subtracting(still)
    if moved.isEmpty {
      for index in low..<newEnd where !still.contains(index) {
        mutations.append(.insert(new[index], into: parent, at: index))
      }
      return
    }
    // The host's list in the meantime: the retained children in their old order.
    var now = ContiguousArray(kept.sorted { $0.old < $1.old }.map { new[$0.new] })
    var anchor = now.count
    for position in (low..<newEnd).reversed() {
      let id = new[position]
      if still.contains(position) {
        anchor = now[..<anchor].lastIndex(of: id) ?? anchor
      } else if moved.contains(position), let from = now.firstIndex(of: id) {
        now.remove(at: from)
        if from < anchor { anchor -= 1 }
        now.insert(id, at: anchor)
        mutations.append(.move(id, in: parent, to: low + anchor))
      } else {
        now.insert(id, at: anchor)
        mutations.append(.insert(id, into: parent, at: low + anchor))
      }
    }
  }
}
