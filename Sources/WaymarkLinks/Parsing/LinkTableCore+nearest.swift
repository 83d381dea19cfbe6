// SPDX-License-Identifier: MIT

extension LinkTableCore {
  private typealias Candidate = (distance: Int, entry: Int)

  /// Up to three patterns that come near a path, the nearest first.
  ///
  /// Looks where the path leaves the tree: for literals that are spelled alike, for a parameter of
  /// another sort, for a pattern that ends there.
  func nearest(
    _ path: UnsafeBufferPointer<LinkPiece>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [String] {
    // What is as long as that was not mistyped.
    if path.contains(where: { $0.count > 200 }) { return [] }
    let trie = automaton.trie
    var threads = trie.start
    var candidates: [Candidate] = []
    for piece in path {
      let text = LinkText(bytes, piece, isQuery: false).decoded
      let next = trie.advance(threads, over: text)
      if next.isEmpty {
        candidates = self.candidates(near: text, at: threads)
        threads = []
        break
      }
      threads = next
    }
    // The path ended too early.
    for thread in threads {
      let node = trie.nodes[Int(thread)]
      for child in node.params.map(\.node)
        + node.spellings.prefix(8).compactMap({ node.literals[trie.key($0)] })
      {
        candidates.append((1, Int(trie.nodes[Int(child)].first)))
      }
    }
    var patterns: [String] = []
    for candidate in candidates.sorted(by: { ($0.distance, $0.entry) < ($1.distance, $1.entry) })
    where patterns.count < 3 && !patterns.contains(self.patterns[candidate.entry]) {
      patterns.append(self.patterns[candidate.entry])
    }
    return patterns
  }

  private func candidates(near text: String, at threads: [SegmentTrie.Thread]) -> [Candidate] {
    let trie = automaton.trie
    var candidates: [Candidate] = []
    for thread in threads.prefix(4) {
      let node = trie.nodes[Int(thread)]
      // They are in order, so what begins alike stands side by side.
      let spellings = node.spellings
      let folded = text.lowercased()
      var (low, high) = (0, spellings.count)
      while low < high {
        let middle = (low + high) / 2
        if spellings[middle] < folded { low = middle + 1 } else { high = middle }
      }
      for spelling in spellings[max(0, low - 4)..<min(spellings.count, low + 4)] {
        guard let child = node.literals[trie.key(spelling)],
          let distance = LinkTableCore.distance(text, spelling)
        else { continue }
        candidates.append((distance, Int(trie.nodes[Int(child)].first)))
      }
      for child in node.params.prefix(8) {
        candidates.append((2, Int(trie.nodes[Int(child.node)].first)))
      }
      if thread > 0, node.leaf >= 0 {
        candidates.append((3, templates[Int(node.leaf)].pointee.entry))
      }
    }
    return candidates
  }

  /// How many letters have to be added, taken away or replaced; nil for more than a third.
  private static func distance(_ text: String, _ literal: String) -> Int? {
    let (one, other) = (Array(text.utf8.prefix(65)), Array(literal.utf8.prefix(65)))
    guard one.count <= 64, other.count <= 64 else { return nil }
    var row = Array(0...other.count)
    for (index, byte) in one.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for (place, known) in other.enumerated() {
        let replaced = corner + (byte == known ? 0 : 1)
        corner = row[place + 1]
        row[place + 1] = min(replaced, row[place] + 1, corner + 1)
      }
    }
    let distance = row[other.count]
    return distance <= max(one.count, other.count) / 3 + 1 ? distance : nil
  }
}
