// SPDX-License-Identifier: MIT

import WaymarkLinks

/// Finds all ways in which the entries of a table and the rules of a file decide about addresses.
///
/// A parameter is any segment here, or any digits: what codecs take besides is asked of the table.
struct TableWalk {
  /// Addresses that are an entry's by the table and opened by the file, in order of their length.
  ///
  /// The entry is given by its index.
  let opened: [(address: String, entry: Int)]

  /// Addresses about which table and file differ, in order of their length.
  let differing: [String]

  /// Whether there are no other ways.
  let isComplete: Bool

  /// The rules of the file that are so involved that they were given up.
  let undecided: Set<AssociationMatch.Rule>

  /// Goes through all addresses.
  ///
  /// - Parameters:
  ///   - entries: The table's entries, in order of priority.
  ///   - options: What the table takes for a link.
  ///   - matcher: The file.
  ///   - app: The app whose rules are evaluated; nil for all.
  ///   - limit: How many steps may be made.
  init(
    _ entries: [LinkEntry], _ options: LinkOptions, _ matcher: AssociationMatcher, app: String?,
    limit: Int
  ) {
    var lists = RuleLists()
    let reading = RuleReading(isDecoded: false, ignoresCase: !options.caseSensitive)
    let owners = lists.add(entries, reading)
    let rules = lists.add(matcher, app: app)
    let walk = RuleWalk(
      lists, limit: limit, tellsRules: true, isTold: { $0[0] > 0 || $0.dropFirst().contains(1) },
      isSettled: { rests in
        rests.allSatisfy(\.isDecided)
          && (rests[0].effect > 0) == rests.dropFirst().contains { $0.effect == 1 }
      })
    var opened: [(address: String, entry: Int)] = []
    var differing: [String] = []
    for (outcome, address) in walk.outcomes {
      let entry = outcome[0].map { owners[$0] }.flatMap { entries[$0].web == .page ? $0 : nil }
      let opens = zip(rules, outcome.dropFirst()).contains { rules, index in
        index.map { rules[$0].rule.exclude != true } ?? false
      }
      if let entry, opens {
        opened.append((address, entry))
      } else if entry != nil || opens {
        differing.append(address)
      }
    }
    self.opened = opened.sorted { $0.address.isBefore($1.address) }
    self.differing = differing.sorted { $0.isBefore($1) }
    isComplete = walk.isComplete
    undecided = Set(
      walk.undecided.filter { $0.list > 0 }.map { rules[$0.list - 1][$0.rule] })
  }
}

extension RuleLists {
  /// Adds a list of a table's entries, with the items they require, which are not empty here: what
  /// is empty no pattern tells from absent.
  ///
  /// Those that are pages have their place, from 1 on, for effect, others 0.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - reading: How paths are read.
  /// - Returns: The entry of each rule, by index.
  fileprivate mutating func add(_ entries: [LinkEntry], _ reading: RuleReading) -> [Int] {
    let lines = entries.indices.flatMap { index in entries[index].lines.map { (index, $0) } }
      .sorted { $0.1.goesBefore($1.1) }
    var words: [AppleAppSiteAssociation.Variable] = []
    let patterns = lines.flatMap { index, line in
      line.patterns(&words).map { (entry: index, pattern: $0.pattern, isOpen: $0.isOpen) }
    }
    let lists = WordLists(words)
    let rules = patterns.map { index, pattern, isOpen in
      let required = entries[index].query.filter { $0.kind == .required }.map {
        Item(
          name: LinkEscape.spelling(of: $0.name, isQuery: true),
          pattern: AssociationPattern([.one, .many]))
      }
      return Rule(
        automata: [
          automaton(pattern, .path, takesParent: isOpen, reading, lists),
          automaton(required, reading, lists), nil,
        ], effect: entries[index].web == .page ? index + 1 : 0)
    }
    add(List(rules: rules, otherwise: 0))
    return patterns.map(\.entry)
  }
}

extension ExactLine {
  /// Whether it has priority over another.
  fileprivate func goesBefore(_ other: ExactLine) -> Bool {
    let rest = LinkEntry.Segment.rest("")
    let lines = [self, other].map { line in line.head + (line.tail.map { [rest] + $0 } ?? []) }
    for (one, other) in zip(lines[0], lines[1]) {
      if let isFirst = LinkEntry.Segment.goesFirst(one, other) { return isFirst }
    }
    // What has literals behind the rest goes before what has none.
    return takesRest && other.takesRest
      ? lines[0].count > lines[1].count : lines[0].count < lines[1].count
  }

  /// Returns the patterns of the paths as the table prints them, where codecs do not matter.
  ///
  /// - Parameter words: The words of parameters, to which its own are added.
  /// - Returns: The patterns; of those that are open the last `/*` may be missing.
  fileprivate func patterns(
    _ words: inout [AppleAppSiteAssociation.Variable]
  ) -> [(pattern: AssociationPattern, isOpen: Bool)] {
    let ends = [head, tail ?? []].map { $0.flatMap { $0.pieces(&words) } }
    if !takesRest {
      return [(Self.pattern(ends[0].isEmpty ? [.literal(["/"])] : ends[0]), false)]
    }
    let open = Self.pattern(ends[0] + [.literal(["/"]), .many] + ends[1])
    if ends[1].isEmpty { return [(open, true)] }
    return [(open, false), (Self.pattern(ends[0] + ends[1]), false)]
  }

  /// A pattern in which literals that follow each other are one.
  private static func pattern(_ pieces: [AssociationPattern.Piece]) -> AssociationPattern {
    var merged: [AssociationPattern.Piece] = []
    for piece in pieces {
      if piece == .literal([]) { continue }
      if case .literal(let next) = piece, case .literal(let literal)? = merged.last {
        merged[merged.count - 1] = .literal(literal + next)
      } else {
        merged.append(piece)
      }
    }
    return AssociationPattern(merged)
  }
}

extension LinkEntry.Segment {
  fileprivate func pieces(
    _ words: inout [AppleAppSiteAssociation.Variable]
  ) -> [AssociationPattern.Piece] {
    func literal(_ text: String) -> AssociationPattern.Piece {
      .literal(Array(LinkEscape.spelling(of: text, isQuery: false).unicodeScalars))
    }
    switch self {
    case .literal(let text): return [.literal(["/"]), literal(text)]
    case .param(let param):
      return [.literal(["/"]), literal(param.prefix)] + param.kind.pieces(&words)
        + [literal(param.suffix)]
    case .rest: return []
    }
  }
}

extension LinkKind {
  fileprivate func pieces(
    _ words: inout [AppleAppSiteAssociation.Variable]
  ) -> [AssociationPattern.Piece] {
    func groups(
      _ counts: [Int], of characters: AssociationPattern.CharacterClass
    ) -> [AssociationPattern.Piece] {
      Array(
        counts.map { Array(repeating: .member(of: characters), count: $0) }
          .joined(separator: [AssociationPattern.Piece.literal(["-"])]))
    }
    switch self {
    case .int: return [.number(isSigned: false)]
    case .integer: return [.number(isSigned: true)]
    case .date: return groups([4, 2, 2], of: .digit)
    case .uuid: return groups([8, 4, 4, 4, 12], of: .xdigit)
    case .keywords(let texts):
      let name = "\(words.count)"
      words.append(.init(name, texts.map { LinkEscape.spelling(of: $0, isQuery: false) }))
      return [.variable(name)]
    case .text: return [.segment]
    }
  }
}
