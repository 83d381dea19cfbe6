// SPDX-License-Identifier: MIT

/// Rules of an association file as Android's dynamic rules, which are read otherwise.
///
/// Source: Android's documentation of dynamic app links. By it a `*` goes up to where the character
/// behind it comes first, and nothing is tried a second time; slashes at the end are not said to be
/// dropped, and whether addresses are decoded is left open.
struct DynamicRules {
  private let exact: [AssociationRule]

  init(_ exact: [AssociationRule]) {
    self.exact = exact
  }

  /// The rules, in order.
  var rules: [AssociationRule] {
    var rules: [AssociationRule] = []
    var seen: Set<AssociationRule> = []
    for rule in exact.compactMap(Self.readable) {
      for rule in [rule, rule.decoded] {
        for rule in [rule, rule.withSlash] where seen.insert(rule).inserted { rules.append(rule) }
      }
    }
    return rules
  }

  /// A rule that matches all that another one does, though no `*` goes beyond the next character.
  ///
  /// Nil for one that excludes and can match only more.
  private static func readable(_ rule: AssociationRule) -> AssociationRule? {
    guard let path = rule.path else { return rule }
    // The one rule whose `*` is not a segment's, “*//?*”, matches where it can; it only excludes.
    guard path.hasPrefix("/") else { return rule }
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      segment.firstRange(ofASCII: "?*").map { segment[..<$0.upperBound] } ?? segment
    }
    var readable = rule
    readable.path = segments.joined(separator: "/")
    return rule.exclude == true && readable.path != path ? nil : readable
  }
}

extension AssociationRule {
  /// The rule without escapes.
  fileprivate var decoded: AssociationRule {
    var rule = self
    rule.path = path?.percentDecoded
    if case .items(let items) = query {
      rule.query = .items(items.map { Item($0.name.percentDecoded, $0.pattern) })
    }
    return rule
  }

  /// The rule with a slash at its path's end, where the path ends in a literal.
  fileprivate var withSlash: AssociationRule {
    var rule = self
    if let path, !path.hasSuffix("*"), !path.hasSuffix("/") { rule.path = path + "/" }
    return rule
  }
}
