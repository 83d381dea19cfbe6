// SPDX-License-Identifier: MIT

import WaymarkLinks

/// A set of texts of ASCII, told by reading them byte by byte.
///
/// Texts are parts of addresses: each `%` in them begins an escape.
protocol TextLanguage {
  associatedtype State: Hashable

  /// The state before the first byte.
  var start: State { get }

  /// The state after one more byte.
  func next(_ state: State, _ byte: UInt8) -> State

  /// The bytes that may lead elsewhere than all the others do.
  func telling(_ state: State) -> ByteSet

  /// Whether what was read is a text of the language.
  func accepts(_ state: State) -> Bool

  /// What is known of all that may follow.
  func fate(_ state: State) -> TextFate

  /// Whether it evidently accepts, from a state, whatever another language accepts from its.
  func covers(from state: State, _ other: Self, from otherState: State, _ work: inout Int) -> Bool
}

extension TextLanguage {
  func covers(
    from state: State, _ other: Self, from otherState: State, _ work: inout Int
  ) -> Bool { false }
}

/// What is known of the texts that begin in some way.
enum TextFate: Hashable, Sendable {
  /// Some may be in a language, others not.
  case open
  /// None is.
  case none
  /// All are.
  case all
}

/// A language made deterministic as far as it is read.
protocol TextAutomaton: AnyObject {
  /// The state before the first byte.
  var start: Int32 { get }

  /// Whether what leads to a state is a text of the language.
  func accepts(_ state: Int32) -> Bool

  /// Where a state leads; what it costs to find that out is taken off the steps.
  func row(_ state: Int32, _ work: inout Int) -> TextRow

  /// Whether it evidently accepts, from a state, whatever another automaton accepts from its.
  func covers(
    from state: Int32, _ other: any TextAutomaton, from otherState: Int32, _ work: inout Int
  ) -> Bool
}

extension TextAutomaton {
  func covers(
    from state: Int32, _ other: any TextAutomaton, from otherState: Int32, _ work: inout Int
  ) -> Bool { false }
}

/// Where a state of an automaton leads.
struct TextRow {
  /// The state of texts none of whose continuations is in the language.
  static let none: Int32 = 0
  /// The state of texts all of whose continuations are in the language.
  static let all: Int32 = 1

  /// The states after bytes that lead elsewhere than the rest.
  var edges: [(byte: UInt8, state: Int32)] = []
  /// The bytes of these edges.
  var telling = ByteSet()
  /// The state after any other byte.
  var otherwise: Int32

  /// Sets ``telling`` to the bytes of ``edges``.
  mutating func noteTelling() {
    telling = ByteSet()
    for edge in edges { telling.insert(edge.byte) }
  }
}

/// The automaton of a language, whose states are made when they are reached.
final class LazyAutomaton<Language: TextLanguage>: TextAutomaton {
  let start: Int32
  private let language: Language
  private let alphabet: ByteSet
  private var states: Interned<Language.State>
  private var rows: [TextRow?]

  /// Makes an automaton that reads the bytes of an alphabet.
  init(_ language: Language, _ alphabet: ByteSet) {
    self.language = language
    self.alphabet = alphabet
    states = Interned()
    start = states.number(language.start, language)
    rows = [TextRow(otherwise: TextRow.none), TextRow(otherwise: TextRow.all)]
  }

  func accepts(_ state: Int32) -> Bool {
    state == TextRow.all || state != TextRow.none && states.accepts[Int(state)]
  }

  func row(_ state: Int32, _ work: inout Int) -> TextRow {
    let index = Int(state)
    if index < rows.count, let row = rows[index] { return row }
    guard let from = states.values[index] else { return TextRow(otherwise: state) }
    let telling = language.telling(from).intersection(alphabet)
    let other = alphabet.subtracting(telling).plainest ?? telling.plainest
    var row = TextRow(
      otherwise: other.map { states.number(language.next(from, $0), language) } ?? TextRow.none)
    for byte in telling {
      work -= 8
      let next = states.number(language.next(from, byte), language)
      if next != row.otherwise { row.edges.append((byte, next)) }
    }
    row.noteTelling()
    while rows.count < states.values.count { rows.append(nil) }
    rows[index] = row
    return row
  }

  func covers(
    from state: Int32, _ other: any TextAutomaton, from otherState: Int32, _ work: inout Int
  ) -> Bool {
    guard let other = other as? LazyAutomaton<Language>, let from = states.values[Int(state)],
      let otherFrom = other.states.values[Int(otherState)]
    else { return false }
    return language.covers(from: from, other.language, from: otherFrom, &work)
  }
}

/// The states of an automaton with their numbers.
private struct Interned<State: Hashable> {
  /// The states; the first two, that have no continuations to tell apart, have no value.
  private(set) var values: [State?] = [nil, nil]
  private(set) var accepts = [false, true]
  private var numbers: [State: Int32] = [:]

  mutating func number<L: TextLanguage>(_ state: State, _ language: L) -> Int32
  where L.State == State {
    switch language.fate(state) {
    case .none: return TextRow.none
    case .all: return TextRow.all
    case .open: break
    }
    if let number = numbers[state] { return number }
    let number = Int32(values.count)
    numbers[state] = number
    values.append(state)
    accepts.append(language.accepts(state))
    return number
  }
}
