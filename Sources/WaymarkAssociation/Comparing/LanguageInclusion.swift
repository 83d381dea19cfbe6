// SPDX-License-Identifier: MIT

import WaymarkLinks

/// Decides whether every text that one automaton still accepts is accepted by another, too.
///
/// Answers are cached. A comparison that takes too long counts as "no": then a rule is kept that
/// could have been dropped, which costs time but changes no result.
final class LanguageInclusion {
  /// An automaton and its current state.
  struct Position: Hashable {
    var automaton: Int32
    var state: Int32

    init(automaton: Int32, state: Int32) {
      self.automaton = automaton
      self.state = state
    }

    fileprivate init(_ bits: UInt64) {
      self.init(automaton: Int32(bits >> 16), state: Int32(bits & 0xFFFF))
    }

    fileprivate var bits: UInt64 { UInt64(automaton) << 16 | UInt64(state) }
  }

  /// Two positions, packed, since they are looked up very often.
  private struct Pair: Hashable {
    private var bits: UInt64

    /// Packs two positions; nil where their numbers are too large.
    init?(_ smaller: Position, _ larger: Position) {
      let all = smaller.automaton | smaller.state | larger.automaton | larger.state
      guard all >> 16 == 0 else { return nil }
      bits = smaller.bits << 32 | larger.bits
    }

    var smaller: Position { Position(bits >> 32) }
    var larger: Position { Position(bits & 0xFFFF_FFFF) }
  }

  /// The number of pairs of states that one comparison visits at most.
  private static let pairLimit = 400

  private var known: [Pair: Bool] = [:]
  /// The lengths of the shortest texts accepted from a position; 0 where unknown.
  private var lengths: [Position: Int] = [:]

  /// Returns whether the texts accepted from one position are a subset of those from another.
  ///
  /// - Parameters:
  ///   - smaller: The position whose texts have to be accepted.
  ///   - larger: The position that has to accept them.
  ///   - automata: The automata of all rules.
  ///   - alphabet: The bytes of the texts.
  ///   - work: The steps left; those made are subtracted.
  /// - Returns: Whether they are; false where that takes too long to decide.
  func isSubset(
    _ smaller: Position, of larger: Position, _ automata: [any TextAutomaton], _ alphabet: ByteSet,
    _ work: inout Int
  ) -> Bool {
    guard let first = Pair(smaller, larger) else { return false }
    if let answer = known[first] { return answer }
    // Most patterns that do not cover another one require longer texts, which is cheap to see.
    let length = shortestLength(smaller, automata, &work)
    if length < shortestLength(larger, automata, &work) {
      known[first] = false
      return false
    }
    var pairs = [first]
    var origins = [0]
    var found: Set<Pair> = [first]
    var index = 0
    while index < pairs.count {
      let pair = pairs[index]
      var (smaller, larger) = (pair.smaller, pair.larger)
      let small = automata[Int(smaller.automaton)]
      let large = automata[Int(larger.automaton)]
      let answer = pair == first ? nil : known[pair]
      let isRefuted =
        answer == false || larger.state == TextRow.none
        || small.accepts(smaller.state) && !large.accepts(larger.state)
      if isRefuted || pairs.count > Self.pairLimit {
        refute(pairs, origins, isRefuted ? index : 0)
        return false
      }
      if answer == nil {
        let rows = (small.row(smaller.state, &work), large.row(larger.state, &work))
        for states in Self.following(rows, alphabet) {
          work -= 1
          guard states.0 != TextRow.none, states.1 != TextRow.all else { continue }
          (smaller.state, larger.state) = states
          guard let next = Pair(smaller, larger) else {
            known[first] = false
            return false
          }
          guard found.insert(next).inserted else { continue }
          pairs.append(next)
          origins.append(index)
        }
      }
      index += 1
    }
    for pair in pairs { known[pair] = true }
    return true
  }

  /// The length of the shortest text accepted from a position; 0 where that takes long to find out.
  private func shortestLength(
    _ position: Position, _ automata: [any TextAutomaton], _ work: inout Int
  ) -> Int {
    if let length = lengths[position] { return length }
    let automaton = automata[Int(position.automaton)]
    var states = [position.state]
    var found: Set<Int32> = [position.state, TextRow.none]
    var (end, length, index) = (1, 0, 0)
    while index < states.count, states.count <= Self.pairLimit {
      if index == end { (end, length) = (states.count, length + 1) }
      let state = states[index]
      if automaton.accepts(state) {
        lengths[position] = length
        return length
      }
      let row = automaton.row(state, &work)
      for next in row.edges.map(\.state) + [row.otherwise] where found.insert(next).inserted {
        work -= 1
        states.append(next)
      }
      index += 1
    }
    lengths[position] = 0
    return 0
  }

  /// Caches "no" for a pair and for those from which it was reached.
  private func refute(_ pairs: [Pair], _ origins: [Int], _ index: Int) {
    var index = index
    known[pairs[0]] = false
    while index > 0 {
      known[pairs[index]] = false
      index = origins[index]
    }
  }

  /// The pairs of states after one more byte.
  private static func following(
    _ rows: (TextRow, TextRow), _ alphabet: ByteSet
  ) -> [(Int32, Int32)] {
    var telling = rows.0.telling
    telling.formUnion(rows.1.telling)
    telling = telling.intersection(alphabet)
    var next = telling.map { (rows.0.state(after: $0), rows.1.state(after: $0)) }
    if !alphabet.subtracting(telling).isEmpty { next.append((rows.0.otherwise, rows.1.otherwise)) }
    return next
  }
}

extension TextRow {
  /// The state after a byte.
  fileprivate func state(after byte: UInt8) -> Int32 {
    guard telling.contains(byte) else { return otherwise }
    return edges.first { $0.byte == byte }?.state ?? otherwise
  }
}
