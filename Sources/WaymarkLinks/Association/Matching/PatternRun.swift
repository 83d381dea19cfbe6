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

  /// How many steps may still be made, for all comparisons of a decision.
  struct Work {
    var left = 1 << 21

    /// For one of many decisions about a file whose rules are not involved.
    static let little = Work(left: 1 << 17)

    var isExhausted: Bool { left < 0 }
  }

  /// The characters, folded if case does not count.
  let text: [Unicode.Scalar]
  let ignoresCase: Bool
  /// The lists of words that have names, taken apart.
  let lists: [String: [AssociationPattern]]

  init(_ text: String, ignoresCase: Bool, lists: [String: [AssociationPattern]]) {
    self.text = text.unicodeScalars.map { ignoresCase ? $0.folded : $0 }
    self.ignoresCase = ignoresCase
    self.lists = lists
  }

  func compare(_ pattern: AssociationPattern, _ work: inout Work) -> Result {
    // Most rules fail here, and without an array of places.
    if !ignoresCase, case .literal(let literal)? = pattern.pieces.first,
      !text.starts(with: literal)
    {
      work.left -= 1
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
      return places.filter { $0 < text.count && has($0, in: characters) }.map { $0 + 1 }
    case .literal(let literal):
      let wanted = ignoresCase ? literal.map(\.folded) : literal
      work.left -= wanted.count + places.count * wanted.count
      return places.filter { text[$0...].starts(with: wanted) }.map { $0 + wanted.count }
    case .variable(let name):
      var reached = Set<Int>()
      for pattern in lists[name] ?? [] {
        var places = places
        for piece in pattern.pieces { places = step(from: places, over: piece, &work) }
        reached.formUnion(places)
        work.left -= places.count + 1
        if work.isExhausted { return [] }
      }
      return reached.sorted()
    case .unknown: return []
    }
  }

  private func has(_ place: Int, in characters: AssociationPattern.CharacterClass) -> Bool {
    let scalar = text[place]
    return characters.contains(scalar)
      || ignoresCase && characters == .upper && scalar.isASCII && characters.contains(scalar.upper)
  }
}

extension Unicode.Scalar {
  /// The scalar in lower case, where that is one scalar.
  var folded: Unicode.Scalar {
    if isASCII { return "A"..."Z" ~= self ? Unicode.Scalar(UInt8(value) + 32) : self }
    let lower = properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? self : self
  }

  /// The ASCII letter in upper case.
  fileprivate var upper: Unicode.Scalar {
    "a"..."z" ~= self ? Unicode.Scalar(UInt8(value) - 32) : self
  }
}
