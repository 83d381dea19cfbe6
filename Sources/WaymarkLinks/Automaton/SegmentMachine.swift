// SPDX-License-Identifier: MIT

/// Tells which of several shapes accept a segment, in one pass over its bytes.
///
/// A deterministic automaton over bytes, made of the shapes' own by the subset construction. Which
/// shapes can accept the same segment is known with it, exactly.
struct SegmentMachine {
  /// What a byte is to the machine.
  private(set) var classes: [UInt8] = []
  /// How many classes there are.
  private(set) var width = 0
  /// Where each class leads from each state, the first of which is 0; ``isLast`` is set for a
  /// state that no byte leads out of.
  private(set) var steps: [UInt16] = []
  /// Which of the sets of shapes accept what leads to each state.
  private(set) var accepts: [Int32] = []
  /// All sets of shapes that accept some segment, by their places among the shapes; the first is
  /// empty.
  private(set) var sets: [[Int]] = [[]]
  /// A segment for each of the sets; nil where none was found.
  private(set) var examples: [String?] = [nil]

  /// What of a step says that no byte leads out of the state.
  static let isLast: UInt16 = 0x8000

  /// Makes a machine for shapes, none of which are keywords; nil where it would have too many states.
  init?(_ shapes: [SegmentShape], caseSensitive: Bool, maximumStates: Int = 1 << 13) {
    let source = Source(shapes, caseSensitive: caseSensitive)
    let letters = classify(source)
    var lists: [[Int32]] = [source.starts]
    var numbers = [source.starts: 0]
    var texts: [[UInt8]] = [[]]
    var targets: [Int] = []
    var setNumbers: [[Int]: Int] = [[]: 0]
    var index = 0
    while index < lists.count {
      let list = lists[index]
      let accepted = Set(list.compactMap { source.nodes[Int($0)].accepts }).sorted()
      if setNumbers[accepted] == nil {
        setNumbers[accepted] = sets.count
        sets.append(accepted)
        examples.append(String(decoding: texts[index], as: UTF8.self))
      }
      accepts.append(Int32(setNumbers[accepted] ?? 0))
      for letter in letters {
        let next = source.next(list, letter)
        if let known = numbers[next] {
          targets.append(known)
          continue
        }
        guard lists.count < min(maximumStates, Int(SegmentMachine.isLast)) else { return nil }
        numbers[next] = lists.count
        targets.append(lists.count)
        lists.append(next)
        texts.append(texts[index] + [letter])
      }
      index += 1
    }
    steps = targets.map { target in
      let own = targets[(target * width)..<((target + 1) * width)]
      return UInt16(target) | (own.allSatisfy { $0 == target } ? SegmentMachine.isLast : 0)
    }
  }

  /// Puts bytes that no shape tells apart into one class; returns a byte of each class.
  private mutating func classify(_ source: Source) -> [UInt8] {
    // An array, since each set of the same elements has an order of its own.
    let sets = Array(source.sets)
    var numbers: [[Bool]: UInt8] = [:]
    var letters: [UInt8] = []
    classes = Array(repeating: 0, count: 256)
    // In this order, so that examples are of letters and digits where they can be.
    let order = Array("x7a".utf8) + (0x21...0x7E) + (0...0x20) + (0x7F...0xFF)
    for byte in order {
      let signature = sets.map { $0.contains(byte) }
      if numbers[signature] == nil {
        numbers[signature] = UInt8(letters.count)
        letters.append(byte)
      }
      classes[Int(byte)] = numbers[signature] ?? 0
    }
    width = letters.count
    return letters
  }
}

/// The automata of several shapes side by side, each as its text has it.
private struct Source {
  struct Node {
    var edges: [(set: ByteSet, to: Int32)] = []
    /// The shape that accepts what ends here.
    var accepts: Int?
  }

  private(set) var nodes: [Node] = []
  private(set) var starts: [Int32] = []
  private let caseSensitive: Bool

  init(_ shapes: [SegmentShape], caseSensitive: Bool) {
    self.caseSensitive = caseSensitive
    for (index, shape) in shapes.enumerated() {
      guard case .texts(let kind, let prefix, let suffix) = shape else { continue }
      let start = add()
      starts.append(start)
      var ends = [start]
      for byte in prefix { ends = [add(literal(byte), from: ends)] }
      ends = add(kind, from: ends)
      for byte in suffix { ends = [add(literal(byte), from: ends)] }
      for end in ends { nodes[Int(end)].accepts = index }
    }
  }

  /// All sets that some byte is in.
  var sets: Set<ByteSet> { Set(nodes.lazy.flatMap { $0.edges.lazy.map(\.set) }) }

  /// The nodes that a byte leads to, in order.
  func next(_ list: [Int32], _ byte: UInt8) -> [Int32] {
    var next: Set<Int32> = []
    for node in list {
      for edge in nodes[Int(node)].edges where edge.set.contains(byte) { next.insert(edge.to) }
    }
    return next.sorted()
  }

  private func literal(_ byte: UInt8) -> ByteSet {
    var set = ByteSet(byte)
    let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
    if isLetter, !caseSensitive { set.insert(byte ^ 0x20) }
    return set
  }

  private mutating func add() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }

  /// Adds a node that bytes lead to from others.
  private mutating func add(_ set: ByteSet, from ends: [Int32]) -> Int32 {
    let node = add()
    for end in ends { nodes[Int(end)].edges.append((set, node)) }
    return node
  }

  /// Adds what accepts the texts of a kind; returns where they end.
  private mutating func add(_ kind: LinkKind, from ends: [Int32]) -> [Int32] {
    switch kind {
    case .int, .integer:
      let zero = add(ByteSet(UInt8(ascii: "0")), from: ends)
      let sign = kind == .integer ? [add(ByteSet(UInt8(ascii: "-")), from: ends)] : []
      let number = add(.digitsFromOne, from: ends + sign)
      nodes[Int(number)].edges.append((.digits, number))
      return [zero, number]
    case .date, .uuid:
      var ends = ends
      for set in kind.places { ends = [add(set, from: ends)] }
      return ends
    case .keywords, .text:
      let text = add(.all, from: ends)
      nodes[Int(text)].edges.append((.all, text))
      return [text]
    }
  }
}
