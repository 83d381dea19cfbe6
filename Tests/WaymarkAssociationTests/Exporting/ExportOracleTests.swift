// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import Testing
import WaymarkAssociation
import WaymarkLinks

/// The exported files of random tables open exactly the links with a page.
struct ExportOracleTests {
  /// The number of links; half of `WAYMARK_ORACLE_STEPS`.
  static let addresses =
    (ProcessInfo.processInfo.environment["WAYMARK_ORACLE_STEPS"].flatMap { Int($0) } ?? 4000) / 2

  static let addressesOfATable = 333
  private static let words = ["a", "b", "users", "new", "7", "42", "x-y", "é", "A"]

  @Test func `the exported file and the table agree on each address`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    for number in 0..<max(1, Self.addresses / Self.addressesOfATable) {
      let table = Self.table(&random)
      let matcher = AssociationMatcher(try table.appleAppSiteAssociation(apps: ["A.a"]))
      for _ in 0..<Self.addressesOfATable {
        let address = Self.address(&random)
        let match = matcher.match("https://example.com" + address)
        let truth = Self.hasPage(address, table)
        guard truth != match.matches else { continue }
        // No pattern can express numbers or the cases of an enumeration.
        if match.matches, Self.hasKinds(table), Self.isNearlyPage(address, table) { continue }
        Issue.record(
          """
          seed \(seed), table \(number): \(address): \(truth) by the table, but \(match.reason)
          \(table.entries.map { "\($0.pattern) \($0.web)" }.joined(separator: "\n"))
          """)
        return
      }
    }
  }

  static func hasPage(_ address: String, _ table: RouteTable<Page>) -> Bool {
    guard let match = try? table.parse(path: address) else { return false }
    return table.entries[match.entry].web == .page
  }

  private static func hasKinds(_ table: RouteTable<Page>) -> Bool {
    table.entries.contains { entry in
      entry.segments.contains { segment in
        if case .param(let param) = segment { param.kind != .text } else { false }
      }
    }
  }

  /// Whether there would be a page if numbers and cases were texts.
  static func isNearlyPage(_ address: String, _ table: RouteTable<Page>) -> Bool {
    let path = address.prefix { !"?#".contains($0) }.split(separator: "/").map {
      $0.removingPercentEncoding ?? ""
    }
    return table.entries.contains { entry in
      entry.web == .page && isOf(entry.segments[...], path[...])
    }
  }

  private static func isOf(
    _ pattern: ArraySlice<LinkEntry.Segment>, _ path: ArraySlice<String>
  ) -> Bool {
    guard let segment = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    switch segment {
    case .literal(let text): return path.first == text && isOf(rest, path.dropFirst())
    case .param(let param):
      if param.isOptional, isOf(rest, path) { return true }
      guard let text = path.first, text.hasPrefix(param.prefix), text.hasSuffix(param.suffix),
        text.utf8.count > param.prefix.utf8.count + param.suffix.utf8.count
      else { return false }
      return isOf(rest, path.dropFirst())
    case .rest: return isOf(rest, path) || !path.isEmpty && isOf(pattern, path.dropFirst())
    }
  }

  static func table(_ random: inout SplitMix) -> RouteTable<Page> {
    while true {
      // Numbers and cases occur only in every other table, so that the others must agree exactly.
      let kinds = Bool.random(using: &random) ? [":p"] : [":p", ":i", ":e"]
      let routes = (0...Int.random(in: 0..<12, using: &random)).map { _ in
        var segments = (0..<Int.random(in: 0...4, using: &random)).map { index in
          Int.random(in: 0..<3, using: &random) > 0
            ? words.randomElement(using: &random) ?? ""
            : segment((kinds.randomElement(using: &random) ?? "") + "\(index)", &random)
        }
        let parameters = segments.filter { $0.contains(":") }.count
        var query = ""
        switch Int.random(in: 0..<10, using: &random) {
        case 0 where parameters < 3:
          segments.append("*rest")
          if Bool.random(using: &random) {
            segments.append(words.randomElement(using: &random) ?? "")
          }
        case 1, 2: query = parameters < 4 ? "?q" : ""
        default: break
        }
        let web = Int.random(in: 0..<6, using: &random)
        return page(
          "/" + segments.joined(separator: "/") + query,
          web: web == 0 ? .webOnly : web == 1 ? .appOnly : .page)
      }
      if let table = try? RouteTable(hosts: ["example.com"], routes: routes) { return table }
    }
  }

  /// A parameter, optionally with literals beside it, or optional.
  private static func segment(_ name: String, _ random: inout SplitMix) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: "@" + name
    case 1: name + ".html"
    case 2: name + "?"
    case 3: "@" + name + ".html?"
    default: name
    }
  }

  static func address(_ random: inout SplitMix) -> String {
    let count = Int.random(in: 0...6, using: &random)
    var path = (0..<count).map { _ in
      let word = words.randomElement(using: &random) ?? ""
      let text = word == "é" ? "%C3%A9" : word
      return switch Int.random(in: 0..<6, using: &random) {
      case 0: "/@" + text
      case 1: "/" + text + ".html"
      case 2: "/@" + text + ".html"
      default: "/" + text
      }
    }.joined()
    if count == 0 || Int.random(in: 0..<8, using: &random) == 0 { path += "/" }
    if Int.random(in: 0..<16, using: &random) == 0 {
      path = "/" + path + (path.hasSuffix("/") ? "x" : "")
    }
    return path
      + (["", "", "?q=1", "?r=1", "?r=1&q=x%20y", "#q=1"].randomElement(using: &random) ?? "")
  }
}
