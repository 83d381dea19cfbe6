// SPDX-License-Identifier: MIT

/// Compares one text with patterns, in bounded time.
///
/// It goes through the pattern once, with the set of places of the text that can be reached so far;
/// nothing is tried twice, so wildcards cannot make it exponential.
struct PatternRun {
  /// What a comparison says.
  enum Result: Hashable, Sendable {
    /// The pattern covers the whole text.
    case covers
    /// It does not; so many characters of the text could be covered by a part of it.
    case stops(at: Int)
    /// It has a variable that nobody has defined.
    case unknown(variable: String)
  }

  /// How many steps may still be made, for all comparisons of a decision or of several.
  struct Work {
    var left = 1 << 21
    var isExhausted: Bool { left < 0 }
  }

  /// The characters, folded if case does not count.
  let text: [Unicode.Scalar]
  let ignoresCase: Bool
  /// The words of variables, folded if case does not count.
  let words: [String: WordTrie]

  init(_ text: String, ignoresCase: Bool, words: WordLists) {
    self.text = text.scalars(ignoringCase: ignoresCase)
    self.ignoresCase = ignoresCase
    self.words = words.tries(ignoringCase: ignoresCase)
  }

  func compare(_ pattern: AssociationPattern, _ work: inout Work) -> Result {
    // Most rules fail here, and without an array of places.
    if case .literal(let literal)? = pattern.pieces.first, !begins(with: literal) {
      return .stops(at: furthest(from: [0], into: .literal(literal)))
    }
    var places = [0]
    for piece in pattern.pieces {
      if case .unknown(let name) = piece { return .unknown(variable: name) }
      let next = step(from: places, over: piece, &work)
      if next.isEmpty { return .stops(at: furthest(from: places, into: piece)) }
      places = next
    }
    return places.last == text.count ? .covers : .stops(at: places.last ?? 0)
  }

  private func begins(with literal: [Unicode.Scalar]) -> Bool {
    ignoresCase
      ? text.count >= literal.count && zip(text, literal).allSatisfy { $0 == $1.folded }
      : text.starts(with: literal)
  }

  /// How far a piece that leads nowhere can be followed.
  private func furthest(from places: [Int], into piece: AssociationPattern.Piece) -> Int {
    guard case .literal(let literal) = piece else { return places.last ?? 0 }
    let wanted = ignoresCase ? literal.map(\.folded) : literal
    return places.map { place in
      place + zip(text[place...], wanted).prefix { $0 == $1 }.count
    }.max() ?? 0
  }

  /// The places after a piece, in order.
  private func step(
    from places: [Int], over piece: AssociationPattern.Piece, _ work: inout Work
  ) -> [Int] {
    work.left -= places.count + 1
    guard !work.isExhausted, let first = places.first else { return [] }
    switch piece {
    case .many: return Array(first...text.count)
    case .one: return places.filter { $0 < text.count }.map { $0 + 1 }
    case .member(let characters):
      return places.filter {
        $0 < text.count && characters.contains(text[$0], ignoringCase: ignoresCase)
      }.map { $0 + 1 }
    case .literal(let literal):
      let wanted = ignoresCase ? literal.map(\.folded) : literal
      work.left -= wanted.count + places.count * wanted.count
      return places.filter { text[$0...].starts(with: wanted) }.map { $0 + wanted.count }
    case .variable(let name): return words[name]?.ends(from: places, in: text, &work) ?? []
    case .segment, .number, .unknown: return []
    }
  }
}

extension Unicode.Scalar {
  /// The scalar in lower case, where that is one scalar.
  var folded: Unicode.Scalar {
    if isASCII { return "A"..."Z" ~= self ? Unicode.Scalar(UInt8(value) + 32) : self }
    let lower = properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? self : self
  }
}
