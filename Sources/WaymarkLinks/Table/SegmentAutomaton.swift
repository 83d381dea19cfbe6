// SPDX-License-Identifier: MIT

/// Finds the entry of a path in time linear in the path, however many entries there are.
///
/// Each state is one list of threads of the tree. Patterns that alternate literals and parameters
/// can have exponentially many lists; then there are no states, and the lists are made for each
/// path anew, in time linear in path and tree.
final class SegmentAutomaton: Sendable {
  private struct State: BitwiseCopyable, Sendable {
    /// The first of its slots, of which there are a power of two; a mask of -1 for none.
    var slots: Int32 = 0
    var mask: Int32 = -1
    var onInt: Int32 = -1
    var onText: Int32 = -1
    var entry: Int32 = -1
  }

  private struct Slot: BitwiseCopyable, Sendable {
    /// What its bytes fold to.
    var fold: UInt64 = 0
    var to: Int32 = -1
    var start: Int32 = 0
    var count: Int32 = 0
  }

  let trie: SegmentTrie
  private let states: FixedArray<State>
  private let slots: FixedArray<Slot>
  private let pool: FixedArray<UInt8>
  /// The threads of each state, and the state of each list of them: for segments beyond ASCII,
  /// of which several spellings are equal.
  private let numbers: SegmentNumbers
  /// The bytes of the longest literal.
  private let longest: Int

  /// Makes an automaton of at most so many states.
  init(_ trie: SegmentTrie, maximumStates: Int) {
    self.trie = trie
    var draft = Draft(trie)
    if !draft.fill(maximumStates) { draft = Draft(trie) }
    states = FixedArray(draft.states)
    slots = FixedArray(draft.slots)
    pool = FixedArray(draft.pool)
    (numbers, longest) = (draft.numbers, draft.longest)
  }

  /// An automaton that is being made.
  private struct Draft {
    let trie: SegmentTrie
    var states: ContiguousArray<State> = []
    var slots: ContiguousArray<Slot> = []
    var pool: ContiguousArray<UInt8> = []
    var numbers: SegmentNumbers
    var longest = 0

    init(_ trie: SegmentTrie) {
      self.trie = trie
      numbers = SegmentNumbers(nodes: trie.nodes.count)
    }

    /// Adds all states; false for too many.
    mutating func fill(_ maximumStates: Int) -> Bool {
      while states.count < numbers.lists.count {
        guard numbers.lists.count <= maximumStates else { return false }
        let list = numbers.lists[states.count]
        var state = State()
        state.entry = trie.accept(list)
        state.onInt = numbers.insert(trie.advance(list, literal: nil, isNumber: true))
        state.onText = numbers.insert(trie.advance(list, literal: nil, isNumber: false))
        if list.count == 1, list[0] >= 0 {
          addMoves(trie.nodes[Int(list[0])].literals.keys, from: list, to: &state)
        } else {
          var literals: Set<String> = []
          for thread in list where thread >= 0 {
            literals.formUnion(trie.nodes[Int(thread)].literals.keys)
          }
          addMoves(literals, from: list, to: &state)
        }
        states.append(state)
      }
      return true
    }

    private mutating func addMoves(
      _ literals: some Collection<String>, from list: [SegmentTrie.Thread], to state: inout State
    ) {
      if literals.isEmpty { return }
      var capacity = 2
      while capacity < literals.count * 2 { capacity *= 2 }
      let first = slots.count
      state.slots = Int32(first)
      state.mask = Int32(capacity - 1)
      slots.append(contentsOf: repeatElement(Slot(), count: capacity))
      for literal in literals {
        let isNumber = LinkScanner.isNumber(literal)
        let to = numbers.insert(trie.advance(list, literal: literal, isNumber: isNumber))
        longest = max(longest, literal.utf8.count)
        guard literal.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
        let fold = LinkPiece.fold(literal.utf8)
        var place = Int(SegmentAutomaton.hash(fold)) & (capacity - 1)
        while slots[first + place].to >= 0 { place = (place + 1) & (capacity - 1) }
        slots[first + place] = Slot(
          fold: fold, to: to, start: Int32(pool.count), count: Int32(literal.utf8.count))
        pool.append(contentsOf: literal.utf8)
      }
    }
  }

  /// Whether the table had too many states.
  var isBounded: Bool { states.base.isEmpty }

  /// The entry that a path leads to; -1 for none.
  func entry(
    of segments: UnsafeBufferPointer<LinkPiece>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let (states, slots) = (states.base, slots.base)
    if states.isEmpty { return boundedEntry(of: segments, in: bytes) }
    let isPlain = trie.caseSensitive
    var number = 0
    for piece in segments {
      let state = states[number]
      var to: Int32 = -1
      if isPlain, piece.marks.isDisjoint(with: .encoded) {
        to = move(from: state, in: slots, fold: piece.fold, piece.range, of: bytes)
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
      return text.withUTF8 {
        move(from: state, in: slots.base, fold: LinkPiece.fold($0), $0.indices, of: $0)
      }
    }
    return numbers[trie.advance(numbers.lists[number], literal: text, isNumber: false)]
  }

  @inline(__always)
  private func move(
    from state: State, in slots: UnsafeBufferPointer<Slot>, fold: UInt64, _ range: Range<Int>,
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> Int32 {
    guard state.mask >= 0 else { return -1 }
    var place = SegmentAutomaton.hash(fold) & state.mask
    while true {
      let slot = slots[Int(state.slots &+ place)]
      if slot.to < 0 { return -1 }
      if slot.fold == fold, Int(slot.count) == range.count,
        range.count <= 8 || isLiteral(slot, range, of: bytes)
      {
        return slot.to
      }
      place = (place &+ 1) & state.mask
    }
  }

  /// A number from 0 for what bytes fold to.
  @inline(__always)
  private static func hash(_ fold: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: (fold &* 0x9E37_79B9_7F4A_7C15) >> 33)
  }

  private func isLiteral(
    _ slot: Slot, _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = Int(slot.start) - range.lowerBound
    for index in range where pool.base[start + index] != bytes[index] { return false }
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
    isBounded ? nil : Set(states.base.lazy.map(\.entry).filter { $0 >= 0 }.map { Int($0) })
  }
}
