// SPDX-License-Identifier: MIT

extension SegmentTrie {
  /// Two leaves of which neither goes first, and a path that leads to both.
  struct Overlap {
    var leaves: (Int, Int)
    var path: [String]
  }

  /// Finds paths that lead to two leaves of which neither goes first.
  ///
  /// Of two parameters of one node that accept the same segment, one has to accept all that the other
  /// accepts; then the narrower goes first. Else nothing that goes through both of them may match the
  /// same path.
  func overlaps() -> [Overlap] {
    var known: [[Int32]: [Crossing]] = [:]
    var overlaps: [Overlap] = []
    for (index, node) in nodes.enumerated() where node.params.count > 1 {
      let shapes = node.params.map(\.shape)
      if shapes.allSatisfy({ $0 == SegmentTrie.int || $0 == SegmentTrie.text }) { continue }
      let crossings = known[shapes] ?? crossings(shapes)
      known[shapes] = crossings
      for crossing in crossings {
        let nodes = (node.params[crossing.one].node, node.params[crossing.other].node)
        guard var overlap = common(nodes.0, nodes.1) else { continue }
        overlap.path = path(to: Int32(index)) + [crossing.example] + overlap.path
        overlaps.append(overlap)
      }
    }
    return overlaps
  }

  /// Two parameters by their places that accept a segment, of which neither accepts all of the other's.
  private struct Crossing {
    var one: Int
    var other: Int
    var example: String
  }

  private func crossings(_ shapes: [Int32]) -> [Crossing] {
    let sets = sets(shapes)
    var crossings: [Crossing] = []
    var seen: Set<[Int]> = []
    for (set, example) in sets where set.count > 1 {
      for one in set {
        for other in set where one < other && seen.insert([one, other]).inserted {
          let isNested = [(one, other), (other, one)].contains { inner, outer in
            sets.allSatisfy { !$0.set.contains(inner) || $0.set.contains(outer) }
          }
          if !isNested {
            crossings.append(Crossing(one: one, other: other, example: example))
          }
        }
      }
    }
    return crossings
  }

  /// The sets of shapes, by their places, that accept some segment, and a segment for each.
  private func sets(_ shapes: [Int32]) -> [(set: [Int], example: String)] {
    var sets: [(set: [Int], example: String)] = []
    var places: [Int] = []
    for (place, shape) in shapes.enumerated() {
      guard case .keywords(let keywords) = self.shapes[Int(shape)] else {
        places.append(place)
        continue
      }
      for keyword in keywords.sorted() {
        let set = shapes.indices.filter { accepts(keyword, key: keyword, shape: shapes[$0]) }
        sets.append((set, keyword))
      }
    }
    let texts = places.map { self.shapes[Int(shapes[$0])] }
    guard let machine = SegmentMachine(texts, caseSensitive: caseSensitive) else { return sets }
    for (set, example) in zip(machine.sets, machine.examples) {
      if let example { sets.append((set.map { places[$0] }, example)) }
    }
    return sets
  }

  // MARK: Paths

  /// A segment that leads from a node.
  private enum Move {
    case literal(String)
    case shape(Int32)
    /// One more of the rest.
    case any
  }

  private func moves(from node: Int32) -> [(move: Move, to: Int32)] {
    let known = nodes[Int(node)]
    var moves: [(move: Move, to: Int32)] = known.spellings.compactMap { spelling in
      known.literals[key(spelling)].map { (.literal(spelling), $0) }
    }
    moves += known.params.map { (.shape($0.shape), $0.node) }
    if known.isRest { moves.append((.any, node)) }
    if known.rest >= 0 { moves += self.moves(from: known.rest) }
    return moves
  }

  private func leaf(at node: Int32) -> Int32 {
    let known = nodes[Int(node)]
    return known.leaf < 0 && known.rest >= 0 ? leaf(at: known.rest) : known.leaf
  }

  /// Two leaves below two nodes that the same path leads to from there, and the shortest such path.
  private func common(_ one: Int32, _ other: Int32) -> Overlap? {
    var queue: [(one: Int32, other: Int32, path: [String])] = [(one, other, [])]
    var seen: Set<[Int32]> = [[one, other]]
    var next = 0
    while next < queue.count {
      let (one, other, path) = queue[next]
      next += 1
      let leaves = (leaf(at: one), leaf(at: other))
      if leaves.0 >= 0, leaves.1 >= 0 {
        return Overlap(leaves: (Int(leaves.0), Int(leaves.1)), path: path)
      }
      for first in moves(from: one) {
        for second in moves(from: other) where !seen.contains([first.to, second.to]) {
          guard let segment = segment(first.move, second.move) else { continue }
          seen.insert([first.to, second.to])
          queue.append((first.to, second.to, path + [segment]))
        }
      }
    }
    return nil
  }

  /// A segment that both moves accept.
  private func segment(_ one: Move, _ other: Move) -> String? {
    switch (one, other) {
    case (.any, .any): "x"
    case (.any, .literal(let text)), (.literal(let text), .any): text
    case (.any, .shape(let shape)), (.shape(let shape), .any):
      sets([shape]).first { !$0.set.isEmpty }?.example
    case (.literal(let text), .literal(let other)): key(text) == key(other) ? text : nil
    case (.literal(let text), .shape(let shape)), (.shape(let shape), .literal(let text)):
      accepts(text, key: key(text), shape: shape) ? text : nil
    case (.shape(let one), .shape(let other)):
      sets(one == other ? [one] : [one, other]).first { $0.set.count == (one == other ? 1 : 2) }?
        .example
    }
  }

  /// A path to a node.
  private func path(to node: Int32) -> [String] {
    for index in nodes.indices {
      guard let move = moves(from: Int32(index)).first(where: { $0.to == node && index != node })
      else { continue }
      let segment: String? =
        switch move.move {
        case .literal(let text): text
        case .shape(let shape): self.segment(.any, .shape(shape))
        case .any: nil
        }
      return path(to: Int32(index)) + [segment ?? "x"]
    }
    return []
  }
}
