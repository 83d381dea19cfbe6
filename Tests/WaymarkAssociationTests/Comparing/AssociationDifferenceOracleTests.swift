// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import Testing

@testable import WaymarkAssociation
@testable import WaymarkLinks

/// The differences of random files agree with ``AssociationMatcher`` for random links.
///
/// A tenth of a percent may be undecided. `WAYMARK_ASSOCIATION_PAIRS` sets the number of pairs, and
/// `WAYMARK_ASSOCIATION_SEED` the first seed.
struct AssociationDifferenceOracleTests {
  private static let pairs =
    ProcessInfo.processInfo.environment["WAYMARK_ASSOCIATION_PAIRS"].flatMap { Int($0) } ?? 50

  static func seed() -> UInt64 {
    ProcessInfo.processInfo.environment["WAYMARK_ASSOCIATION_SEED"].flatMap { UInt64($0) }
      ?? UInt64.random(in: .min ... .max)
  }

  @Test func `a difference is what matching says, and nothing else differs`() {
    let seed = Self.seed()
    var undecided = 0
    var longest = 0.0
    for number in 0..<Self.pairs {
      // Each pair has a seed of its own, so that it can be looked at alone.
      var random = SplitMix(seed: seed &+ UInt64(number))
      let old = RandomAssociation.file(&random)
      let new =
        Bool.random(using: &random)
        ? RandomAssociation.changed(old, &random) : RandomAssociation.file(&random)
      var difference = old.difference(to: old)
      #expect(difference.changes.isEmpty)
      longest = max(longest, cpuSeconds { difference = old.difference(to: new) })
      let isDecided = difference.undecidedBefore.isEmpty && difference.undecidedAfter.isEmpty
      if difference.verdict == .notDecided { undecided += 1 }
      let pair = Pair(old: AssociationMatcher(old), new: AssociationMatcher(new))
      var contradiction = difference.changes.lazy.compactMap { pair.contradiction($0) }.first
      let isSummary = difference.isSummary
      let told = Set(difference.changes.map { Decision($0, isSummary: isSummary) })
      for _ in 0..<60 where contradiction == nil && isDecided {
        let address = RandomAssociation.address(&random)
        guard let change = pair.change(at: address),
          !told.contains(Decision(change, isSummary: isSummary))
        else {
          continue
        }
        contradiction = "not told: \(change.description)"
      }
      if let contradiction {
        Issue.record(
          """
          seed \(seed), pair \(number): \(contradiction)
          \(old.compactText)
          \(new.compactText)
          """)
        return
      }
    }
    print("seed \(seed): \(undecided) of \(Self.pairs) undecided, the longest took \(longest) s")
    #expect(undecided <= max(1, Self.pairs / 1000))
  }

  /// The change of apps and, unless there are too many pairs of rules, the rules that cause it.
  private struct Decision: Hashable {
    var rules: [AssociationMatch.Rule?]
    var apps: [[String]]

    init(_ change: AssociationDifference.Change, isSummary: Bool) {
      rules = isSummary ? [] : [change.before.rule, change.after.rule]
      apps = [change.appsBefore, change.appsAfter]
    }
  }

  private struct Pair {
    var old: AssociationMatcher
    var new: AssociationMatcher

    /// The apps that open a link, and the deciding rules.
    private func apps(_ file: AssociationMatcher, _ address: String) -> [String] {
      RandomAssociation.apps.filter { app in
        // An app may be in several entries.
        file.match(address, app: app).matches
      }
    }

    private func match(_ file: AssociationMatcher, _ address: String) -> AssociationMatch {
      var match = file.match(address)
      match.passed = []
      return match
    }

    func change(at address: String) -> AssociationDifference.Change? {
      let change = AssociationDifference.Change(
        example: address, appsBefore: apps(old, address), appsAfter: apps(new, address),
        before: match(old, address), after: match(new, address))
      return change.appsBefore == change.appsAfter ? nil : change
    }

    /// Returns an error in a reported change.
    func contradiction(_ change: AssociationDifference.Change) -> String? {
      let truth = self.change(at: change.example)
      return truth == change ? nil : "told: \(change), but it is \(truth?.description ?? "none")"
    }
  }
}
