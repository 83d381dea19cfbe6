// SPDX-License-Identifier: MIT

/// Finds what a path leads to in time linear in the path, however many entries there are.
///
/// Each state is one list of threads of the tree. Patterns that alternate literals and parameters
/// can have exponentially many lists; then there are no states, and the lists are made for each
/// path anew, in time linear in path and tree.
final class SegmentAutomaton: Sendable {
  struct State: BitwiseCopyable, Sendable {
    /// The first of its slots, of which there are a power of two; a mask of -1 for none.
    var slots: Int32 = 0
    var mask: Int32 = -1
    var onInt: Int32 = -1
    var onText: Int32 = -1
    var leaf: Int32 = -1
    /// Which fork has the moves on what is no literal; -1 where ``onInt`` and ``onText`` are all.
    var fork: Int32 = -1
  }

  /// A way through a literal, or through one of a parameter's keywords.
  struct Slot: BitwiseCopyable, Sendable {
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
  private let forks: SegmentForks
  /// The threads of each state, and the state of each list of them: for segments beyond ASCII,
  /// of which several spellings are equal.
  private let numbers: SegmentNumbers
  /// The bytes of the longest literal.
  private let longest: Int

  /// Makes an automaton of at most so many states.
  init(_ trie: SegmentTrie, maximumStates: Int) {
    self.trie = trie
    var draft = SegmentAutomatonDraft(trie)
    if !draft.fill(maximumStates) { draft = SegmentAutomatonDraft(trie) }
    states = FixedArray(draft.states)
    slots = FixedArray(draft.slots)
    pool = FixedArray(draft.pool)
    forks = SegmentForks(draft.forks)
    (numbers, longest) = (draft.numbers, draft.longest)
  }

  /// Whether the table had too many states.
  var isBounded: Bool { states.base.isEmpty }

  /// The leaf that a path leads to; -1 for none.
  func leaf(
    of segments: UnsafeBufferPointer<LinkPiece>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let (states, slots) = (states.base, slots.base)
    if states.isEmpty { return boundedLeaf(of: segments[...], in: bytes, from: trie.start) }
    let isPlain = trie.caseSensitive
    var number = 0
    for index in segments.indices {
      let piece = segments[index]
      let state = states[number]
      var to: Int32 = -1
      if isPlain, piece.marks.isDisjoint(with: .encoded) {
        to = move(from: state, in: slots, fold: piece.fold, piece.range, of: bytes)
      } else if piece.count <= 9 * longest {
        // Taking escapes out is what takes long. A letter composed has at most three times its
        // bytes when it is not, and each byte at most three when it is escaped.
        let segment = LinkText(bytes, piece, isQuery: false)
        guard piece.marks.contains(.wide) else {
          to = moveEncoded(from: state, segment)
          if to < 0 { to = moveOn(from: state, piece, in: bytes) }
          if to < 0 { return -1 }
          number = Int(to)
          continue
        }
        let list = trie.advance(numbers.lists[number], over: segment.decoded)
        to = numbers[list]
        // A list that only another spelling of a literal leads to.
        if to < 0 { return boundedLeaf(of: segments[(index + 1)...], in: bytes, from: list) }
      }
      if to < 0 { to = moveOn(from: state, piece, in: bytes) }
      if to < 0 { return -1 }
      number = Int(to)
    }
    return Int(states[number].leaf)
  }

  /// The state that a segment leads to which is no literal.
  @inline(__always)
  private func moveOn(
    from state: State, _ piece: LinkPiece, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int32 {
    if state.fork >= 0 { return forks.move(state.fork, LinkText(bytes, piece, isQuery: false)) }
    return piece.marks.contains(.digits) ? state.onInt : state.onText
  }

  private func moveEncoded(from state: State, _ segment: LinkText) -> Int32 {
    if state.mask < 0 { return -1 }
    var text = trie.key(segment.decoded)
    return text.withUTF8 {
      move(from: state, in: slots.base, fold: LinkPiece.fold($0), $0.indices, of: $0)
    }
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
  static func hash(_ fold: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: (fold &* 0x9E37_79B9_7F4A_7C15) >> 33)
  }

  private func isLiteral(
    _ slot: Slot, _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = Int(slot.start) - range.lowerBound
    for index in range where pool.base[start + index] != bytes[index] { return false }
    return true
  }

  private func boundedLeaf(
    of segments: Slice<UnsafeBufferPointer<LinkPiece>>, in bytes: UnsafeBufferPointer<UInt8>,
    from start: [SegmentTrie.Thread]
  ) -> Int {
    var threads = start
    for piece in segments {
      if threads.isEmpty { return -1 }
      threads = trie.advance(threads, over: LinkText(bytes, piece, isQuery: false).decoded)
    }
    return Int(trie.accept(threads))
  }

  /// All leaves that some path leads to.
  var reachable: Set<Int>? {
    isBounded ? nil : Set(states.base.lazy.map(\.leaf).filter { $0 >= 0 }.map { Int($0) })
  }
}
