// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkLinks

/// Of tables at random the exported file opens what the table has a page for, and nothing else.
struct ExportOracleTests {
  /// How many addresses; half of `WAYMARK_ORACLE_STEPS`.
  private static let addresses =
    (ProcessInfo.processInfo.environment["WAYMARK_ORACLE_STEPS"].flatMap { Int($0) } ?? 4000) / 2

  private static let addressesOfATable = 333
  private static let words = ["a", "b", "users", "new", "7", "42", "x-y", "é", "A"]

  @Test func `the exported file and the table agree on each address`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("seed \(seed)")
    var random = Numbers(state: seed)
    for number in 0..<max(1, Self.addresses / Self.addressesOfATable) {
      let table = Self.table(&random)
      let matcher = AssociationMatcher(try table.appleAppSiteAssociation(apps: ["A.a"]))
      for _ in 0..<Self.addressesOfATable {
        let address = Self.address(&random)
        let match = matcher.match("https://example.com" + address)
        let truth = Self.hasPage(address, table)
        guard truth != match.matches else { continue }
        // What no pattern can say: that something is a number.
        if match.matches, Self.hasNumbers(table), Self.isNearlyPage(address, table) { continue }
        Issue.record(
          """
          seed \(seed), table \(number): \(address): \(truth) by the table, but \(match.reason)
          \(table.entries.map { "\($0.pattern) \($0.web)" }.joined(separator: "\n"))
          """)
        return
      }
    }
  }

  private static func hasPage(_ address: String, _ table: RouteTable<Page>) -> Bool {
    guard let match = try? table.parse(path: address) else { return false }
    return table.entries[match.entry].web == .page
  }

  private static func hasNumbers(_ table: RouteTable<Page>) -> Bool {
    table.entries.contains { $0.segments.contains { if case .int = $0 { true } else { false } } }
  }

  /// Whether there would be a page if numbers were texts.
  private static func isNearlyPage(_ address: String, _ table: RouteTable<Page>) -> Bool {
    let segments = address.prefix { !"?#".contains($0) }.split(separator: "/")
    return table.entries.contains { entry in
      var pattern = entry.segments[...]
      let takesRest = if case .rest = pattern.last { true } else { false }
      if takesRest { pattern.removeLast() }
      guard entry.web == .page, pattern.count <= segments.count,
        takesRest || pattern.count == segments.count
      else { return false }
      return zip(pattern, segments).allSatisfy { pattern, segment in
        if case .literal(let text) = pattern {
          text == segment.removingPercentEncoding
        } else {
          true
        }
      }
    }
  }

  private static func table(_ random: inout Numbers) -> RouteTable<Page> {
    while true {
      // Numbers only in every other table, so that the rest have to agree in all.
      let kinds = Bool.random(using: &random) ? [":p"] : [":p", ":i"]
      let routes = (0...Int.random(in: 0..<12, using: &random)).map { _ in
        var segments = (0..<Int.random(in: 0...4, using: &random)).map { index in
          Int.random(in: 0..<3, using: &random) > 0
            ? words.randomElement(using: &random) ?? ""
            : (kinds.randomElement(using: &random) ?? "") + "\(index)"
        }
        let parameters = segments.filter { $0.hasPrefix(":") }.count
        var query = ""
        switch Int.random(in: 0..<10, using: &random) {
        case 0 where parameters < 3: segments.append("*rest")
        case 1, 2: query = parameters < 4 ? "?q" : ""
        default: break
        }
        let web = Int.random(in: 0..<6, using: &random)
        return page(
          "/" + segments.joined(separator: "/") + query,
          web: web == 0 ? .webOnly : web == 1 ? .appOnly : .page)
      }
      if let table = try? RouteTable(routes: routes) { return table }
    }
  }

  private static func address(_ random: inout Numbers) -> String {
    let count = Int.random(in: 0...6, using: &random)
    var path = (0..<count).map { _ in
      let word = words.randomElement(using: &random) ?? ""
      return "/" + (word == "é" ? "%C3%A9" : word)
    }.joined()
    if count == 0 || Int.random(in: 0..<8, using: &random) == 0 { path += "/" }
    if Int.random(in: 0..<16, using: &random) == 0 {
      path = "/" + path + (path.hasSuffix("/") ? "x" : "")
    }
    return path
      + (["", "", "?q=1", "?r=1", "?r=1&q=x%20y", "#q=1"].randomElement(using: &random) ?? "")
  }
}

/// A small generator that gives the same numbers for the same seed everywhere.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
