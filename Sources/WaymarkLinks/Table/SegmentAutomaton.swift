// SPDX-License-Identifier: MIT

/// Finds the entry of a path in time linear in the path, however many entries there are.
///
/// Each state is one list of threads of the tree. Patterns that alternate literals and parameters
/// can have exponentially many lists; then there are no states, and the lists are made for each
/// path anew, in time linear in path and tree.
struct SegmentAutomaton: Sendable {
  private struct State: Sendable {
    /// The first of its slots, of which there are a power of two; a mask of -1 for none.
    var slots: Int32 = 0
    var mask: Int32 = -1
    var onInt: Int32 = -1
    var onText: Int32 = -1
    var entry: Int32 = -1
  }

  private struct Slot: Sendable {
    /// What its bytes fold to.
    var fold: UInt64 = 0
    var to: Int32 = -1
    var start: Int32 = 0
    var count: Int32 = 0
  }

  let trie: SegmentTrie
  private var states: ContiguousArray<State> = []
  private var slots: ContiguousArray<Slot> = []
  private var pool: ContiguousArray<UInt8> = []
  /// The threads of each state, and the state of each list of them: for segments beyond ASCII,
  /// of which several spellings are equal.
  private var lists: [[SegmentTrie.Thread]] = [[0]]
  private var numbers: [[SegmentTrie.Thread]: Int32] = [[0]: 0]
  /// The bytes of the longest literal.
  private var longest = 0

  /// Makes an automaton of at most so many states.
  init(_ trie: SegmentTrie, maximumStates: Int) {
    self.trie = trie
    var index = 0
    while index < lists.count {
      guard lists.count <= maximumStates else {
        (states, lists, numbers) = ([], [], [:])
        return
      }
      let list = lists[index]
      var state = State()
      state.entry = trie.accept(list)
      state.onInt = number(trie.advance(list, literal: nil, isNumber: true))
      state.onText = number(trie.advance(list, literal: nil, isNumber: false))
      var moves: [(String, Int32)] = []
      for literal in SegmentAutomaton.literals(of: list, in: trie) {
        let isNumber = LinkScanner.isNumber(literal)
        let to = number(trie.advance(list, literal: literal, isNumber: isNumber))
        if literal.utf8.allSatisfy({ $0 < 0x80 }) { moves.append((literal, to)) }
        longest = max(longest, literal.utf8.count)
      }
      addSlots(moves, to: &state)
      states.append(state)
      index += 1
    }
  }

  private mutating func number(_ list: [SegmentTrie.Thread]) -> Int32 {
    if list.isEmpty { return -1 }
    if let number = numbers[list] { return number }
    let number = Int32(lists.count)
    numbers[list] = number
    lists.append(list)
    return number
  }

  /// Whether the table had too many states.
  var isBounded: Bool { states.isEmpty }

  private static func literals(
    of list: [SegmentTrie.Thread], in trie: SegmentTrie
  ) -> some Collection<String> {
    var literals: Set<String> = []
    for thread in list where thread >= 0 {
      literals.formUnion(trie.nodes[Int(thread)].literals.keys)
    }
    return literals
  }

  private mutating func addSlots(_ moves: [(String, Int32)], to state: inout State) {
    guard !moves.isEmpty else { return }
    var capacity = 2
    while capacity < moves.count * 2 { capacity *= 2 }
    let first = slots.count
    state.slots = Int32(first)
    state.mask = Int32(capacity - 1)
    slots.append(contentsOf: repeatElement(Slot(), count: capacity))
    for (literal, to) in moves {
      let fold = LinkPiece.fold(literal.utf8)
      var place = Int(SegmentAutomaton.hash(fold)) & (capacity - 1)
      while slots[first + place].to >= 0 { place = (place + 1) & (capacity - 1) }
      slots[first + place] = Slot(
        fold: fold, to: to, start: Int32(pool.count), count: Int32(literal.utf8.count))
      pool.append(contentsOf: literal.utf8)
    }
  }

  /// The entry that a path leads to; -1 for none.
  func entry(
    of segments: UnsafeBufferPointer<LinkPiece>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    if states.isEmpty { return boundedEntry(of: segments, in: bytes) }
    var number = 0
    for piece in segments {
      let state = states[number]
      var to: Int32 = -1
      if trie.caseSensitive, piece.marks.isDisjoint(with: .encoded) {
        to = move(
          from: state, fold: piece.fold,
          text: UnsafeBufferPointer(rebasing: bytes[Int(piece.start)..<Int(piece.end)]))
      } else {
        to = moveEncoded(from: state, number, LinkText(bytes, piece, isQuery: false))
      }
      if to < 0 { to = piece.marks.contains(.digits) ? state.onInt : state.onText }
      if to < 0 { return -1 }
      number = Int(to)
    }
    return Int(states[number].entry)
  }

  private func moveEncoded(from state: State, _ number: Int, _ segment: LinkText) -> Int32 {
    let isWide = segment.piece.marks.contains(.wide)
    // Taking escapes out is what takes long. A letter composed has at most three times its bytes
    // when it is not, and each byte at most three when it is escaped.
    if !isWide && state.mask < 0 || segment.piece.count > 9 * longest { return -1 }
    var text = trie.key(segment.decoded)
    guard isWide else {
      return text.withUTF8 { move(from: state, fold: LinkPiece.fold($0), text: $0) }
    }
    let list = trie.advance(lists[number], literal: text, isNumber: false)
    return numbers[list] ?? -1
  }

  @inline(__always)
  private func move(
    from state: State, fold: UInt64, text: UnsafeBufferPointer<UInt8>
  ) -> Int32 {
    guard state.mask >= 0 else { return -1 }
    var place = SegmentAutomaton.hash(fold) & state.mask
    while true {
      let slot = slots[Int(state.slots + place)]
      if slot.to < 0 { return -1 }
      if slot.fold == fold, Int(slot.count) == text.count,
        text.count <= 8 || isLiteral(slot, text)
      {
        return slot.to
      }
      place = (place + 1) & state.mask
    }
  }

  /// A number from 0 for what bytes fold to.
  @inline(__always)
  private static func hash(_ fold: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: (fold &* 0x9E37_79B9_7F4A_7C15) >> 33)
  }

  private func isLiteral(_ slot: Slot, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in text.indices where pool[Int(slot.start) + index] != text[index] { return false }
    return true
  }

  private func boundedEntry(
    of segments: UnsafeBufferPointer<LinkPiece>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var threads: [SegmentTrie.Thread] = [0]
    for piece in segments {
      let text = trie.key(LinkText(bytes, piece, isQuery: false).decoded)
      threads = trie.advance(threads, literal: text, isNumber: piece.marks.contains(.digits))
      if threads.isEmpty { return -1 }
    }
    return Int(trie.accept(threads))
  }

  /// All entries that some path leads to.
  var reachable: Set<Int>? {
    states.isEmpty ? nil : Set(states.lazy.map(\.entry).filter { $0 >= 0 }.map { Int($0) })
  }
}
