// SPDX-License-Identifier: MIT

/// The patterns of a table as a tree, and the rule that says which of them goes first.
///
/// Where in the tree a link can be after some segments is an ordered list of *threads*, the one
/// that goes first at its head. ``SegmentAutomaton`` makes all lists that can occur beforehand.
struct SegmentTrie: Sendable {
  struct Node: Sendable {
    var literals: [String: Int32] = [:]
    /// The literals as they were first declared, in the order they came in.
    var spellings: [String] = []
    /// The first entry that goes through here.
    var first: Int32 = -1
    var int: Int32 = -1
    var text: Int32 = -1
    /// The entry that ends here; -1 for none.
    var entry: Int32 = -1
    /// The entry that takes all segments that are left.
    var rest: Int32 = -1
  }

  /// A node, or, below 0, the entry that has taken the rest: `~thread`.
  typealias Thread = Int32

  private(set) var nodes: ContiguousArray<Node> = [Node()]
  /// Whether literals tell `a` from `A`.
  let caseSensitive: Bool

  init(caseSensitive: Bool) {
    self.caseSensitive = caseSensitive
  }

  /// Adds an entry; where another matches the very same paths, that one is returned instead.
  mutating func insert(_ segments: [LinkEntry.Segment], entry: Int) -> Int? {
    var node = 0
    for segment in segments {
      let next: Int32
      switch segment {
      case .literal(let text):
        let key = key(text)
        if let known = nodes[node].literals[key] {
          next = known
        } else {
          next = add(entry)
          nodes[node].literals[key] = next
          nodes[node].spellings.append(text)
        }
      case .int:
        next = nodes[node].int >= 0 ? nodes[node].int : add(entry)
        nodes[node].int = next
      case .text:
        next = nodes[node].text >= 0 ? nodes[node].text : add(entry)
        nodes[node].text = next
      case .rest:
        if nodes[node].rest >= 0 { return Int(nodes[node].rest) }
        nodes[node].rest = Int32(entry)
        return nil
      }
      node = Int(next)
    }
    if nodes[node].entry >= 0 { return Int(nodes[node].entry) }
    nodes[node].entry = Int32(entry)
    return nil
  }

  private mutating func add(_ entry: Int) -> Int32 {
    nodes.append(Node(first: Int32(entry)))
    return Int32(nodes.count - 1)
  }

  /// A literal, as it is looked up.
  ///
  /// Texts that are canonically equivalent are equal.
  func key(_ text: String) -> String { caseSensitive ? text : text.lowercased() }

  /// Where the threads are after a segment, which is a literal under this key or none of them.
  ///
  /// The children of a thread go in the order literal, number, text, rest; all of them before those
  /// of the next. Behind one that has taken the rest no other can come to anything.
  func advance(_ threads: [Thread], literal: String?, isNumber: Bool) -> [Thread] {
    var next: [Thread] = []
    for thread in threads {
      guard thread >= 0 else {
        next.append(thread)
        break
      }
      let node = nodes[Int(thread)]
      if let literal, let child = node.literals[literal] { next.append(child) }
      if isNumber, node.int >= 0 { next.append(node.int) }
      if node.text >= 0 { next.append(node.text) }
      if node.rest >= 0 {
        next.append(~node.rest)
        break
      }
    }
    return next
  }

  /// The entry that a path leads to which ends where the threads are; -1 for none.
  func accept(_ threads: [Thread]) -> Int32 {
    for thread in threads {
      guard thread >= 0 else { return ~thread }
      let node = nodes[Int(thread)]
      if node.entry >= 0 { return node.entry }
      if node.rest >= 0 { return node.rest }
    }
    return -1
  }
}
