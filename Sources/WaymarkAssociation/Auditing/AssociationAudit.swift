// SPDX-License-Identifier: MIT

public import WaymarkLinks

/// What a served association file and a table of links say differently.
public struct AssociationAudit: Hashable, Sendable {
  /// What they disagree about, one address for each kind, route and rule.
  public var disagreements: [AssociationDisagreement]

  /// What is odd in the file by itself: rules that are never asked, its size, and the like.
  ///
  /// Without notes.
  public var lints: [AssociationLint]

  /// How many addresses were asked of both.
  public var asked: Int

  /// The patterns of the routes of which it is not known whether the file opens any link, since
  /// its rules are too involved; in the table's order.
  public var undecidedRoutes: [String]

  /// The rules of the file that were given up since they are too involved, in order; they may
  /// disagree with the table on addresses that were not asked.
  public var undecidedRules: [AssociationMatch.Rule]

  /// What it comes to; ``AssociationVerdict/notDecided`` where there is nothing to report, but
  /// something was given up.
  public var verdict: AssociationVerdict {
    if !disagreements.isEmpty || !lints.isEmpty { return .different }
    return undecidedRoutes.isEmpty && undecidedRules.isEmpty ? .same : .notDecided
  }

  /// Whether there is nothing to report, and everything is decided.
  public var isClean: Bool { verdict == .same }
}

/// An address that an association file and a table of links do not agree about.
public struct AssociationDisagreement: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The table has a page that no rule of the file opens.
    case missing
    /// The table has a page that a rule of the file excludes.
    case shadowed
    /// The file opens what the table has no page for.
    case tooWide = "too-wide"
    /// The file opens no link of a route, as the table prints them.
    case unreachable
  }

  /// What is wrong.
  public var kind: Kind

  /// An example, from the path on.
  public var address: String

  /// The pattern of the table that the example leads to; nil for none.
  public var pattern: String?

  /// What the table says of the example.
  public var verdict: String

  /// What the file says of the example, with the rule that decides.
  public var match: AssociationMatch
}

extension AssociationDisagreement: CustomStringConvertible {
  /// The disagreement in a line.
  public var description: String {
    "\(kind.rawValue): \(address): \(verdict) But by the file: \(match.reason)"
  }
}

extension RouteTable {
  /// Asks an association file and the table for the same addresses.
  ///
  /// They are made of both: links of each route with values at random, always the same ones, what
  /// is near them, and an example of all addresses that an entry of the table and a rule of the
  /// file decide together. What no pattern can say (see ``appleAppSiteAssociation(apps:)``) is no
  /// disagreement.
  ///
  /// A route is called unreachable only where it is certain that the file opens no link that the
  /// table prints for it. The work is bounded; what rules are too involved for it is named as
  /// undecided.
  ///
  /// - Parameters:
  ///   - file: The file, as it is served.
  ///   - app: The app whose rules are asked; nil for all.
  /// - Returns: What they say differently, and what is not decided.
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
      disagreements: auditor.disagreements,
      lints: file.lints().filter { $0.severity > .note }, asked: auditor.asked.count,
      undecidedRoutes: entries.map(\.pattern).filter { undecided.contains($0) },
      undecidedRules: matcher.rules.map(\.rule).filter {
        walk.undecided.contains($0) || auditor.givenUp.rules.contains($0)
      })
  }

  func verdict(on address: String) -> AssociationAuditor.Verdict {
    do throws(LinkError) {
      let entry = entries[try parse(path: address).entry]
      return entry.web == .page
        ? .page(entry) : .none("The table leaves \(entry.pattern) to the app alone.", entry)
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
