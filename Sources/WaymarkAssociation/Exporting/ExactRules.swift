// SPDX-License-Identifier: MIT

import WaymarkLinks

/// Rules that match exactly the paths that a table has pages for.
///
/// A `*` covers slashes, so no pattern says “one segment”. The rules go by depth instead, the
/// deepest first: those of one depth are followed by one that excludes all paths that deep, so that
/// each is asked only for paths with as many segments as it has.
struct ExactRules {
  private let lines: [ExactLine]
  private let options: LinkOptions

  init(_ entries: [LinkEntry], _ options: LinkOptions) {
    lines = entries.flatMap(\.lines)
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
    let rests = lines.filter(\.takesRest)
    let deepest = lines.map(\.count).max() ?? 0
    let isDistinct = !rests.contains(where: \.hasLiteralBehindParameter)
    // At an open depth a parameter would take what is before a literal further down, too.
    let last = rests.isEmpty || isDistinct ? deepest : max(deepest, options.maximumSegments)
    let closed = (0...last).reversed().map { Depth(segments: $0) }
    guard !rests.isEmpty && isDistinct && deepest < options.maximumSegments else { return closed }
    return [Depth(segments: deepest + 1, isOpen: true)] + closed
  }

  private func rules(at depth: Depth) -> [AssociationRule] {
    let here = ExactPath.all(lines, depth: depth.segments, options)
    var rules: [AssociationRule] = []
    var open: Set<String> = []
    for (index, path) in here.enumerated() where !open.contains(path.text) {
      if path.opens { rules.append(AssociationRule(path: path.text, query: path.query)) }
      guard !path.opens || path.query != nil else {
        open.insert(path.text)
        continue
      }
      // A number cannot be told from a text; where both are meant, the app had better have it.
      if !path.isNarrow, here[(index + 1)...].contains(where: { $0.opens && $0.overlaps(path) }) {
        rules.append(AssociationRule(path: path.text, exclude: true))
      }
    }
    return rules
  }
}
