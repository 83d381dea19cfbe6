// SPDX-License-Identifier: MIT

import WaymarkLinks

/// A table of made-up patterns and codecs, with a matcher that has no automaton.
struct RandomTable {
  struct Screen: Hashable, Sendable {
    var pattern: String
    var values: [Value]
  }

  enum Value: Hashable, Sendable {
    case int(Int)
    case uint(UInt)
    case text(String)
    case texts([String])
    case maybe(Int?)
    case color(Color)
  }

  enum Color: String, CaseIterable, Sendable {
    case red
    case new
    case seven = "7"
    case odd = "a b/c"
  }

  let table: RouteTable<Screen>
  private let codecs: [String: [Codec]]

  /// Makes a table of as many of the patterns as go together.
  init(using random: inout SplitMix) {
    var codecs: [String: [Codec]] = [:]
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let (pattern, kinds) = RandomTable.pattern(using: &random)
      codecs[pattern] = kinds
    }
    while true {
      let routes = codecs.map { RandomTable.route($0.key, $0.value) }
      do throws(RouteTableIssues) {
        table = try RouteTable(hosts: ["example.com"], schemes: ["app"], routes: routes)
        self.codecs = codecs
        return
      } catch {
        // One of each pair goes; without any pattern there are no issues.
        for issue in error.issues { codecs[issue.patterns.last ?? ""] = nil }
      }
    }
  }

  /// A value of some entry; many of them look like other entries' literals.
  func screen(using random: inout SplitMix) -> Screen? {
    guard let entry = table.entries.randomElement(using: &random) else { return nil }
    return Screen(
      pattern: entry.pattern,
      values: (codecs[entry.pattern] ?? []).map { $0.value(using: &random) })
  }

  /// A path that has something to do with the patterns.
  func path(using random: inout SplitMix) -> [String] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      random.element(of: RandomTable.words + ["8", "08", "x", "Ab", "-1"])
    }
  }

  /// The pattern that a path leads to, found by trying each.
  func pattern(of path: [String]) -> String? {
    table.entries.filter { RandomTable.matches($0.segments[...], path[...]) }
      .min { one, other in
        // From left to right, literal, number, text, rest; the end before the rest.
        let ranks = { (entry: LinkEntry) in entry.segments.map(RandomTable.rank) }
        return ranks(one).lexicographicallyPrecedes(ranks(other))
      }?.pattern
  }

  private static func matches(
    _ segments: ArraySlice<LinkEntry.Segment>, _ path: ArraySlice<String>
  ) -> Bool {
    guard let segment = segments.first else { return path.isEmpty }
    if case .rest = segment { return true }
    guard let text = path.first else { return false }
    let isOne =
      switch segment {
      case .literal(let literal): literal == text
      case .int: UInt(text).map { String($0) == text } ?? false
      case .text, .rest: true
      }
    return isOne && matches(segments.dropFirst(), path.dropFirst())
  }

  private static func rank(_ segment: LinkEntry.Segment) -> Int {
    switch segment {
    case .literal: 0
    case .int: 1
    case .text: 2
    case .rest: 3
    }
  }

  static let words = ["a", "b", "new", "7", "red", "café", "a b", "%", "+"]

  /// Which codec a parameter has.
  enum Codec: Sendable, CaseIterable {
    case int, uint, text, slashed, rest, color
    case optional, defaulted, repeated

    var param: LinkParam<Value> {
      switch self {
      case .int:
        LinkParam.int.map({ .int($0) }, { if case .int(let value) = $0 { value } else { nil } })
      case .uint:
        LinkParam.uint.map({ .uint($0) }, { if case .uint(let value) = $0 { value } else { nil } })
      case .text:
        LinkParam.text.map({ .text($0) }, { if case .text(let value) = $0 { value } else { nil } })
      case .slashed:
        LinkParam.text(encodedSlash: true).map(
          { .text($0) }, { if case .text(let value) = $0 { value } else { nil } })
      case .rest:
        LinkParam.rest.map(
          { .texts($0) }, { if case .texts(let values) = $0 { values } else { nil } })
      case .color:
        LinkParam<Color>.enum().map(
          { .color($0) }, { if case .color(let value) = $0 { value } else { nil } })
      case .optional:
        LinkParam.int.optional.map(
          { .maybe($0) }, { if case .maybe(let value) = $0 { .some(value) } else { nil } })
      case .defaulted:
        LinkParam.text.default("new").map(
          { .text($0) }, { if case .text(let value) = $0 { value } else { nil } })
      case .repeated:
        LinkParam.text.repeated.map(
          { .texts($0) }, { if case .texts(let values) = $0 { values } else { nil } })
      }
    }

    func value(using random: inout SplitMix) -> Value {
      switch self {
      case .int: .int(Int.random(in: 0...random.element(of: [10, 1000, .max]), using: &random))
      case .uint: .uint(UInt.random(in: 0...random.element(of: [10, .max]), using: &random))
      case .text, .slashed, .defaulted: .text(random.text())
      case .rest, .repeated:
        .texts((0..<Int.random(in: 0...3, using: &random)).map { _ in random.text() })
      case .color: .color(random.element(of: Color.allCases))
      case .optional: .maybe(Bool.random(using: &random) ? 7 : nil)
      }
    }
  }

  private static func pattern(using random: inout SplitMix) -> (String, [Codec]) {
    var pattern = ""
    var codecs: [Codec] = []
    let count = Int.random(in: 0...4, using: &random)
    for index in 0..<count {
      if Bool.random(using: &random) {
        pattern += "/" + random.element(of: words.filter { $0 != "%" })
      } else if index == count - 1, Int.random(in: 0..<3, using: &random) == 0 {
        pattern += "/*p\(index)"
        codecs.append(.rest)
      } else {
        pattern += "/:p\(index)"
        codecs.append(random.element(of: [.int, .uint, .text, .slashed, .color]))
      }
    }
    if pattern.isEmpty { pattern = "/" }
    for index in 0..<Int.random(in: 0...(codecs.count < 3 ? 2 : 0), using: &random) {
      pattern +=
        (index == 0 ? "?" : "&") + random.element(of: ["q", "é", "a.b", "x+y"]) + "\(index)"
      codecs.append(
        random.element(of: [.int, .text, .color, .optional, .defaulted, .repeated]))
    }
    return (pattern, codecs)
  }

  private static func route(_ pattern: String, _ codecs: [Codec]) -> LinkRoute<Screen> {
    let params = codecs.map(\.param)
    let values: @Sendable (Screen) -> [Value]? = { $0.pattern == pattern ? $0.values : nil }
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

/// The same numbers for the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// A text that may be a literal, may need escapes, and may be none that a path can have.
  mutating func text() -> String {
    if Bool.random(using: &self) { return element(of: RandomTable.words) }
    let parts = [
      "a", "7", "%", "%2F", "+", "&", "=", "?", "#", "/", ".", " ", ";", "é", "e\u{301}", "日",
      "👩‍👧", "\u{FFFD}", "\u{0}", "\n", "\u{7F}", "\u{85}", "\\", "|", "\"",
    ]
    return (0..<Int.random(in: 0...5, using: &self)).map { _ in element(of: parts) }.joined()
  }
}
