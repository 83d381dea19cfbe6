// SPDX-License-Identifier: MIT

extension AssociationLinter {
  /// Lints rules, entry by entry.
  mutating func lint(
    _ rules: [AssociationMatch.Rule], in links: AppleAppSiteAssociation.Links
  ) {
    let compiler = RuleCompiler(links.variables.map(\.name))
    let matcher = AssociationMatcher(AppleAppSiteAssociation(links: links))
    for entry in links.details.indices {
      let place = "applinks.details[\(entry)]"
      let own = rules.filter { $0.details == entry }
      if !own.contains(where: { $0.rule.exclude != true }) {
        note(.nothingOpens, place, "No rule opens anything.")
      }
      for rule in own { lint(rule.rule, at: rule.place, compiler: compiler) }
      let compiled = own.map { compiler.compile($0) }
      lint(reach: compiled)
      for rule in own.prefix(Self.most) { lint(reach: rule, variables: links.variables, matcher) }
      if let last = own.lastIndex(where: { $0.rule.exclude != true }) {
        for rule in own[(last + 1)...] {
          note(
            .idleExclude, rule.place, "No rule below opens anything, so it excludes nothing.")
        }
      }
    }
  }

  /// How many rules of an entry are compared with all above them.
  ///
  /// Files with more are not written by hand; nor are rules so involved that ``work`` runs out.
  private static let most = 1000

  private mutating func lint(reach rules: [CompiledRule]) {
    for (index, rule) in rules.prefix(Self.most).enumerated() {
      if let above = rules[..<index].first(where: { $0.covers(rule, &work) }) {
        note(
          .unreachable, rule.rule.place,
          "Rule \(above.rule.index), \(above.rule.rule), matches everything that it could match.")
      }
    }
  }

  mutating func lint(_ rule: AssociationRule, at place: String, compiler: RuleCompiler) {
    if rule.exclude != true && rule.matchesAll {
      note(.catchAll, place, "It opens every page that no rule above excludes.")
    }
    if let path = rule.path { lint(path: path, at: place) }
    switch rule.query {
    case .text(let text):
      if !text.hasPrefix("*") && !text.hasSuffix("*") && !text.isEmpty {
        note(
          .wholeQuery, place,
          "“\(text)” must match the whole query, so any other item prevents a match.")
      }
    case .items(let items):
      for item in items {
        if item.pattern == nil {
          note(
            .itemNotString, place,
            "The value of “\(item.name)” is not a string, so all items of this rule are ignored.")
        } else if item.pattern?.allSatisfy({ $0 == "*" }) == true {
          note(
            .itemMayBeAbsent, place,
            "“\(item.pattern ?? "")” matches when “\(item.name)” is absent; “?*” requires it.")
        }
      }
    case nil: break
    }
    if rule.fragment?.isEmpty == false, rule.fragment?.allSatisfy({ $0 == "*" }) == true {
      note(.fragmentMayBeAbsent, place, "“*” matches when there is no fragment; “?*” requires it.")
    }
    for pattern in rule.patterns {
      lint(variablesOf: pattern, at: place)
      lint(escapesOf: pattern, isDecoded: rule.percentEncoded == false, at: place)
      for piece in compiler.pattern(pattern).pieces {
        if case .unknown(let name) = piece {
          note(
            .undefinedVariable, place, "$(\(name)) is not defined, so the rule matches nothing.")
        }
      }
      usedVariables.formUnion(compiler.names(in: pattern))
    }
  }

  private mutating func lint(path: String, at place: String) {
    lint(syntaxOf: path, at: place)
    if path.contains("#") {
      note(.fragmentInPath, place, "The path has no “#”; what follows it belongs under “#”.")
    }
    if path.hasQuery {
      note(.queryInPath, place, "“?” is any character; the query belongs under “?”.")
    }
    if path.firstRange(ofASCII: "://") != nil {
      note(.hostInPath, place, "The path begins after the host.")
    }
    if path.hasSuffix("/"), path.contains(where: { $0 != "/" }) {
      note(.trailingSlash, place, "“\(path)” matches “\(path.withoutSlashesAtEnd)”, too.")
    }
  }

  /// Lints what a rule opens besides what it looks like, unless a rule above has thought of it.
  private mutating func lint(
    reach rule: AssociationMatch.Rule, variables: [AppleAppSiteAssociation.Variable],
    _ matcher: AssociationMatcher
  ) {
    guard let path = rule.rule.path, rule.rule.exclude != true else { return }
    func isOpened(_ address: String) -> Bool {
      let match = matcher.quickMatch(address, &work)
      return match.matches && match.rule?.place == rule.place
    }
    if path.hasSuffix("/*"), path.dropLast(2).contains(where: { $0 != "/" }) {
      var parent = rule
      parent.rule.path = String(path.dropLast(2))
      if isOpened(parent.example("x", variables)) {
        note(.matchesParent, rule.place, "“\(path)” matches “\(path.dropLast(2))”, too.")
      }
    }
    if let star = path.firstIndex(of: "*"), path[star...].dropFirst().contains("/"),
      isOpened(rule.example("x/y", variables))
    {
      note(.anyDepth, rule.place, "“*” covers slashes, too: “\(path)” matches at any depth.")
    }
  }

  private mutating func lint(escapesOf pattern: String, isDecoded: Bool, at place: String) {
    let bytes = Array(pattern.utf8)
    var hasEscape = false
    var hasLowerCase = false
    var hasUpperCase = false
    for index in bytes.indices where bytes[index] == UInt8(ascii: "%") {
      let digits = bytes[(index + 1)...].prefix(2)
      if digits.count == 2, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) {
        hasEscape = true
        hasLowerCase = hasLowerCase || digits.contains { $0 >= UInt8(ascii: "a") }
        hasUpperCase = hasUpperCase || digits.contains { 0x41...0x46 ~= $0 }
      } else if !isDecoded, !digits.contains(where: { "*?".utf8.contains($0) }) {
        note(
          .brokenEscape, place,
          "“%” in “\(pattern)” does not begin an escape, so no address matches.")
        break
      }
    }
    if isDecoded && hasEscape {
      note(
        .escapeInDecoded, place,
        "The address is decoded, but “\(pattern)” is not, so it does not match the encoded characters."
      )
    }
    guard !isDecoded else { return }
    if hasLowerCase {
      note(
        .lowerCaseEscape, place,
        "Escapes are compared as written, usually in upper case: “\(pattern)”.")
    }
    if hasUpperCase {
      note(
        .upperCaseEscape, place,
        "“\(pattern)” matches no address that has its escapes in lower case.")
    }
    if bytes.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) {
      note(
        .unescaped, place,
        "“\(pattern)” matches no address; escape it, or set “percentEncoded” to false.")
    }
  }
}

extension AssociationRule {
  /// All patterns of the rule.
  var patterns: [String] {
    var patterns = [path, fragment].compactMap { $0 }
    switch query {
    case .text(let text): patterns.append(text)
    case .items(let items): patterns += items.compactMap(\.pattern)
    case nil: break
    }
    return patterns
  }

  fileprivate var matchesAll: Bool {
    guard [path ?? "*", fragment ?? "*"].allSatisfy({ ["*", "/*"].contains($0) }) else {
      return false
    }
    switch query {
    case nil: return true
    case .text(let text): return text == "*"
    case .items(let items):
      return items.allSatisfy { $0.pattern == "*" } || items.contains { $0.pattern == nil }
    }
  }
}

extension String {
  /// Whether a path looks as if it had a query: `?name=`.
  fileprivate var hasQuery: Bool {
    guard let mark = firstIndex(of: "?") else { return false }
    let name = self[mark...].dropFirst().prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    return !name.isEmpty && self[name.endIndex...].hasPrefix("=")
  }
}
