// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import WaymarkLinks

/// A table of random patterns and codecs, with a matcher that has no automaton.
struct RandomTable {
  struct Screen: Hashable, Sendable {
    var pattern: String
    var values: [RandomValue]
  }

  let table: RouteTable<Screen>
  /// The routes by their patterns.
  let routes: [String: RandomRoute]

  /// Creates a table with as many of the patterns as are compatible.
  init(using random: inout SplitMix) {
    let hosts = random.element(of: RandomTable.hosts)
    var routes: [String: RandomRoute] = [:]
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let route = RandomRoute(using: &random)
      routes[route.pattern] = route
    }
    while true {
      do throws(RouteTableError) {
        table = try RouteTable(
          hosts: hosts, schemes: ["app"], routes: RandomRoute.declarations(Array(routes.values)))
        self.routes = routes
        return
      } catch {
        // One pattern of each pair is removed; without any pattern there are no issues.
        for issue in error.issues { routes[issue.patterns.last ?? ""] = nil }
      }
    }
  }

  /// A value of some entry; many of them equal other entries' literals.
  func screen(using random: inout SplitMix) -> Screen? {
    guard let entry = table.entries.randomElement(using: &random) else { return nil }
    return Screen(
      pattern: entry.pattern,
      values: (routes[entry.pattern]?.codecs ?? []).map { $0.value(using: &random) })
  }

  /// One of the table's hosts, with values for its parameters.
  func host(using random: inout SplitMix) -> (name: String, values: [String: String]) {
    var values: [String: String] = [:]
    let labels = random.element(of: table.hosts).split(separator: ".").map { label in
      guard label.hasPrefix(":") else { return String(label) }
      let value = random.element(of: ["acme", "a-1", "7", "xn--caf-dma"])
      values[String(label.dropFirst())] = value
      return value
    }
    return (labels.joined(separator: "."), values)
  }

  /// A path that resembles the patterns.
  func path(using random: inout SplitMix) -> [String] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      let text = random.element(of: RandomTable.words + RandomTable.texts)
      guard Int.random(in: 0..<3, using: &random) == 0 else { return text }
      return random.element(of: RandomTable.prefixes) + text
        + random.element(of: RandomTable.suffixes)
    }
  }

  private static let hosts = [
    ["example.com"], ["example.com", ":tenant.example.com"], [":tenant.example.com"],
    [":region.:tenant.example.org", "www.example.com", ":tenant.example.com"],
  ]
  static let words = ["a", "b", "new", "7", "red", "café", "a b", "%", "+"]
  static let prefixes = ["", "", "@", "@", "d", "d-", "7", "~ "]
  static let suffixes = ["", "", ".html", ".html", ".", "!", "+7"]
  private static let texts = [
    "8", "08", "x", "Ab", "-1", "-0", "@a", "a.html", "2026-11-21", "true", "@", ".html", "d1",
    "01020304-0506-0708-090a-0B0C0D0E0F10",
  ]
}
