// SPDX-License-Identifier: MIT

/// The numbers of lists of threads, in the order they came in; the first is that of the start.
struct SegmentNumbers: Sendable {
  /// The lists, by their numbers.
  private(set) var lists: [[SegmentTrie.Thread]] = []
  /// The numbers of the lists that are one node: nearly all of them.
  private var ofNodes: ContiguousArray<Int32>
  private var ofLists: [[SegmentTrie.Thread]: Int32] = [:]

  init(_ trie: SegmentTrie) {
    ofNodes = ContiguousArray(repeating: -1, count: trie.nodes.count)
    _ = insert(trie.start)
  }

  /// The number of a list; -1 for none.
  subscript(list: [SegmentTrie.Thread]) -> Int32 {
    if list.count == 1 { return ofNodes[Int(list[0])] }
    return ofLists[list] ?? -1
  }

  /// Numbers a list, unless it has a number; the empty list has -1.
  mutating func insert(_ list: [SegmentTrie.Thread]) -> Int32 {
    if list.isEmpty { return -1 }
    let known = self[list]
    if known >= 0 { return known }
    let number = Int32(lists.count)
    if list.count == 1 {
      ofNodes[Int(list[0])] = number
    } else {
      ofLists[list] = number
    }
    lists.append(list)
    return number
  }
}
