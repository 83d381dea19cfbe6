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
  private static let pairLimit = 128
  /// The number of states that the search for an example visits at most.
  private static let stateLimit = 400

  private var known: [Pair: Bool] = [:]
  /// A shortest text accepted from each position; nil where none was found.
  private var examples: [Position: [UInt8]?] = [:]

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
    // Most patterns that do not cover another one reject its shortest text, which is cheap to see.
    if let example = example(of: smaller, automata, alphabet, &work),
      !accepts(example, from: larger, automata, &work)
    {
      known[first] = false
      return false
    }
    let (small, large) = (automata[Int(smaller.automaton)], automata[Int(larger.automaton)])
    if large.covers(from: larger.state, small, from: smaller.state, &work) {
      known[first] = true
      return true
    }
    var pairs = [first]
    var origins = [0]
    var found: Set<Pair> = [first]
    var index = 0
    while index < pairs.count {
      let pair = pairs[index]
      var (smaller, larger) = (pair.smaller, pair.larger)
      let answer = pair == first ? nil : known[pair]
      let isRefuted =
        answer == false || larger.state == TextRow.none
        || small.accepts(smaller.state) && !large.accepts(larger.state)
      if isRefuted || pairs.count > Self.pairLimit {
        refute(pairs, origins, isRefuted ? index : 0)
        return false
      }
      if answer == nil {
        let following = Self.following(
          (small, smaller.state), (large, larger.state), alphabet, &work)
        for states in following {
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

  /// A shortest text accepted from a position; nil where that takes long to find out.
  private func example(
    of position: Position, _ automata: [any TextAutomaton], _ alphabet: ByteSet, _ work: inout Int
  ) -> [UInt8]? {
    if let example = examples[position] { return example }
    let example = Self.example(
      automata[Int(position.automaton)], position.state, alphabet, &work)
    examples[position] = .some(example)
    return example
  }

  private static func example(
    _ automaton: any TextAutomaton, _ start: Int32, _ alphabet: ByteSet, _ work: inout Int
  ) -> [UInt8]? {
    var states = [start]
    var origins: [(index: Int, byte: UInt8)] = [(0, 0)]
    var found: Set<Int32> = [start, TextRow.none]
    var index = 0
    while index < states.count, states.count <= stateLimit {
      let state = states[index]
      if automaton.accepts(state) {
        var bytes: [UInt8] = []
        while index > 0 {
          bytes.append(origins[index].byte)
          index = origins[index].index
        }
        return bytes.reversed()
      }
      let row = automaton.row(state, &work)
      // Any other byte makes the plainest example, which the fewest patterns look for.
      let other = alphabet.subtracting(row.telling).plainest.map { ($0, row.otherwise) }
      for (byte, next) in [other].compactMap({ $0 }) + row.edges
      where alphabet.contains(byte) && found.insert(next).inserted {
        work -= 1
        states.append(next)
        origins.append((index, byte))
      }
      index += 1
    }
    return nil
  }

  private func accepts(
    _ text: [UInt8], from position: Position, _ automata: [any TextAutomaton], _ work: inout Int
  ) -> Bool {
    let automaton = automata[Int(position.automaton)]
    var state = position.state
    for byte in text {
      if state == TextRow.none || state == TextRow.all { break }
      work -= 1
      state = automaton.row(state, &work).state(after: byte)
    }
    return automaton.accepts(state)
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

  private typealias Place = (automaton: any TextAutomaton, state: Int32)

  /// The pairs of states after one more byte, or after an escape.
  ///
  /// No text ends within an escape, so the states there need not be compared.
  private static func following(
    _ smaller: Place, _ larger: Place, _ alphabet: ByteSet, _ work: inout Int
  ) -> [(Int32, Int32)] {
    let percent = UInt8(ascii: "%")
    var following: [(Int32, Int32)] = []
    step(smaller, larger, alphabet, &work) { byte, small, large, work in
      guard byte == percent else { return following.append((small, large)) }
      step((smaller.automaton, small), (larger.automaton, large), .hexadecimal, &work) {
        _, small, large, work in
        step((smaller.automaton, small), (larger.automaton, large), .hexadecimal, &work) {
          _, small, large, _ in
          following.append((small, large))
        }
      }
    }
    return following
  }

  /// Passes on the pairs of states after one more byte that still have to be compared, with the
  /// byte; nil where it is any that neither state tells from others.
  private static func step(
    _ smaller: Place, _ larger: Place, _ alphabet: ByteSet, _ work: inout Int,
    _ body: (UInt8?, Int32, Int32, inout Int) -> Void
  ) {
    let small = smaller.automaton.row(smaller.state, &work)
    let large = larger.automaton.row(larger.state, &work)
    var telling = small.telling
    telling.formUnion(large.telling)
    telling = telling.intersection(alphabet)
    func pass(_ byte: UInt8?, _ small: Int32, _ large: Int32, _ work: inout Int) {
      work -= 1
      if small != TextRow.none, large != TextRow.all { body(byte, small, large, &work) }
    }
    for byte in telling { pass(byte, small.state(after: byte), large.state(after: byte), &work) }
    if !alphabet.subtracting(telling).isEmpty { pass(nil, small.otherwise, large.otherwise, &work) }
  }
}

extension TextRow {
  /// The state after a byte.
  fileprivate func state(after byte: UInt8) -> Int32 {
    guard telling.contains(byte) else { return otherwise }
    return edges.first { $0.byte == byte }?.state ?? otherwise
  }
}
