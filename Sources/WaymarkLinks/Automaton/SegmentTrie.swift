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
    /// The parameters, the one that goes first at the head.
    var params: [(shape: Int32, node: Int32)] = []
    /// Where what takes all segments that are left goes on; -1 for none.
    var rest: Int32 = -1
    /// Whether each segment leads back here, as it takes the rest.
    var isRest = false
    /// The first entry that goes through here.
    var first: Int32 = -1
    /// What ends here; -1 for nothing.
    var leaf: Int32 = -1

    /// Whether its parameters are plain numbers and texts.
    var isPlain: Bool {
      params.allSatisfy { $0.shape == SegmentTrie.int || $0.shape == SegmentTrie.text }
    }
  }

  /// A node.
  typealias Thread = Int32

  private(set) var nodes: ContiguousArray<Node> = [Node()]
  /// What parameters accept, each once.
  private(set) var shapes: [SegmentShape] = []
  /// The first parameter of each shape, for their order.
  private var params: [LinkEntry.Parameter] = []
  private var numbers: [SegmentShape: Int32] = [:]
  /// Whether literals tell `a` from `A`.
  let caseSensitive: Bool

  init(caseSensitive: Bool) {
    self.caseSensitive = caseSensitive
    _ = number(of: LinkEntry.Parameter("", .int))
    _ = number(of: LinkEntry.Parameter("", .text))
  }

  /// The number of the shape of plain numbers.
  static let int: Int32 = 0
  /// The number of the shape of plain texts.
  static let text: Int32 = 1

  /// Adds what leads to a leaf; where something matches the very same paths, its leaf is returned
  /// instead.
  mutating func insert(_ segments: [LinkEntry.Segment], leaf: Int, entry: Int) -> Int? {
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
      case .param(let param):
        let shape = number(of: param)
        if let known = nodes[node].params.first(where: { $0.shape == shape }) {
          next = known.node
        } else {
          next = add(entry)
          let place = nodes[node].params.firstIndex { known in
            LinkEntry.Parameter.goesFirst(param, params[Int(known.shape)]) == true
          }
          nodes[node].params.insert(
            (shape, next), at: place ?? nodes[node].params.endIndex)
        }
      case .rest:
        if nodes[node].rest < 0 {
          let rest = add(entry)
          nodes[node].rest = rest
          nodes[Int(rest)].isRest = true
        }
        next = nodes[node].rest
      }
      node = Int(next)
    }
    if nodes[node].leaf >= 0 { return Int(nodes[node].leaf) }
    nodes[node].leaf = Int32(leaf)
    return nil
  }

  private mutating func number(of param: LinkEntry.Parameter) -> Int32 {
    if param.prefix.isEmpty, param.suffix.isEmpty, shapes.count > 1 {
      if param.kind == .int { return SegmentTrie.int }
      if param.kind == .text { return SegmentTrie.text }
    }
    let shape = SegmentShape(param, caseSensitive: caseSensitive)
    if let known = numbers[shape] { return known }
    let number = Int32(shapes.count)
    numbers[shape] = number
    shapes.append(shape)
    params.append(param)
    return number
  }

  private mutating func add(_ entry: Int) -> Int32 {
    nodes.append(Node(first: Int32(entry)))
    return Int32(nodes.count - 1)
  }

  /// A literal, as it is looked up.
  ///
  /// Texts that are canonically equivalent are equal.
  func key(_ text: String) -> String { caseSensitive ? text : text.lowercased() }

  /// Where the threads are before the first segment.
  var start: [Thread] {
    var start: [Thread] = []
    _ = add(0, to: &start)
    return start
  }

  /// Where the threads are after a segment.
  ///
  /// The children of a thread go in the order literal, parameters, rest; all of them before those
  /// of the next.
  ///
  /// - Parameters:
  ///   - threads: Where they are before it.
  ///   - literal: The segment as it is looked up; nil where it is no literal.
  ///   - isAccepted: Whether a shape accepts it.
  /// - Returns: Where they are after it.
  func advance(
    _ threads: [Thread], literal: String?, isAccepted: (Int32) -> Bool
  ) -> [Thread] {
    var next: [Thread] = []
    for thread in threads {
      let node = nodes[Int(thread)]
      if let literal, let child = node.literals[literal], add(child, to: &next) { return next }
      for param in node.params where isAccepted(param.shape) && add(param.node, to: &next) {
        return next
      }
      if node.isRest, add(thread, to: &next) { return next }
    }
    return next
  }

  /// Where the threads are after a segment without escapes.
  func advance(_ threads: [Thread], over text: String) -> [Thread] {
    let key = key(text)
    return advance(threads, literal: key) { accepts(text, key: key, shape: $0) }
  }

  func accepts(_ text: String, key: String, shape: Int32) -> Bool {
    shape == SegmentTrie.text
      || shapes[Int(shape)].accepts(text, key: key, caseSensitive: caseSensitive)
  }

  /// Adds a node and the rest that begins there; true where nothing behind them can come to
  /// anything, since they take all.
  private func add(_ node: Int32, to threads: inout [Thread]) -> Bool {
    threads.append(node)
    let (isRest, rest) = (nodes[Int(node)].isRest, nodes[Int(node)].rest)
    if rest >= 0 { threads.append(rest) }
    let last = rest >= 0 ? rest : node
    return (isRest || rest >= 0) && nodes[Int(last)].leaf >= 0
  }

  /// The leaf that a path leads to which ends where the threads are; -1 for none.
  func accept(_ threads: [Thread]) -> Int32 {
    for thread in threads where nodes[Int(thread)].leaf >= 0 { return nodes[Int(thread)].leaf }
    return -1
  }
}
