// SPDX-License-Identifier: MIT

/// Rules that match exactly the paths that a table has pages for.
///
/// A `*` covers slashes, so no pattern says “one segment”. The rules go by depth instead, the
/// deepest first: those of one depth are followed by one that excludes all paths that deep, so that
/// each is asked only for paths with as many segments as it has.
struct ExactRules {
  private let entries: [LinkEntry]
  private let options: LinkOptions

  init(_ entries: [LinkEntry], _ options: LinkOptions) {
    self.entries = entries
    self.options = options
  }

  /// The rules, in order.
  var rules: [AssociationRule] {
    var steps: [Step] = []
    let depths = depths
    if let deepest = depths.first {
      steps.append(.guarding(deepest.isOpen ? options.maximumSegments + 1 : deepest.segments + 1))
    }
    for depth in depths {
      steps += rules(at: depth).map { .rule($0) }
      if depth.segments > 0 { steps.append(.guarding(depth.segments)) }
    }
    let kept = Self.pruned(steps)
    guard kept.contains(where: \.isWide) else { return kept.map(\.rule) }
    // Else a `?*` would take an empty segment together with its neighbours.
    return [AssociationRule(path: "*//?*", exclude: true)] + kept.map(\.rule)
  }

  private enum Step {
    case rule(AssociationRule)
    /// Excludes all paths that are so deep, or deeper.
    case guarding(Int)

    var rule: AssociationRule {
      switch self {
      case .rule(let rule): rule
      case .guarding(let depth):
        AssociationRule(path: String(repeating: "/?*", count: depth), exclude: true)
      }
    }

    /// Whether it matches paths deeper than it is meant for.
    var isWide: Bool {
      if case .rule(let rule) = self { rule.path?.contains("*") == true } else { false }
    }
    var isGuard: Bool { if case .guarding = self { true } else { false } }
  }

  /// The steps without those that change nothing.
  private static func pruned(_ steps: [Step]) -> [Step] {
    var kept: [Step] = []
    var isWideBelow = false
    var opensBelow = false
    for step in steps.reversed() {
      if step.isGuard {
        // A guard right below is for less deep paths, so it excludes all that this one does.
        if isWideBelow, kept.last?.isGuard != true { kept.append(step) }
        continue
      }
      if step.rule.exclude == true && !opensBelow { continue }
      isWideBelow = isWideBelow || step.isWide
      opensBelow = true
      kept.append(step)
    }
    return kept.reversed()
  }

  private struct Depth {
    var segments: Int
    /// Whether paths that are deeper are meant, too.
    var isOpen = false
  }

  /// The depths that some entry matches, the deepest first.
  private var depths: [Depth] {
    let rests = entries.filter(\.takesRest)
    let deepest = entries.map(\.fixed.count).max() ?? 0
    let isDistinct = !rests.contains(where: \.hasLiteralBehindParameter)
    // At an open depth a parameter would take what is before a literal further down, too.
    let last = rests.isEmpty || isDistinct ? deepest : max(deepest, options.maximumSegments)
    let closed = (0...last).reversed().map { Depth(segments: $0) }
    guard !rests.isEmpty && isDistinct && deepest < options.maximumSegments else { return closed }
    return [Depth(segments: deepest + 1, isOpen: true)] + closed
  }

  private func rules(at depth: Depth) -> [AssociationRule] {
    let here = entries.compactMap { ExactPath($0, depth: depth.segments, options) }
    var rules: [AssociationRule] = []
    var open: Set<String> = []
    for (index, path) in here.enumerated() where !open.contains(path.text) {
      if path.opens { rules.append(AssociationRule(path: path.text, query: path.query)) }
      guard !path.opens || path.query != nil else {
        open.insert(path.text)
        continue
      }
      // A number cannot be told from a text; where both are meant, the app had better have it.
      if !path.hasNumber, here[(index + 1)...].contains(where: { $0.opens && $0.overlaps(path) }) {
        rules.append(AssociationRule(path: path.text, exclude: true))
      }
    }
    return rules
  }
}

/// The pattern of an entry's paths that have so many segments.
struct ExactPath {
  private let segments: [LinkEntry.Segment]
  private let caseSensitive: Bool
  /// Whether the app opens the pages.
  let opens: Bool
  /// What the query has to have; nil for nothing.
  let query: AssociationRule.Query?

  /// Makes it; nil where the entry has no such paths.
  init?(_ entry: LinkEntry, depth: Int, _ options: LinkOptions) {
    let fixed = entry.fixed
    guard entry.takesRest ? fixed.count <= depth : fixed.count == depth else { return nil }
    segments = fixed + Array(repeating: .text(""), count: depth - fixed.count)
    caseSensitive = options.caseSensitive
    opens = entry.web == .page
    let items = entry.query.filter { $0.kind == .required }.map { item in
      AssociationRule.Item(LinkEscape.spelling(of: item.name, isQuery: true), "?*")
    }
    query = items.isEmpty ? nil : .items(items)
  }

  /// The pattern.
  var text: String {
    segments.isEmpty ? "/" : segments.map { "/" + $0.pattern }.joined()
  }

  var hasNumber: Bool { segments.contains { if case .int = $0 { true } else { false } } }

  /// Whether some path matches both patterns.
  func overlaps(_ other: ExactPath) -> Bool {
    zip(segments, other.segments).allSatisfy { one, other in
      guard case .literal(let one) = one, case .literal(let other) = other else { return true }
      return caseSensitive ? one == other : one.lowercased() == other.lowercased()
    }
  }
}

extension LinkEntry.Segment {
  /// The segment in a pattern; a literal as the table prints it.
  ///
  /// Nothing stands for a `*` itself, or a `$` before a bracket, so that they are any character.
  fileprivate var pattern: String {
    guard case .literal(let text) = self else { return "?*" }
    let spelling = LinkEscape.spelling(of: text, isQuery: false)
    var pattern = ""
    for (index, character) in zip(spelling.indices, spelling) {
      let isVariable = character == "$" && spelling[index...].hasPrefix("$(")
      pattern.append(character == "*" || isVariable ? "?" : character)
    }
    return pattern
  }
}

extension LinkEntry {
  /// Whether the last segment takes all that are left.
  var takesRest: Bool { if case .rest = segments.last { true } else { false } }

  /// The segments without one that takes all that are left.
  var fixed: [Segment] { takesRest ? Array(segments.dropLast()) : segments }

  fileprivate var hasLiteralBehindParameter: Bool {
    fixed.drop { if case .literal = $0 { true } else { false } }
      .contains { if case .literal = $0 { true } else { false } }
  }
}
