// SPDX-License-Identifier: MIT

import WaymarkLinks

/// The segments of some of an entry's paths: those that have the same optional segments.
struct ExactLine: Sendable {
  let entry: LinkEntry
  /// The segments before the rest; all of them where nothing takes the rest.
  let head: [LinkEntry.Segment]
  /// The literals behind the rest; nil where nothing takes it.
  let tail: [LinkEntry.Segment]?

  init(_ entry: LinkEntry, _ segments: [LinkEntry.Segment]) {
    self.entry = entry
    let rest = segments.firstIndex { if case .rest = $0 { true } else { false } }
    head = Array(segments[..<(rest ?? segments.endIndex)])
    tail = rest.map { Array(segments[($0 + 1)...]) }
  }

  var takesRest: Bool { tail != nil }

  /// The fewest segments.
  var count: Int { head.count + (tail?.count ?? 0) }

  /// Whether some text of the pattern stands behind a value.
  var hasLiteralBehindParameter: Bool {
    var isBehind = false
    for segment in head {
      switch segment {
      case .literal: if isBehind { return true }
      case .param(let param):
        if isBehind && !param.prefix.isEmpty || !param.suffix.isEmpty { return true }
        isBehind = true
      case .rest: break
      }
    }
    return tail?.isEmpty == false
  }

  /// Whether it takes less than all texts for some segment, which no pattern can say.
  var isNarrow: Bool {
    head.contains { if case .param(let param) = $0 { param.kind != .text } else { false } }
  }

  /// Whether a path, cut up as it is spelled, is the entry's if parameters took all texts.
  func matches(_ path: [Substring], caseSensitive: Bool) -> Bool {
    guard takesRest ? count <= path.count : count == path.count else { return false }
    let ends = zip(head, path).map { ($0, $1) } + zip(tail ?? [], path.suffix(tail?.count ?? 0))
    return ends.allSatisfy { $0.matches($1, caseSensitive: caseSensitive) }
  }
}

extension LinkEntry {
  /// The entry's segments, for each choice of the optional ones.
  var lines: [ExactLine] { variants.map { ExactLine(self, $0.segments) } }
}

/// The pattern of an entry's paths that have so many segments.
struct ExactPath {
  let line: ExactLine
  private let segments: [LinkEntry.Segment]
  private let caseSensitive: Bool
  /// Whether the app opens the pages.
  let opens: Bool
  /// What the query has to have; nil for nothing.
  let query: AssociationRule.Query?

  /// Makes it; nil where the entry has no such paths.
  private init?(_ line: ExactLine, depth: Int, _ options: LinkOptions) {
    guard line.takesRest ? line.count <= depth : line.count == depth else { return nil }
    self.line = line
    let rest = Array(repeating: LinkEntry.Segment.text(""), count: depth - line.count)
    segments = line.head + rest + (line.tail ?? [])
    caseSensitive = options.caseSensitive
    opens = line.entry.web == .page
    let items = line.entry.query.filter { $0.kind == .required }.map { item in
      AssociationRule.Item(LinkEscape.spelling(of: item.name, isQuery: true), "?*")
    }
    query = items.isEmpty ? nil : .items(items)
  }

  /// The patterns of all paths that have so many segments, in order of priority.
  static func all(_ lines: [ExactLine], depth: Int, _ options: LinkOptions) -> [ExactPath] {
    lines.compactMap { ExactPath($0, depth: depth, options) }.enumerated()
      .sorted { one, other in
        ExactPath.goesFirst(one.element, other.element) ?? (one.offset < other.offset)
      }.map(\.element)
  }

  /// Which of two goes first; nil where they take the same.
  private static func goesFirst(_ one: ExactPath, _ other: ExactPath) -> Bool? {
    for place in one.segments.indices {
      let ranks = (one.rank(at: place), other.rank(at: place))
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      if let isFirst = LinkEntry.Segment.goesFirst(one.segments[place], other.segments[place]) {
        return isFirst
      }
    }
    return one.line.takesRest == other.line.takesRest ? nil : other.line.takesRest
  }

  /// What comes before the rest goes before the literals behind it, and these before the rest.
  private func rank(at place: Int) -> Int {
    if place < line.head.count { return 0 }
    return place < segments.count - (line.tail?.count ?? 0) ? 2 : 1
  }

  /// The pattern.
  var text: String {
    segments.isEmpty ? "/" : segments.map { "/" + $0.pattern }.joined()
  }

  /// Whether it matches more than the table, as it cannot say of which kind a text is.
  var isNarrow: Bool { line.isNarrow }

  /// Whether some path matches both patterns.
  func overlaps(_ other: ExactPath) -> Bool {
    zip(segments, other.segments).allSatisfy { $0.overlaps($1, caseSensitive: caseSensitive) }
  }
}

extension LinkEntry.Segment {
  /// The segment in a pattern; literals as the table prints them.
  fileprivate var pattern: String {
    switch self {
    case .literal(let text): LinkEntry.Segment.pattern(of: text)
    case .param(let param):
      LinkEntry.Segment.pattern(of: param.prefix) + "?*"
        + LinkEntry.Segment.pattern(of: param.suffix)
    case .rest: "?*"
    }
  }

  /// A literal in a pattern.
  ///
  /// Nothing stands for a `*` itself, or a `$` before a bracket, so that they are any character.
  private static func pattern(of text: String) -> String {
    let spelling = LinkEscape.spelling(of: text, isQuery: false)
    var pattern = ""
    for (index, character) in zip(spelling.indices, spelling) {
      let isVariable = character == "$" && spelling[index...].hasPrefix("$(")
      pattern.append(character == "*" || isVariable ? "?" : character)
    }
    return pattern
  }

  /// What a spelling has to begin and end with, and whether that is all of it.
  private func ends(caseSensitive: Bool) -> (prefix: String, suffix: String, isAll: Bool) {
    func spelling(_ text: String) -> String {
      let spelling = LinkEscape.spelling(of: text, isQuery: false)
      return caseSensitive ? spelling : spelling.lowercased()
    }
    return switch self {
    case .literal(let text): (spelling(text), "", true)
    case .param(let param): (spelling(param.prefix), spelling(param.suffix), false)
    case .rest: ("", "", false)
    }
  }

  /// Whether a segment as it is spelled can be its own.
  fileprivate func matches(_ text: Substring, caseSensitive: Bool) -> Bool {
    let text = caseSensitive ? String(text) : text.lowercased()
    let (prefix, suffix, isAll) = ends(caseSensitive: caseSensitive)
    if isAll { return text == prefix }
    return text.utf8.count > prefix.utf8.count + suffix.utf8.count
      && text.utf8.starts(with: prefix.utf8)
      && text.utf8.reversed().starts(with: suffix.utf8.reversed())
  }

  /// Whether some segment can be both's.
  fileprivate func overlaps(_ other: LinkEntry.Segment, caseSensitive: Bool) -> Bool {
    let own = ends(caseSensitive: caseSensitive)
    let others = other.ends(caseSensitive: caseSensitive)
    if own.isAll { return other.matches(own.prefix[...], caseSensitive: caseSensitive) }
    if others.isAll { return matches(others.prefix[...], caseSensitive: caseSensitive) }
    return (own.prefix.hasPrefix(others.prefix) || others.prefix.hasPrefix(own.prefix))
      && (own.suffix.hasSuffix(others.suffix) || others.suffix.hasSuffix(own.suffix))
  }
}
