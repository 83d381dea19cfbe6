// SPDX-License-Identifier: MIT

import SeededGenerators
import WaymarkLinks

/// A random pattern with its codecs, perhaps in a table below a prefix.
struct RandomRoute {
  typealias Screen = RandomTable.Screen

  /// A pattern, and a codec for each of its parameters.
  struct Part: Hashable {
    var pattern: String
    var codecs: [RandomCodec]
  }

  /// The prefix of the table that declares the route; nil for the outer table.
  var prefix: Part?
  /// The pattern in the table that declares it.
  var own: Part

  /// The pattern in the outer table.
  var pattern: String {
    guard let prefix else { return own.pattern }
    let isRoot = own.pattern == "/" || own.pattern.hasPrefix("/?")
    return prefix.pattern + (isRoot ? own.pattern.dropFirst() : own.pattern[...])
  }

  /// The codecs of all parameters, in order.
  var codecs: [RandomCodec] { (prefix?.codecs ?? []) + own.codecs }

  init(using random: inout SplitMix) {
    prefix = Int.random(in: 0..<4, using: &random) == 0 ? Self.prefix(using: &random) : nil
    own = Self.part(using: &random)
  }

  private static func prefix(using random: inout SplitMix) -> Part {
    let pattern = random.element(of: [
      "/teams/:t0", "/@:t0", "/a/:t0?", "/:t0", "/:t0/b/:t1.html", "/b/:t0?/:t1", "/new",
    ])
    // More prefixes equal others if there are few codecs to choose from.
    let codecs = pattern.split(separator: "/").filter { $0.contains(":") }.map { segment in
      random.element(of: segment.hasSuffix("?") ? RandomCodec.optionals : [.int, .text, .color])
    }
    return Part(pattern: pattern, codecs: codecs)
  }

  private static func part(using random: inout SplitMix) -> Part {
    var pattern = ""
    var codecs: [RandomCodec] = []
    let count = Int.random(in: 0...4, using: &random)
    for index in 0..<count {
      if Bool.random(using: &random) {
        pattern += "/" + random.element(of: RandomTable.words.filter { $0 != "%" })
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
        pattern += "/" + (isPart ? random.element(of: RandomTable.prefixes) : "") + ":p\(index)"
        pattern += isPart ? random.element(of: RandomTable.suffixes) : ""
        pattern += isOptional ? "?" : ""
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
    return Part(pattern: pattern, codecs: codecs)
  }
}

extension RandomRoute {
  /// The routes of a table, those with the same prefix in a table of their own.
  static func declarations(_ routes: [RandomRoute]) -> [LinkRoute<Screen>] {
    // In an order that the seed decides, and not the hashes of the process.
    let sorted = routes.sorted { $0.pattern < $1.pattern }
    return sorted.indices.flatMap { index -> [LinkRoute<Screen>] in
      let prefix = sorted[index].prefix
      if prefix != nil, sorted[..<index].contains(where: { $0.prefix == prefix }) { return [] }
      guard let prefix else { return [declaration(sorted[index].own)] }
      let routes = sorted[index...].filter { $0.prefix == prefix }
      let inner = routes.map { declaration($0.own) }
      let own = Dictionary(
        routes.map { ($0.pattern, $0.own.pattern) }, uniquingKeysWith: { first, _ in first })
      let outer = Dictionary(
        routes.map { ($0.own.pattern, $0.pattern) }, uniquingKeysWith: { first, _ in first })
      return nested(inner, below: prefix, own: own, outer: outer)
    }
  }

  private static func nested(
    _ routes: [LinkRoute<Screen>], below prefix: Part, own: [String: String],
    outer: [String: String]
  ) -> [LinkRoute<Screen>] {
    let params = prefix.codecs.map(\.param)
    let make: @Sendable ([RandomValue], Screen) -> Screen? = { values, screen in
      outer[screen.pattern].map { Screen(pattern: $0, values: values + screen.values) }
    }
    let match: @Sendable (Screen) -> ([RandomValue], Screen)? = { [count = params.count] screen in
      own[screen.pattern].map { pattern in
        let values = screen.values
        return (
          Array(values.prefix(count)),
          Screen(pattern: pattern, values: Array(values.dropFirst(count)))
        )
      }
    }
    return switch params.count {
    case 0:
      LinkTableBuilder.buildExpression(
        LinkRoutes(
          prefix.pattern, of: routes,
          make: { make([], $0) ?? $0 }, match: { match($0)?.1 }))
    case 1:
      LinkTableBuilder.buildExpression(
        LinkRoutes(
          prefix.pattern, params[0], of: routes, make: { make([$0], $1) },
          match: { match($0).map { ($0[0], $1) } }))
    default:
      LinkTableBuilder.buildExpression(
        LinkRoutes(
          prefix.pattern, params[0], params[1], of: routes, make: { make([$0, $1], $2) },
          match: { match($0).map { ($0[0], $0[1], $1) } }))
    }
  }

  private static func declaration(_ part: Part) -> LinkRoute<Screen> {
    let pattern = part.pattern
    let params = part.codecs.map(\.param)
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
