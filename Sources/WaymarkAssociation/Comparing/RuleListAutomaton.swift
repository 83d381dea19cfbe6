// SPDX-License-Identifier: MIT

import WaymarkLinks

/// One automaton for all rules of a list, for one part of addresses.
///
/// It is determinised lazily: a state holds the positions in the patterns of all rules that may
/// still decide. A rule is dropped as soon as another one decides whatever it may still match, so
/// that texts that differ only in their progress in that rule lead to the same state.
final class RuleListAutomaton {
  private typealias Position = LanguageInclusion.Position

  /// The positions in all patterns after some text.
  private struct State: Hashable {
    /// The positions, in the order of the rules.
    var open: [Position]
    /// The first rule that matches whatever follows; `Int.max` for none.
    var cut: Int
    /// The number of characters of an escape so far: 0, 1 for `%`, or 2.
    var escaped: UInt8 = 0

    /// The state after one more byte; nil is one that no pattern tells from others.
    func next(_ byte: UInt8?, _ open: [Position]) -> State {
      let begins = escaped == 0 && byte == UInt8(ascii: "%")
      return State(open: open, cut: cut, escaped: begins ? 1 : escaped == 1 ? 2 : 0)
    }
  }

  /// What a state says about the list.
  struct Outlook {
    /// The rules that match a text that ends here, up to the first to which no later part matters.
    var accepted: [Int]
    /// The number of ``accepted``; the same rules have the same number.
    var acceptedNumber: Int32
    /// The rules that may decide about texts with this beginning; nil for no rule.
    var deciding: [Int?]
    /// The possible effects of the list.
    var rest: RuleLists.Rest
  }

  /// A rule to which a pattern belongs.
  private struct Use {
    var rule: Int
    /// Whether no later part matters to it.
    var isLast: Bool
  }

  /// The state before the first byte.
  private(set) var start: Int32 = 0

  private let lists: RuleLists
  private let list: RuleLists.List
  private let identities: [Int]
  private let part: AddressPart
  private let alphabet: ByteSet
  private let mergesRules: Bool
  private let inclusion: LanguageInclusion
  /// The rules of each pattern in order, by the number of its automaton.
  private var uses: [[Use]]
  /// Whether a pattern, by its automaton, has covered another one.
  private var hasCovered: [Bool]
  private var states: [State] = []
  private var outlooks: [Outlook?] = []
  private var rows: [TextRow?] = []
  /// The numbers of states, also as they were before rules were dropped.
  private var numbers: [State: Int32] = [:]
  private var acceptedNumbers: [[Int]: Int32] = [:]

  /// Makes the automaton of some of a list's rules.
  ///
  /// - Parameters:
  ///   - lists: All lists.
  ///   - index: The list.
  ///   - part: The part of addresses.
  ///   - open: The rules that may still match, in order.
  ///   - mergesRules: Whether only the effect of the list matters, not which rule decides.
  ///   - inclusion: Compares patterns.
  ///   - work: The steps left; those made are subtracted.
  init(
    _ lists: RuleLists, _ index: Int, _ part: AddressPart, open: [Int], mergesRules: Bool,
    _ inclusion: LanguageInclusion, _ work: inout Int
  ) {
    self.lists = lists
    list = lists.lists[index]
    identities = lists.identities[index]
    self.part = part
    alphabet = part.alphabet
    self.mergesRules = mergesRules
    self.inclusion = inclusion
    uses = Array(repeating: [], count: lists.automata.count)
    hasCovered = Array(repeating: false, count: lists.automata.count)
    var positions: [Position] = []
    for rule in open {
      let automaton = list.rules[rule].automata[part.rawValue] ?? 0
      // After a rule that looks at nothing else, the same pattern has no say.
      if uses[automaton].last?.isLast == true { continue }
      if uses[automaton].isEmpty {
        positions.append(
          Position(automaton: Int32(automaton), state: lists.automata[automaton].start))
      }
      uses[automaton].append(Use(rule: rule, isLast: list.rules[rule].isDecided(by: part)))
    }
    positions.removeAll { $0.state == TextRow.none }
    start = number(State(open: positions, cut: .max), &work)
  }

  /// Whether some rule may still match or not in a state.
  func isOpen(_ number: Int32) -> Bool { !states[Int(number)].open.isEmpty }

  /// The rules that may still decide in a state.
  func deciding(_ number: Int32) -> [Int] { outlook(number).deciding.compactMap { $0 } }

  /// Where a state leads.
  func row(_ number: Int32, _ work: inout Int) -> TextRow {
    let index = Int(number)
    if let row = rows[index] { return row }
    let state = states[index]
    guard !state.open.isEmpty else { return TextRow(otherwise: number) }
    let own = state.open.map { lists.automata[Int($0.automaton)].row($0.state, &work) }
    var telling = ByteSet()
    for row in own { telling.formUnion(row.telling) }
    telling = telling.intersection(state.escaped == 0 ? alphabet : .hexadecimal)
    let bytes = Array(telling)
    var slots = Array(repeating: 0, count: 128)
    for (slot, byte) in bytes.enumerated() { slots[Int(byte)] = slot }
    var following = Array(repeating: [Position](), count: bytes.count)
    var otherwise: [Position] = []
    for (position, row) in zip(state.open, own) {
      work -= row.edges.count + 1
      var next = position
      for edge in row.edges where edge.state != TextRow.none && telling.contains(edge.byte) {
        next.state = edge.state
        following[slots[Int(edge.byte)]].append(next)
      }
      guard row.otherwise != TextRow.none else { continue }
      next.state = row.otherwise
      otherwise.append(next)
      for byte in telling.subtracting(row.telling) {
        work -= 1
        following[slots[Int(byte)]].append(next)
      }
    }
    var row = TextRow(otherwise: self.number(state.next(nil, otherwise), &work))
    for (byte, open) in zip(bytes, following) {
      let next = self.number(state.next(byte, open), &work)
      if next != row.otherwise { row.edges.append((byte, next)) }
    }
    row.noteTelling()
    rows[index] = row
    return row
  }

  /// What a state says about the list.
  func outlook(_ number: Int32) -> Outlook {
    if let outlook = outlooks[Int(number)] { return outlook }
    let state = states[Int(number)]
    let accepted = accepted(state)
    let acceptedNumber = acceptedNumbers[accepted] ?? Int32(acceptedNumbers.count)
    acceptedNumbers[accepted] = acceptedNumber
    let rules = state.open.flatMap { self.rules($0, state.cut).map(\.rule) }.sorted()
    let effect = effect(cut: state.cut)
    var telling = rules[...]
    while let last = telling.last, list.rules[last].effect == effect { telling.removeLast() }
    let outlook = Outlook(
      accepted: accepted, acceptedNumber: acceptedNumber,
      deciding: rules + [state.cut == .max ? nil : state.cut],
      rest: RuleLists.Rest(rules: telling.map { identities[$0] }, effect: effect))
    outlooks[Int(number)] = outlook
    return outlook
  }

  private func accepted(_ state: State) -> [Int] {
    var accepted = state.cut == .max ? [] : [state.cut]
    for position in state.open
    where lists.automata[Int(position.automaton)].accepts(position.state) {
      accepted += rules(position, state.cut).map(\.rule)
    }
    accepted.sort()
    if let last = accepted.firstIndex(where: { list.rules[$0].isDecided(by: part) }) {
      accepted.removeSubrange((last + 1)...)
    }
    return accepted
  }

  /// The rules of a pattern that are above a cut.
  private func rules(_ position: Position, _ cut: Int) -> ArraySlice<Use> {
    uses[Int(position.automaton)].prefix { $0.rule < cut }
  }

  /// The effect of the list where none of the rules above a cut matches.
  private func effect(cut: Int) -> Int {
    cut == .max ? list.otherwise : list.rules[cut].effect
  }

  /// The number of a state, without the rules that change nothing.
  private func number(_ state: State, _ work: inout Int) -> Int32 {
    var state = state
    for position in state.open where position.state == TextRow.all {
      for use in uses[Int(position.automaton)] where use.isLast {
        state.cut = min(state.cut, use.rule)
      }
    }
    let cut = state.cut
    if cut != .max { state.open.removeAll { rules($0, cut).isEmpty } }
    if state.open.isEmpty { state.escaped = 0 }
    if let number = numbers[state] { return number }
    let whole = state
    // Within an escape rules are kept: it is short, and comparing them there takes long.
    if state.escaped == 0 {
      if mergesRules { dropTail(&state) }
      if state.open.count > 1 { dropCovered(&state, &work) }
    }
    let number = numbers[state] ?? Int32(states.count)
    numbers[whole] = number
    if Int(number) < states.count { return number }
    numbers[state] = number
    states.append(state)
    outlooks.append(nil)
    rows.append(nil)
    return number
  }

  /// Drops the last rules if they have the effect that the list has without them.
  private func dropTail(_ state: inout State) {
    let effect = effect(cut: state.cut)
    var last = -1
    for position in state.open {
      for use in rules(position, state.cut) where list.rules[use.rule].effect != effect {
        last = max(last, use.rule)
      }
    }
    let cut = state.cut
    state.open.removeAll { rules($0, cut).allSatisfy { $0.rule > last } }
  }

  /// Drops the patterns that only match where others decide anyway.
  private func dropCovered(_ state: inout State, _ work: inout Int) {
    let (open, cut) = (state.open, state.cut)
    // Only what any byte can continue stays around for long and multiplies states.
    let wild = open.indices.filter { index in
      let position = open[index]
      let row = lists.automata[Int(position.automaton)].row(position.state, &work)
      return row.otherwise != TextRow.none
    }
    guard wild.count > 1 else { return }
    let runs = mergesRules ? runs(state) : [:]
    let lasts = wild.map { last(open[$0], cut) }
    var isKept = wild.map { _ in true }
    for place in wild.indices.reversed() {
      let own = rules(open[wild[place]], cut)
      guard let first = own.first?.rule else { continue }
      let run = runs[first]
      let isMerged = run != nil && own.allSatisfy { runs[$0.rule] == run }
      var tries = (proven: Self.tries, other: Self.tries)
      for other in (isMerged ? wild.indices : wild.indices[..<place]).reversed() {
        guard other != place, isKept[other], let last = lasts[other],
          last < first || run != nil && runs[last] == run
        else { continue }
        let larger = open[wild[other]]
        let isProven = hasCovered[Int(larger.automaton)]
        guard isProven ? tries.proven > 0 : tries.other > 0 else { continue }
        if isProven { tries.proven -= 1 } else { tries.other -= 1 }
        guard inclusion.isSubset(open[wild[place]], of: larger, lists.automata, alphabet, &work)
        else { continue }
        hasCovered[Int(larger.automaton)] = true
        isKept[place] = false
        break
      }
    }
    let kept = zip(wild, isKept).filter(\.1).map(\.0)
    guard kept.count < wild.count else { return }
    let dropped = Set(wild).subtracting(kept)
    state.open = open.indices.filter { !dropped.contains($0) }.map { open[$0] }
  }

  /// The number of patterns that each is compared with.
  ///
  /// Of rules by depth the nearest one covers what has become too deep for a pattern.
  private static let tries = 3

  /// The rule of a pattern to which no later part matters.
  private func last(_ position: Position, _ cut: Int) -> Int? {
    rules(position, cut).last.flatMap { $0.isLast ? $0.rule : nil }
  }

  /// Numbers the open rules so that neighbours with the same effect have the same number.
  private func runs(_ state: State) -> [Int: Int] {
    var runs: [Int: Int] = [:]
    var (run, effect) = (0, Int.min)
    for rule in state.open.flatMap({ rules($0, state.cut).map(\.rule) }).sorted() {
      if list.rules[rule].effect != effect { run += 1 }
      effect = list.rules[rule].effect
      runs[rule] = run
    }
    return runs
  }
}
