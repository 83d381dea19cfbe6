// SPDX-License-Identifier: MIT

/// Matches addresses against an association file as the system does.
///
/// Create it once for a file, and use it for many addresses.
public struct AssociationMatcher: Sendable {
  let rules: [CompiledRule]
  let hasLinks: Bool
  /// The apps of each entry of `details`.
  let apps: [[String]]
  let words: WordLists

  /// Creates a matcher for a file's rules.
  public init(_ file: AppleAppSiteAssociation) {
    let links = file.links
    hasLinks = links != nil
    apps = links?.details.map(\.appIDs) ?? []
    let variables = links?.variables ?? []
    let compiler = RuleCompiler(variables.map(\.name))
    rules = links?.rules.map { compiler.compile($0) } ?? []
    words = WordLists(variables)
  }

  /// Decides whether an app opens an address.
  ///
  /// The address is `https://host/path?query#fragment`, or the part after the host; the host is
  /// ignored, since a file applies to the host that serves it. Each app has the rules of its own
  /// entry; the first entry with a rule that opens the address is reported. If an app is given,
  /// only its rules are evaluated.
  public func match(_ address: String, app: String? = nil) -> AssociationMatch {
    var work = PatternRun.Work()
    return match(address, app: app, explains: true, &work)
  }

  /// Decides whether an app opens an address, with the file of one host.
  ///
  /// - Parameters:
  ///   - address: An address, or the part after the host.
  ///   - app: The app whose rules are evaluated; nil for all.
  ///   - host: The host that serves the file; nil to ignore the hosts of addresses.
  /// - Returns: The decision, which is ``AssociationMatch/Decision/otherHost`` for a page of
  ///   another host.
  package func match(
    _ address: String, app: String?, servedBy host: HostName?
  ) -> AssociationMatch {
    guard let host, !host.serves(address) else { return match(address, app: app) }
    let isWeb = (try? AssociationURL(address)) != nil
    return AssociationMatch(
      decision: isWeb ? .otherHost : match(address, app: app).decision, rule: nil, apps: [],
      passed: [])
  }

  /// Says whether an app opens an address, but not which rules did not match; one of many times.
  func quickMatch(
    _ address: String, app: String? = nil, _ work: inout PatternRun.Work
  ) -> AssociationMatch {
    var rest = PatternRun.Work(left: min(PatternRun.Work().left, work.left))
    let portion = rest
    defer { work.left -= portion.left - rest.left }
    return match(address, app: app, explains: false, &rest)
  }

  private func match(
    _ address: String, app: String?, explains: Bool, _ work: inout PatternRun.Work
  ) -> AssociationMatch {
    var match = AssociationMatch(
      decision: hasLinks ? .noRule : .noLinks, rule: nil, apps: [], passed: [])
    guard hasLinks else { return match }
    do {
      var trial = RuleTrial(try AssociationURL(address), words: words, work: work)
      defer { work = trial.work }
      return self.match(&trial, app: app, explains: explains)
    } catch {
      match.decision = error == .tooLong ? .tooLong : .notWeb
      return match
    }
  }

  private func match(_ trial: inout RuleTrial, app: String?, explains: Bool) -> AssociationMatch {
    var match = AssociationMatch(decision: .noRule, rule: nil, apps: [], passed: [])
    var excluding: AssociationMatch?
    var finished: Int?
    for rule in rules where rule.rule.details != finished {
      let ids = apps[rule.rule.details]
      if let app, !ids.contains(app) { continue }
      let miss = trial.miss(of: rule)
      if trial.work.isExhausted {
        match.decision = .gaveUp
        match.rule = rule.rule
        match.apps = ids
        return match
      }
      if let miss {
        if explains { match.passed.append(.init(rule: rule.rule, miss: miss)) }
        continue
      }
      finished = rule.rule.details
      var decided = match
      decided.rule = rule.rule
      decided.apps = ids
      guard rule.rule.rule.exclude == true else {
        decided.decision = .opens
        return decided
      }
      decided.decision = .excluded
      excluding = excluding ?? decided
    }
    return excluding ?? match
  }
}

extension AppleAppSiteAssociation {
  /// Decides whether an app opens an address with this file.
  ///
  /// To match many addresses, create an ``AssociationMatcher``.
  public func match(_ address: String, app: String? = nil) -> AssociationMatch {
    AssociationMatcher(self).match(address, app: app)
  }
}

extension AppleAppSiteAssociation.Links {
  /// All rules, in order, with the defaults that hold for them.
  var rules: [AssociationMatch.Rule] {
    details.indices.flatMap { entry -> [AssociationMatch.Rule] in
      let details = details[entry]
      let defaults = [details.defaults, self.defaults].compactMap { $0 }
      if let components = details.components {
        return components.enumerated().map { index, rule in
          .init(
            details: entry, index: index, isOldForm: false,
            rule: defaults.reduce(rule) { $0.filled(from: $1) })
        }
      }
      return (details.paths ?? []).enumerated().map { index, path in
        let excludes = path.hasPrefix("NOT ")
        let rule = AssociationRule(
          path: excludes ? String(path.dropFirst(4)) : path, exclude: excludes ? true : nil)
        return .init(details: entry, index: index, isOldForm: true, rule: rule)
      }
    }
  }
}

extension AssociationRule {
  /// The rule with what it does not say taken from another.
  fileprivate func filled(from defaults: AssociationRule) -> AssociationRule {
    var rule = self
    rule.path = path ?? defaults.path
    rule.query = query ?? defaults.query
    rule.fragment = fragment ?? defaults.fragment
    rule.exclude = exclude ?? defaults.exclude
    rule.caseSensitive = caseSensitive ?? defaults.caseSensitive
    rule.percentEncoded = percentEncoded ?? defaults.percentEncoded
    return rule
  }
}
