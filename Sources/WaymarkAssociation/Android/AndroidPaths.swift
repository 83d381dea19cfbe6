// SPDX-License-Identifier: MIT

import WaymarkLinks

/// The paths of a table's pages as intent filters say them.
///
/// Filters have no order and cannot exclude, so each path says only what it opens; what it opens
/// too much, or too little, is among its ``AndroidPath/limits``.
struct AndroidPaths {
  private let lines: [ExactLine]
  private let options: LinkOptions
  private let syntax: AndroidManifest.Syntax

  init(_ entries: [LinkEntry], _ options: LinkOptions, _ syntax: AndroidManifest.Syntax) {
    lines = entries.flatMap(\.lines)
    self.options = options
    self.syntax = syntax
  }

  /// The paths, in the table's order, each once.
  var paths: [AndroidPath] {
    var paths: [AndroidPath] = []
    let overlapped = overlapped
    for line in lines where line.entry.web == .page {
      var limits: Set<AndroidPath.Limit> = []
      if line.entry.query.contains(where: { $0.kind == .required }) { limits.insert(.query) }
      if overlapped.contains(line.entry.pattern) { limits.insert(.notExcluded) }
      paths += PathWriter(AndroidLine(line), options, syntax, limits).paths
    }
    var kept: [AndroidPath] = []
    var places: [AndroidPath: Int] = [:]
    for path in paths {
      if let place = places[AndroidPath(path.kind, path.value)] {
        kept[place].limits.formUnion(path.limits)
      } else {
        places[AndroidPath(path.kind, path.value)] = kept.count
        kept.append(path)
      }
    }
    return kept
  }

  /// The patterns of the pages of which routes that are no pages take some paths before them.
  private var overlapped: Set<String> {
    guard lines.contains(where: { $0.entry.web != .page }) else { return [] }
    var patterns: Set<String> = []
    for depth in 0...((lines.map(\.count).max() ?? 0) + 1) {
      let here = ExactPath.all(lines, depth: depth, options)
      for (index, path) in here.enumerated() where path.opens {
        if here[..<index].contains(where: { !$0.opens && $0.overlaps(path) }) {
          patterns.insert(path.line.entry.pattern)
        }
      }
    }
    return patterns
  }
}

/// Writes the paths of one route.
private struct PathWriter {
  private let line: AndroidLine
  private let isAdvanced: Bool
  private let ignoresCase: Bool
  private var limits: Set<AndroidPath.Limit>

  init(
    _ line: AndroidLine, _ options: LinkOptions, _ syntax: AndroidManifest.Syntax,
    _ limits: Set<AndroidPath.Limit>
  ) {
    self.line = line
    isAdvanced = syntax == .advanced
    ignoresCase = !options.caseSensitive
    self.limits = limits
  }

  /// The paths.
  var paths: [AndroidPath] {
    var writer = self
    return writer.written()
  }

  private mutating func written() -> [AndroidPath] {
    let (segments, takesRest) = (line.segments, line.takesRest)
    let literals = segments.map(\.literal)
    let whole = literals.reduce("" as String?) { text, literal in
      text.flatMap { text in literal.map { text + "/" + $0 } }
    }
    if takesRest { limits.formUnion([.emptySegments, .deeperPaths]) }
    if line.hasTail { limits.insert(.missingLiterals) }
    let hasLetters = literals.contains { $0.map { $0.lowercased() != $0.uppercased() } ?? true }
    if let whole, !(isAdvanced && ignoresCase && hasLetters) {
      if ignoresCase, hasLetters { limits.insert(.letterCase) }
      guard takesRest else {
        return whole.isEmpty ? [path(.path, "/")] : [path(.path, whole), path(.path, whole + "/")]
      }
      return whole.isEmpty
        ? [path(.pathPrefix, "/")] : [path(.path, whole), path(.pathPrefix, whole + "/")]
    }
    let pattern = segments.map { "/" + written($0) }.joined()
    if isAdvanced {
      guard takesRest else { return [path(.pathAdvancedPattern, pattern + "/{0,1}")] }
      return [path(.pathAdvancedPattern, pattern), path(.pathAdvancedPattern, pattern + "/.*")]
    }
    if ignoresCase { limits.insert(.letterCase) }
    limits.insert(.emptySegments)
    if pattern.hasSuffix("..*") {
      limits.insert(.deeperPaths)
      return [path(.pathPattern, pattern)]
    }
    return [
      path(.pathPattern, pattern), path(.pathPattern, pattern + "/" + (takesRest ? ".*" : "")),
    ]
  }

  /// A segment in a pattern.
  ///
  /// Nothing is tried twice, so what can be of any length takes literals behind it, too, unless
  /// they begin with a character that it does not take.
  private mutating func written(_ segment: AndroidLine.Segment) -> String {
    var pattern = ""
    for (index, piece) in segment.pieces.enumerated() {
      switch piece {
      case .literal(let text):
        pattern +=
          isAdvanced
          ? AndroidAdvancedGlob.escaped(text, ignoresCase: ignoresCase) : AndroidGlob.escaped(text)
      case .value(let kind):
        var next: Character?
        if case .literal(let text)? = segment.pieces.dropFirst(index + 1).first {
          next = text.first
        }
        if isAdvanced, let known = kind.advancedPattern, next?.isNumber != true {
          if !known.isExact { limits.insert(.kinds) }
          pattern += known.text
        } else {
          if kind != .text { limits.insert(.kinds) }
          if next != nil { limits.insert(.missingLiterals) }
          return pattern + (isAdvanced ? "[^/]+" : "..*")
        }
      }
    }
    return pattern
  }

  private func path(_ kind: AndroidPath.Kind, _ value: String) -> AndroidPath {
    AndroidPath(kind, value, route: line.entry.pattern, limits: limits)
  }
}

extension LinkKind {
  /// The kind as an advanced pattern, and whether that matches its texts only; nil where it cannot
  /// be told from any other text.
  fileprivate var advancedPattern: (text: String, isExact: Bool)? {
    switch self {
    case .int: ("[0-9]+", false)
    case .integer: ("\\-{0,1}[0-9]+", false)
    case .date: ("[0-9]{4}\\-[0-9]{2}\\-[0-9]{2}", true)
    case .uuid:
      ([8, 4, 4, 4, 12].map { "[0-9a-fA-F]{\($0)}" }.joined(separator: "\\-"), true)
    case .keywords, .text: nil
    }
  }
}
