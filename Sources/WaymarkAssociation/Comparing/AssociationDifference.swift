// SPDX-License-Identifier: MIT

/// The result of comparing two association files: which pages open in other apps.
public struct AssociationDifference: Hashable, Sendable {
  /// The changes, in the order of the older file's rules, then of the newer one's, with an example
  /// for each pair of rules; see ``isSummary``.
  public var changes: [AssociationDifference.Change]

  /// Whether there are too many pairs of rules to report a change for each.
  ///
  /// Then ``changes`` covers each change of apps, but not each pair of rules that causes it: other
  /// pages may change in the same way by other rules.
  public var isSummary: Bool

  /// The rules of the older file that were too complex to compare, in order; empty where everything
  /// is decided.
  ///
  /// Among the addresses that these rules and ``undecidedAfter`` decide there may be further
  /// changes.
  public var undecidedBefore: [AssociationMatch.Rule]

  /// The rules of the newer file that were too complex to compare, in order; empty where everything
  /// is decided.
  public var undecidedAfter: [AssociationMatch.Rule]

  /// The verdict; ``AssociationVerdict/same`` only if certainly no address opens in another app.
  public var verdict: AssociationVerdict {
    if !changes.isEmpty { return .different }
    return undecidedBefore.isEmpty && undecidedAfter.isEmpty ? .same : .notDecided
  }
}

extension AppleAppSiteAssociation {
  /// Compares the file with a newer one.
  ///
  /// All addresses that the rules distinguish are covered, so no change is missed. Of the addresses
  /// that the same pair of rules decides, the shortest is reported. Addresses are those that
  /// ``match(_:app:)`` accepts and in which each `%` begins an escape.
  ///
  /// The work is bounded. Rules that are too complex are listed as undecided; files written by hand
  /// are not.
  ///
  /// - Parameter newer: The file that is to replace this one.
  /// - Returns: The changes, and what is undecided.
  public func difference(to newer: AppleAppSiteAssociation) -> AssociationDifference {
    difference(to: newer, limit: AssociationBounds.steps)
  }

  /// Returns which pages other apps open by a newer file, found in so many steps.
  func difference(to newer: AppleAppSiteAssociation, limit: Int) -> AssociationDifference {
    AssociationComparer(self, newer).difference(limit: limit)
  }
}

/// Compares two files.
private struct AssociationComparer {
  private let old: AssociationMatcher
  private let new: AssociationMatcher
  private var lists = RuleLists()
  private let oldRules: [[AssociationMatch.Rule]]
  private let newRules: [[AssociationMatch.Rule]]

  init(_ old: AppleAppSiteAssociation, _ new: AppleAppSiteAssociation) {
    self.old = AssociationMatcher(old)
    self.new = AssociationMatcher(new)
    oldRules = lists.add(self.old)
    newRules = lists.add(self.new)
  }

  func difference(limit: Int) -> AssociationDifference {
    var known: [[Bool]: Bool] = [:]
    let walk = RuleWalk(
      lists, limit: limit, tellsRules: false, isTold: { !isSame($0.map { $0 == 1 }, &known) },
      isSettled: { isSettled($0, &known) })
    let undecided = walk.undecided.sorted { ($0.list, $0.rule) < ($1.list, $1.rule) }
    return AssociationDifference(
      changes: changes(walk), isSummary: walk.mergesRules,
      undecidedBefore: undecided.filter { $0.list < oldRules.count }
        .map { oldRules[$0.list][$0.rule] },
      undecidedAfter: undecided.filter { $0.list >= oldRules.count }
        .map { newRules[$0.list - oldRules.count][$0.rule] })
  }

  /// Whether the same apps open all pages of which this is what can come of the entries.
  private func isSettled(_ rests: [RuleLists.Rest], _ known: inout [[Bool]: Bool]) -> Bool {
    let before = rests[..<oldRules.count]
    let after = rests[oldRules.count...]
    var opens = rests.map { $0.effect == 1 }
    var isDecided = rests.map(\.isDecided)
    for (index, (one, other)) in zip(before, after).enumerated()
    where one == other && old.apps[index] == new.apps[index] {
      // Whatever comes of them, it is the same for both files.
      for rest in [index, oldRules.count + index] { (opens[rest], isDecided[rest]) = (false, true) }
    }
    return isDecided.allSatisfy { $0 } && isSame(opens, &known)
  }

  /// Whether the same apps open a page by both files, given which entries open it.
  private func isSame(_ opens: [Bool], _ known: inout [[Bool]: Bool]) -> Bool {
    if let isSame = known[opens] { return isSame }
    let isSame = apps(old, opens[..<oldRules.count]) == apps(new, opens[oldRules.count...])
    known[opens] = isSame
    return isSame
  }

  /// The apps of the entries that open a page, in alphabetical order.
  private func apps(_ file: AssociationMatcher, _ opens: ArraySlice<Bool>) -> [String] {
    Set(zip(file.apps, opens).flatMap { $1 ? $0 : [] }).sorted()
  }

  private func changes(_ walk: RuleWalk) -> [AssociationDifference.Change] {
    var found: [Deciding: AssociationDifference.Change] = [:]
    for (outcome, example) in walk.outcomes {
      let before = match(old, oldRules, outcome[..<oldRules.count])
      let after = match(new, newRules, outcome[oldRules.count...])
      guard before.apps != after.apps else { continue }
      var change = AssociationDifference.Change(
        example: example, appsBefore: before.apps, appsAfter: after.apps, before: before.match,
        after: after.match)
      if walk.mergesRules {
        change.before = old.match(example)
        change.after = new.match(example)
        (change.before.passed, change.after.passed) = ([], [])
      }
      let key = Deciding(change)
      if let other = found[key], other.example.isBefore(change.example) { continue }
      found[key] = change
    }
    return found.values.sorted { one, other in
      let places = (Deciding(one).places, Deciding(other).places)
      return places.0 == places.1
        ? one.example.isBefore(other.example) : places.0.lexicographicallyPrecedes(places.1)
    }
  }

  /// The rules that decide about a change, with what they decide.
  private struct Deciding: Hashable {
    var places: [Int]
    var apps: [[String]]

    init(_ change: AssociationDifference.Change) {
      places = [change.before.rule, change.after.rule].flatMap {
        [$0?.details ?? .max, $0?.index ?? .max]
      }
      apps = [change.appsBefore, change.appsAfter]
    }
  }

  /// What a file says where these rules decide, one for each entry.
  private func match(
    _ file: AssociationMatcher, _ rules: [[AssociationMatch.Rule]], _ deciding: ArraySlice<Int?>
  ) -> (match: AssociationMatch, apps: [String]) {
    var match = AssociationMatch(
      decision: file.hasLinks ? .noRule : .noLinks, rule: nil, apps: [], passed: [])
    let found = zip(rules, deciding).map { rules, index in index.map { rules[$0] } }
    let opens = found.map { $0.map { $0.rule.exclude != true } ?? false }
    if let rule = zip(found, opens).first(where: { $1 })?.0 ?? found.lazy.compactMap({ $0 }).first {
      match.decision = rule.rule.exclude == true ? .excluded : .opens
      match.rule = rule
      match.apps = file.apps[rule.details]
    }
    return (match, apps(file, opens[...]))
  }
}
