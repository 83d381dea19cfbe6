// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import Testing
import WaymarkAssociation
import WaymarkLinks

/// The audit of a random table agrees with the table and with ``AssociationMatcher``.
///
/// The number of tables is a tenth of `WAYMARK_ASSOCIATION_PAIRS`.
struct AuditOracleTests {
  private static let tables =
    (ProcessInfo.processInfo.environment["WAYMARK_ASSOCIATION_PAIRS"].flatMap { Int($0) } ?? 100)
    / 10

  @Test func `an audit never contradicts what is matched`() throws {
    let seed = AssociationDifferenceOracleTests.seed()
    var random = SplitMix(seed: seed)
    var undecided = 0
    var longest = 0.0
    for number in 0..<Self.tables {
      let table = ExportOracleTests.table(&random)
      let file = try Self.file(for: table, &random)
      var audit = table.audit(AppleAppSiteAssociation())
      longest = max(longest, cpuSeconds { audit = table.audit(file) })
      if !audit.undecidedRoutes.isEmpty || !audit.undecidedRules.isEmpty { undecided += 1 }
      let matcher = AssociationMatcher(file)
      var contradiction = audit.issues.lazy.compactMap { disagreement -> String? in
        let isPage = ExportOracleTests.hasPage(disagreement.address, table)
        let isOpened = matcher.match(disagreement.address).matches
        return isPage != (disagreement.kind == .tooWide) && isOpened == !isPage
          ? nil : "\(disagreement)"
      }.first
      for _ in 0..<100 where contradiction == nil {
        contradiction = Self.contradiction(
          ExportOracleTests.address(&random), audit, table, matcher)
      }
      if let contradiction {
        Issue.record(
          """
          seed \(seed), table \(number): \(contradiction)
          \(table.entries.map { "\($0.pattern) \($0.web)" }.joined(separator: "\n"))
          \(file.compactText)
          """)
        return
      }
    }
    print("seed \(seed): \(undecided) of \(Self.tables) undecided, the longest took \(longest) s")
    #expect(undecided <= max(1, Self.tables / 1000))
  }

  /// The table's own file with some of its rules changed, or a different file.
  private static func file(
    for table: RouteTable<Page>, _ random: inout SplitMix
  ) throws -> AppleAppSiteAssociation {
    var file = try table.appleAppSiteAssociation(apps: ["ABCDE12345.a"])
    var rules = file.links?.details[0].components ?? []
    if Int.random(in: 0..<4, using: &random) == 0 { rules = [] }
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let address = ExportOracleTests.address(&random).prefix { $0 != "?" && $0 != "#" }
      let path = String(address).replacing(random.element(of: ["a", "users", "new"]), with: "*")
      let rule = AssociationRule(path: path, exclude: random.element(of: [nil, nil, true]))
      rules.insert(rule, at: random.element(of: [0, rules.count, rules.count / 2]))
    }
    if let index = rules.indices.randomElement(using: &random), Bool.random(using: &random) {
      rules.remove(at: index)
    }
    file.links?.details[0].components = rules
    return file
  }

  /// Returns an incorrect or missing statement of an audit about a link.
  private static func contradiction(
    _ address: String, _ audit: AssociationAudit, _ table: RouteTable<Page>,
    _ matcher: AssociationMatcher
  ) -> String? {
    guard let match = try? table.parse(path: address), match.isCanonical,
      table.entries[match.entry].web == .page
    else { return nil }
    let told = audit.issues.filter { $0.pattern == match.pattern && $0.kind != .tooWide }
    if matcher.match(address).matches {
      return told.contains { $0.kind == .unreachable }
        ? "\(address) is opened, but \(match.pattern) is called unreachable" : nil
    }
    return told.isEmpty && !audit.undecidedRoutes.contains(match.pattern)
      ? "\(address) is not opened, but nothing is said of \(match.pattern)" : nil
  }
}
