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
  private let codecs: [String: [RandomCodec]]

  /// Creates a table with as many of the patterns as are compatible.
  init(using random: inout SplitMix) {
    var codecs: [String: [RandomCodec]] = [:]
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let (pattern, kinds) = RandomTable.pattern(using: &random)
      codecs[pattern] = kinds
    }
    while true {
      let routes = codecs.map { RandomTable.route($0.key, $0.value) }
      do throws(RouteTableError) {
        table = try RouteTable(hosts: ["example.com"], schemes: ["app"], routes: routes)
        self.codecs = codecs
        return
      } catch {
        // One pattern of each pair is removed; without any pattern there are no issues.
        for issue in error.issues { codecs[issue.patterns.last ?? ""] = nil }
      }
    }
  }

  /// A value of some entry; many of them equal other entries' literals.
  func screen(using random: inout SplitMix) -> Screen? {
    guard let entry = table.entries.randomElement(using: &random) else { return nil }
    return Screen(
      pattern: entry.pattern,
      values: (codecs[entry.pattern] ?? []).map { $0.value(using: &random) })
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

  static let words = ["a", "b", "new", "7", "red", "café", "a b", "%", "+"]
  private static let texts = [
    "8", "08", "x", "Ab", "-1", "-0", "@a", "a.html", "2026-11-21", "true", "@", ".html", "d1",
    "01020304-0506-0708-090a-0B0C0D0E0F10",
  ]
  private static let prefixes = ["", "", "@", "@", "d", "d-", "7", "~ "]
  private static let suffixes = ["", "", ".html", ".html", ".", "!", "+7"]

  private static func pattern(using random: inout SplitMix) -> (String, [RandomCodec]) {
    var pattern = ""
    var codecs: [RandomCodec] = []
    let count = Int.random(in: 0...4, using: &random)
    for index in 0..<count {
      if Bool.random(using: &random) {
        pattern += "/" + random.element(of: words.filter { $0 != "%" })
      } else if index == count - 1, Int.random(in: 0..<3, using: &random) == 0 {
        pattern += "/*p\(index)"
        codecs.append(.rest)
        for _ in 0..<max(0, Int.random(in: -1...2, using: &random)) {
          pattern += "/" + random.element(of: ["a", "new", "7", "café"])
        }
        break
      } else {
        let isPart = Int.random(in: 0..<3, using: &random) == 0
        let isOptional = Int.random(in: 0..<5, using: &random) == 0
        pattern += "/" + (isPart ? random.element(of: prefixes) : "") + ":p\(index)"
        pattern += (isPart ? random.element(of: suffixes) : "") + (isOptional ? "?" : "")
        codecs.append(
          isOptional
            ? random.element(of: RandomCodec.optionals)
            : random.element(of: RandomCodec.segments))
      }
    }
    if pattern.isEmpty { pattern = "/" }
    for index in 0..<Int.random(in: 0...(codecs.count < 3 ? 2 : 0), using: &random) {
      pattern +=
        (index == 0 ? "?" : "&") + random.element(of: ["q", "é", "a.b", "x+y"]) + "\(index)"
      codecs.append(random.element(of: RandomCodec.items))
    }
    return (pattern, codecs)
  }

  private static func route(_ pattern: String, _ codecs: [RandomCodec]) -> LinkRoute<Screen> {
    let params = codecs.map(\.param)
    let values: @Sendable (Screen) -> [RandomValue]? = {
      $0.pattern == pattern ? $0.values : nil
    }
    switch params.count {
    case 0: return LinkRoute(pattern, route: Screen(pattern: pattern, values: []))
    case 1:
      return LinkRoute(
        pattern, params[0], make: { Screen(pattern: pattern, values: [$0]) },
        match: { values($0)?[0] })
    case 2:
      return LinkRoute(
        pattern, params[0], params[1], make: { Screen(pattern: pattern, values: [$0, $1]) },
        match: { values($0).map { ($0[0], $0[1]) } })
    case 3:
      return LinkRoute(
        pattern, params[0], params[1], params[2],
        make: { Screen(pattern: pattern, values: [$0, $1, $2]) },
        match: { values($0).map { ($0[0], $0[1], $0[2]) } })
    default:
      return LinkRoute(
        pattern, params[0], params[1], params[2], params[3],
        make: { Screen(pattern: pattern, values: [$0, $1, $2, $3]) },
        match: { values($0).map { ($0[0], $0[1], $0[2], $0[3]) } })
    }
  }
}
