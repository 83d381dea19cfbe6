// SPDX-License-Identifier: MIT

extension CompiledRule {
  /// Whether the rule matches whatever another does, as far as can be said by looking at both.
  ///
  /// It may say no where it is so, as when there is no work left, but does not say yes where it is
  /// not.
  func covers(_ other: CompiledRule, _ work: inout PatternRun.Work) -> Bool {
    let mine = rule.rule
    let its = other.rule.rule
    guard (mine.percentEncoded ?? true) == (its.percentEncoded ?? true),
      mine.caseSensitive == false || its.caseSensitive != false
    else { return false }
    let ignoresCase = mine.caseSensitive == false
    func covers(_ one: AssociationPattern?, _ other: AssociationPattern?) -> Bool {
      guard let one, one.pieces != [.many] else { return true }
      guard let other else { return false }
      return one.covers(other, ignoresCase: ignoresCase, &work)
    }
    func coversPath(_ its: AssociationPattern?) -> Bool {
      covers(path, its) || parent.map { covers($0, its) } == true
    }
    guard coversPath(other.path), other.parent.map(coversPath) != false,
      covers(fragment, other.fragment)
    else { return false }
    guard covers(query, other.query) else { return false }
    return items.allSatisfy { item in
      item.pattern.pieces == [.many]
        || other.items.contains { $0.name == item.name && covers(item.pattern, $0.pattern) }
    }
  }
}

extension AssociationPattern {
  /// What one step of a pattern takes: a character or a piece that stands for some.
  private enum Symbol: Hashable {
    case scalar(Unicode.Scalar)
    case piece(Piece)
  }

  private func symbols(ignoringCase: Bool) -> [Symbol] {
    pieces.flatMap { piece -> [Symbol] in
      guard case .literal(let literal) = piece else { return [.piece(piece)] }
      return literal.map { .scalar(ignoringCase ? $0.folded : $0) }
    }
  }

  /// Whether this pattern matches whatever another does: it is compared with the other's text, in
  /// which a wildcard is covered only by one that is as wide.
  fileprivate func covers(
    _ other: AssociationPattern, ignoresCase: Bool, _ work: inout PatternRun.Work
  ) -> Bool {
    if !ignoresCase, case .literal(let one)? = pieces.first {
      guard case .literal(let other)? = other.pieces.first, other.starts(with: one) else {
        return false
      }
    }
    guard !work.isExhausted else { return false }
    let text = other.symbols(ignoringCase: ignoresCase)
    work.left -= text.count
    var places: Set<Int> = [0]
    for symbol in symbols(ignoringCase: ignoresCase) {
      work.left -= places.count + 1
      guard !work.isExhausted, let first = places.min() else { return false }
      if symbol == .piece(.many) {
        places = Set(first...text.count)
      } else {
        places = Set(places.filter { $0 < text.count && covers(symbol, text[$0]) }.map { $0 + 1 })
      }
    }
    return places.contains(text.count)
  }

  private func covers(_ one: Symbol, _ other: Symbol) -> Bool {
    switch (one, other) {
    case (.piece(.one), .scalar), (.piece(.one), .piece(.member)): true
    case (.piece(.member(let characters)), .scalar(let scalar)): characters.contains(scalar)
    case (.piece(.unknown), _): false
    default: one == other
    }
  }
}
