// SPDX-License-Identifier: MIT

import WaymarkLinks

/// The queries whose items match the patterns of a rule.
///
/// An absent item counts as empty; if an item occurs more than once, each must match.
struct ItemsLanguage {
  /// A pattern for the items of one name.
  struct Item {
    var name: PatternLanguage
    var value: PatternLanguage
    /// Whether there need be no such item.
    var mayBeAbsent: Bool

    /// Makes the pattern; one that covers nothing at all matches where there is no such item.
    init(
      _ name: String, _ value: AssociationPattern, _ reading: RuleReading, _ words: WordLists
    ) {
      let name = Array(name.unicodeScalars)
      self.name = PatternLanguage(
        AssociationPattern(name.isEmpty ? [] : [.literal(name)]), reading, words)
      self.value = PatternLanguage(value, reading, words)
      mayBeAbsent = self.value.accepts(self.value.start)
    }
  }

  /// What was read of one item of the query, as a pattern sees it.
  enum Reading: Hashable {
    /// Nothing.
    case beginning
    case name(PatternLanguage.State)
    case value(PatternLanguage.State)
    /// What the pattern is not for, or covers whatever it is.
    case passing
    /// The pattern does not match any more.
    case failed
  }

  /// What one pattern has seen.
  struct Sight: Hashable {
    var reading = Reading.beginning
    /// Whether there was an item of the name, or need not be.
    var isThere: Bool
  }

  let items: [Item]
}

extension ItemsLanguage: TextLanguage {
  var start: [Sight] { items.map { Sight(isThere: $0.mayBeAbsent) } }

  func next(_ state: [Sight], _ byte: UInt8) -> [Sight] {
    zip(items, state).map { item, sight in item.next(sight, byte) }
  }

  func telling(_ state: [Sight]) -> ByteSet {
    var bytes = ByteSet("&=".utf8)
    for (item, sight) in zip(items, state) {
      switch sight.reading {
      case .beginning: bytes.formUnion(item.name.telling(item.name.start))
      case .name(let name): bytes.formUnion(item.name.telling(name))
      case .value(let value): bytes.formUnion(item.value.telling(value))
      case .passing, .failed: break
      }
    }
    return bytes
  }

  func accepts(_ state: [Sight]) -> Bool {
    zip(items, state).allSatisfy { item, sight in
      let end = item.ended(sight)
      return end.isThere && end.reading != .failed
    }
  }

  func fate(_ state: [Sight]) -> TextFate {
    if state.contains(where: { $0.reading == .failed }) { return .none }
    let isDone = zip(items, state).allSatisfy { item, sight in
      sight.isThere && item.value.fate(item.value.start) == .all
    }
    return isDone ? .all : .open
  }
}

extension ItemsLanguage.Item {
  fileprivate func next(
    _ sight: ItemsLanguage.Sight, _ byte: UInt8
  ) -> ItemsLanguage.Sight {
    if byte == UInt8(ascii: "&") { return ended(sight) }
    var next = sight
    let isMark = byte == UInt8(ascii: "=")
    switch sight.reading {
    case .beginning where isMark: beginValue(after: name.start, &next)
    case .beginning: next.reading = read(name: name.next(name.start, byte))
    case .name(let text) where isMark: beginValue(after: text, &next)
    case .name(let text): next.reading = read(name: name.next(text, byte))
    case .value(let text): next.reading = read(value: value.next(text, byte))
    case .passing, .failed: break
    }
    return next
  }

  /// What is seen behind a `&`, or at the end.
  fileprivate func ended(_ sight: ItemsLanguage.Sight) -> ItemsLanguage.Sight {
    var next = sight
    next.reading = .beginning
    switch sight.reading {
    case .failed: next.reading = .failed
    case .beginning, .passing: break
    case .name(let text) where name.accepts(text):
      next.isThere = true
      if !value.accepts(value.start) { next.reading = .failed }
    case .name: break
    case .value(let text):
      next.isThere = true
      if !value.accepts(text) { next.reading = .failed }
    }
    return next
  }

  private func read(name text: PatternLanguage.State) -> ItemsLanguage.Reading {
    name.fate(text) == .none ? .passing : .name(text)
  }

  private func read(value text: PatternLanguage.State) -> ItemsLanguage.Reading {
    switch value.fate(text) {
    case .open: .value(text)
    case .none: .failed
    case .all: .passing
    }
  }

  private func beginValue(
    after text: PatternLanguage.State, _ next: inout ItemsLanguage.Sight
  ) {
    let isNamed = name.accepts(text)
    next.reading = isNamed ? read(value: value.start) : .passing
    next.isThere = next.isThere || isNamed
  }
}
