// SPDX-License-Identifier: MIT

/// An automaton that is being made.
struct SegmentAutomatonDraft {
  let trie: SegmentTrie
  private(set) var states: ContiguousArray<SegmentAutomaton.State> = []
  private(set) var slots: ContiguousArray<SegmentAutomaton.Slot> = []
  private(set) var pool: ContiguousArray<UInt8> = []
  private(set) var forks = SegmentForksDraft()
  private(set) var numbers: SegmentNumbers
  private(set) var longest = 0

  init(_ trie: SegmentTrie) {
    self.trie = trie
    numbers = SegmentNumbers(trie)
  }

  /// Adds all states; false for too many.
  mutating func fill(_ maximumStates: Int) -> Bool {
    while states.count < numbers.lists.count {
      guard numbers.lists.count <= maximumStates else { return false }
      let list = numbers.lists[states.count]
      var state = SegmentAutomaton.State()
      state.leaf = trie.accept(list)
      let node = trie.nodes[Int(list[0])]
      if list.count == 1, node.isPlain {
        addPlainMoves(from: list, to: &state)
        addMoves(node.literals.keys, from: list, to: &state)
        states.append(state)
        continue
      }
      let (literals, shapes) = alternatives(of: list)
      if shapes.allSatisfy({ $0 == SegmentTrie.int || $0 == SegmentTrie.text }) {
        addPlainMoves(from: list, to: &state)
      } else {
        guard let machine = forks.machine(of: shapes.sorted(), trie) else { return false }
        var moves: [Int32] = []
        for accepted in forks.sets[machine] {
          moves.append(
            numbers.insert(trie.advance(list, literal: nil) { accepted.contains($0) }))
        }
        state.fork = forks.add(machine, moves)
      }
      addMoves(literals, from: list, to: &state)
      states.append(state)
    }
    return true
  }

  /// Adds the moves on what is no literal, where that is told apart as numbers and texts alone.
  private mutating func addPlainMoves(
    from list: [SegmentTrie.Thread], to state: inout SegmentAutomaton.State
  ) {
    state.onInt = numbers.insert(
      trie.advance(list, literal: nil) { $0 == SegmentTrie.int || $0 == SegmentTrie.text })
    state.onText = numbers.insert(
      trie.advance(list, literal: nil) { $0 == SegmentTrie.text })
  }

  /// The literals and keywords that lead on from threads, and the shapes of all other parameters.
  private func alternatives(
    of list: [SegmentTrie.Thread]
  ) -> (literals: Set<String>, shapes: Set<Int32>) {
    var literals: Set<String> = []
    var shapes: Set<Int32> = []
    for thread in list {
      let node = trie.nodes[Int(thread)]
      literals.formUnion(node.literals.keys)
      for param in node.params {
        if case .keywords(let keywords) = trie.shapes[Int(param.shape)] {
          literals.formUnion(keywords)
        } else {
          shapes.insert(param.shape)
        }
      }
    }
    return (literals, shapes)
  }

  private mutating func addMoves(
    _ literals: some Collection<String>, from list: [SegmentTrie.Thread],
    to state: inout SegmentAutomaton.State
  ) {
    if literals.isEmpty { return }
    var capacity = 2
    while capacity < literals.count * 2 { capacity *= 2 }
    let first = slots.count
    state.slots = Int32(first)
    state.mask = Int32(capacity - 1)
    slots.append(contentsOf: repeatElement(SegmentAutomaton.Slot(), count: capacity))
    for literal in literals {
      let to = numbers.insert(
        trie.advance(list, literal: literal) { trie.accepts(literal, key: literal, shape: $0) })
      longest = max(longest, literal.utf8.count)
      guard literal.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      let fold = LinkPiece.fold(literal.utf8)
      var place = Int(SegmentAutomaton.hash(fold)) & (capacity - 1)
      while slots[first + place].to >= 0 { place = (place + 1) & (capacity - 1) }
      slots[first + place] = SegmentAutomaton.Slot(
        fold: fold, to: to, start: Int32(pool.count), count: Int32(literal.utf8.count))
      pool.append(contentsOf: literal.utf8)
    }
  }
}
