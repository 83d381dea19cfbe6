// SPDX-License-Identifier: MIT

public import WaymarkLinks

/// The result of comparing a served association file with a table of links.
public struct AssociationAudit: Hashable, Sendable {
  /// The differences, with one address for each kind, route and rule.
  public var issues: [Issue]

  /// The issues of the file itself, such as unreachable rules or its size.
  ///
  /// Without notes.
  public var fileIssues: [AssociationIssue]

  /// The number of addresses that were compared.
  public var asked: Int

  /// The patterns of the routes for which it is unknown whether the file opens any link, since its
  /// rules are too complex; in the table's order.
  public var undecidedRoutes: [String]

  /// The rules of the file that were too complex to evaluate, in order; they may differ from the
  /// table for addresses that were not compared.
  public var undecidedRules: [AssociationMatch.Rule]

  /// The verdict; ``AssociationVerdict/notDecided`` where there are no issues, but something was
  /// too complex to evaluate.
  public var verdict: AssociationVerdict {
    if !issues.isEmpty || !fileIssues.isEmpty { return .different }
    return undecidedRoutes.isEmpty && undecidedRules.isEmpty ? .same : .notDecided
  }

  /// Whether there are no issues and everything is decided.
  public var isClean: Bool { verdict == .same }
}

extension AssociationAudit {
  /// An address about which an association file and a table of links differ.
  public struct Issue: Hashable, Sendable {
    /// The kind of the issue.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The table has a page that no rule of the file opens.
      case missing
      /// The table has a page that a rule of the file excludes.
      case shadowed
      /// The file opens an address without a page in the table.
      case tooWide = "too-wide"
      /// The file opens no link that the table prints for a route.
      case unreachable
    }

    /// The kind of the issue.
    public var kind: Kind

    /// An example, beginning with the path.
    public var address: String

    /// The pattern of the table that the example matches; nil for none.
    public var pattern: String?

    /// The table's verdict on the example.
    public var verdict: String

    /// The file's verdict on the example, with the rule that decides.
    public var match: AssociationMatch
  }
}

extension AssociationAudit.Issue: CustomStringConvertible {
  /// The issue in one line.
  public var description: String {
    "\(kind.rawValue): \(address): \(verdict) But by the file: \(match.reason)"
  }
}

extension RouteTable {
  /// Compares an association file with the table.
  ///
  /// Both are evaluated for the same addresses: links of each route with seeded random values,
  /// variations of them, and an example for each entry of the table and rule of the file that
  /// decide an address together. Differences that patterns cannot express (see
  /// ``appleAppSiteAssociation(apps:)``) are not issues.
  ///
  /// A route is reported as unreachable only if the file certainly opens no link that the table
  /// prints for it. The work is bounded; rules that are too complex are listed as undecided.
  ///
  /// - Parameters:
  ///   - file: The served file.
  ///   - app: The app whose rules are evaluated; nil for all.
  /// - Returns: The differences, and what is undecided.
  public func audit(
    _ file: AppleAppSiteAssociation, app: String? = nil
  ) -> AssociationAudit {
    audit(file, app: app, limit: AssociationBounds.steps)
  }

  /// Asks a file and the table for the same addresses, and goes through them in so many steps.
  func audit(
    _ file: AppleAppSiteAssociation, app: String? = nil, limit: Int
  ) -> AssociationAudit {
    let matcher = AssociationMatcher(file)
    var auditor = AssociationAuditor(matcher, app: app, entries, options)
    for (index, entry) in entries.enumerated() {
      for address in samplePaths(of: index).flatMap(AssociationAuditor.neighbours) + [entry.example]
      {
        auditor.ask(address, verdict(on: address))
      }
    }
    let walk = TableWalk(entries, options, matcher, app: app, limit: limit)
    for (address, entry) in walk.opened where !auditor.isOpened(entries[entry]) {
      auditor.ask(address, verdict(on: address))
    }
    for address in walk.differing { auditor.ask(address, verdict(on: address)) }
    let mayOpen = Set(walk.opened.map(\.entry))
    var undecided = auditor.givenUp.patterns
    for (index, entry) in entries.enumerated()
    where entry.web == .page && !auditor.isOpened(entry) {
      if !walk.isComplete {
        undecided.insert(entry.pattern)
      } else if !undecided.contains(entry.pattern), !mayOpen.contains(index) {
        auditor.noteUnreachable(entry)
      }
    }
    return AssociationAudit(
      issues: auditor.issues,
      fileIssues: file.lint().filter { $0.severity > .note }, asked: auditor.asked.count,
      undecidedRoutes: entries.map(\.pattern).filter { undecided.contains($0) },
      undecidedRules: matcher.rules.map(\.rule).filter {
        walk.undecided.contains($0) || auditor.givenUp.rules.contains($0)
      })
  }

  func verdict(on address: String) -> AssociationAuditor.Verdict {
    do throws(LinkError) {
      let entry = entries[try parse(path: address).entry]
      return entry.web == .page
        ? .page(entry) : .none("The table opens \(entry.pattern) in the app only.", entry)
    } catch {
      let entry = routeIndex(ofPath: String(address.prefix { !"?#".contains($0) }))
        .map { entries[$0] }
      switch error {
      case .noRoute, .foreign, .webOnly, .missingItem: return .none("\(error)", entry)
      case .malformed(.emptySegment, _) where !address.hasSlashesAtPathsEnd:
        return .none("\(error)", entry)
      case .malformed, .badParameter, .duplicateKey, .noSuchThing, .tooLong: return .open
      }
    }
  }
}

extension String {
  /// Whether its path ends in several slashes, which systems do not tell from one.
  fileprivate var hasSlashesAtPathsEnd: Bool { prefix { !"?#".contains($0) }.hasSuffix("//") }
}
