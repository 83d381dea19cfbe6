// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

/// The issues that are found when a table is created.
@Suite struct RouteTableIssueTests {
  enum Screen: Hashable, Sendable {
    case text([String])
    case other(Int)
  }

  /// A route with texts, numbers or the rest as parameters, depending on their names.
  static func route(
    _ pattern: String, parent: (@Sendable (Screen) -> Screen?)? = nil
  ) -> LinkRoute<Screen> {
    let path = pattern.prefix { $0 != "?" }
    let kinds = path.split(separator: "/").compactMap { part -> Character? in
      part.first == ":" || part.first == "*" ? part.dropFirst().first : nil
    }
    let match: @Sendable (Screen) -> [String]? = { screen in
      guard case .text(let parts) = screen, parts.first == pattern else { return nil }
      return Array(parts.dropFirst())
    }
    switch kinds {
    case []: return LinkRoute(pattern, route: .text([pattern]), parent: parent)
    case ["i"]:
      return LinkRoute(
        pattern, .int, make: { .text([pattern, String($0)]) },
        match: { match($0).flatMap { Int($0[0]) } }, parent: parent)
    case ["r"]:
      return LinkRoute(
        pattern, .rest, make: { .text([pattern] + $0) }, match: { match($0) }, parent: parent)
    case ["t", "r"]:
      return LinkRoute(
        pattern, .text, .rest, make: { .text([pattern, $0] + $1) },
        match: { match($0).map { ($0[0], Array($0.dropFirst())) } }, parent: parent)
    case ["t", "t"]:
      return LinkRoute(
        pattern, .text, .text, make: { .text([pattern, $0, $1]) },
        match: { match($0).map { ($0[0], $0[1]) } }, parent: parent)
    default:
      return LinkRoute(
        pattern, .text, make: { .text([pattern, $0]) }, match: { match($0).map { $0[0] } },
        parent: parent)
    }
  }

  private func issues(
    _ patterns: [String], hosts: [String] = [], schemes: [String] = [],
    options: LinkOptions = LinkOptions()
  ) -> [RouteTableIssue] {
    do throws(RouteTableError) {
      _ = try RouteTable(
        hosts: hosts, schemes: schemes, options: options, routes: patterns.map { Self.route($0) })
      return []
    } catch {
      #expect(error.description.split(separator: "\n").count == error.issues.count)
      return error.issues
    }
  }

  @Test(arguments: [
    ["/a", "/a"], ["/a/:t", "/a/:text"], ["/:i", "/:id"], ["/a/*r", "/a/*rest"],
    ["/a?q", "/a?p"], ["/", "/"], ["/caf\u{E9}", "/cafe\u{301}"],
  ]) func `Two patterns that match the same links are named both`(patterns: [String]) throws {
    // Two versions of the codecs for one pattern, because query items need codecs as well.
    let routes = patterns.map { pattern in
      pattern.contains("?")
        ? LinkRoute<Screen>(
          pattern, .text, make: { .text([pattern, $0]) }, match: { _ in nil })
        : Self.route(pattern)
    }
    let error = try #require(throws: RouteTableError.self) {
      try RouteTable(routes: routes)
    }
    let issue = try #require(error.issues.first { $0.kind == .sameLinks })
    #expect(Set(issue.patterns) == Set(patterns))
    let example = try #require(issue.example)
    #expect(try RouteTable(routes: [routes[0]]).routeIndex(ofPath: example.path) == 0)
  }

  @Test func `A pattern whose every link another takes is found, with an example`() throws {
    let found = issues(["/a", "/a/*r", "/a/:t/*r"])
    #expect(found.map(\.kind) == [.shadowed])
    #expect(found.first?.patterns == ["/a/*r"])
    #expect(found.first?.example == "/a/x")
    #expect(issues(["/a/*r", "/a/:t/*r"]) == [])
  }

  @Test(arguments: [
    ("a", "it does not begin with “/”"), ("", "it does not begin with “/”"),
    ("/a/", "a segment is empty"), ("/a//b", "a segment is empty"), ("//a", "a segment is empty"),
    ("/*r/:t", "only literals can follow the rest of the segments"),
    ("/*r/*s", "only literals can follow the rest of the segments"),
    ("/:", "“:” names no parameter"), ("/*", "“*” names no parameter"),
    ("/*r!", "“*r!” names no parameter"), ("/:!", "“:!” names no parameter"),
    ("/:t.:u", "“:t.:u” has more than one parameter"),
    ("/é:t", "“é:t” has letters beyond ASCII beside its parameter"),
    ("/%40:t", "“%40:t” is escaped; patterns are written without escapes"),
    ("/a::b?", "“a::b?” is optional, but has no parameter"),
    (
      "/:a?/:b?/:c?/:d?/:e?/:f?/:g?", "more than 6 segments are optional"
    ),
    ("/.", "browsers remove “.”"), ("/a/../b", "browsers remove “..”"),
    ("/a%20b", "“a%20b” is escaped; patterns are written without escapes"),
    ("/a\u{7}", "it has a control character"), ("/a#b", "patterns cannot have fragments"),
    ("/:t/:t", "“t” is named twice"),
  ]) func `A pattern is written as patterns are`(pattern: String, words: String) {
    let found = issues([pattern, "/fine"])
    #expect(found.first?.kind == .syntax)
    #expect(found.allSatisfy { $0.patterns == [pattern] })
    #expect(found.map(\.description).contains("\(pattern): \(words)."))
  }

  @Test(arguments: ["/a?", "/a?q&", "/a?q=1", "/a?q*", "/a?q&q", "/a?q\u{1}", "/a?%71", "/a??q"])
  func `The items of a query are names, each once`(pattern: String) throws {
    let error = try #require(throws: RouteTableError.self) {
      try RouteTable<Screen> { LinkRoute(pattern, route: .other(1)) }
    }
    #expect(error.issues.contains { $0.kind == .syntax && $0.patterns == [pattern] })
  }

  @Test func `Codecs are as many as parameters, and of their sort`() throws {
    let error = try #require(throws: RouteTableError.self) {
      try RouteTable<Screen> {
        LinkRoute("/a/:x", route: .other(1))
        LinkRoute("/b", .int, make: { .other($0) }, match: { _ in nil })
        LinkRoute("/c/:x", .rest, make: { .text($0) }, match: { _ in nil })
        LinkRoute("/d/*x", .text, make: { .text([$0]) }, match: { _ in nil })
        LinkRoute("/e?x", .rest, make: { .text($0) }, match: { _ in nil })
        LinkRoute("/f/:x", .int.default(1), make: { .other($0) }, match: { _ in nil })
        LinkRoute("/g/:x", .repeated(.text), make: { .text($0) }, match: { _ in nil })
      }
    }
    #expect(error.issues.map(\.kind) == Array(repeating: .codecs, count: 7))
    #expect(
      error.issues.map { $0.patterns.joined().prefix(2) } == [
        "/a", "/b", "/c", "/d", "/e", "/f", "/g",
      ])
  }

  @Test func `Literals that differ in case alone are found where case counts`() {
    let found = issues(["/a/Users", "/a/users/new", "/users"])
    #expect(found.map(\.kind) == [.twins])
    #expect(found.first?.patterns == ["/a/Users", "/a/users/new"])
    #expect(found.first?.example == "/a/users/new")
    #expect(
      issues(["/a/Users", "/a/users/new"], options: LinkOptions(caseSensitive: false)) == [])
    #expect(
      issues(["/a/Users", "/a/users"], options: LinkOptions(caseSensitive: false)).map(\.kind)
        == [.sameLinks])
  }

  @Test(arguments: [
    ("https://example.com", nil), ("example.com:8443", nil), ("bücher.example", nil), ("", nil),
    ("example.com.", nil), (".example.com", nil), ("*.example.com", nil), ("b.com", "b.com"),
    ("B.com", "b.COM"),
  ]) func `Hosts are names in ASCII, each once`(host: String, other: String?) {
    let found = issues(["/"], hosts: [host] + (other.map { [$0] } ?? []))
    #expect(found.map(\.kind) == [.authority])
    #expect(found.first?.description.contains("“\(other ?? host)”") == true)
  }

  @Test(arguments: [["my app"], [""], ["1app"], ["app:"], ["https"], ["HTTP"], ["app", "APP"]])
  func `Schemes are an app's own, each once`(schemes: [String]) {
    #expect(issues(["/"], schemes: schemes).map(\.kind) == [.authority])
  }

  @Test func `All issues are found at once`() {
    let found = issues(["/a", "/a", "b", "/C", "/c"], hosts: ["x y"])
    #expect(Set(found.map(\.kind)) == [.sameLinks, .syntax, .twins, .authority])
  }

  @Test func `A parent has to be printed by some entry`() throws {
    let error = try #require(throws: RouteTableError.self) {
      try RouteTable(routes: [
        Self.route("/a", parent: { _ in .other(1) }), Self.route("/b"),
        Self.route("/b/:i", parent: { _ in .text(["/b"]) }),
      ])
    }
    #expect(error.issues.map(\.kind) == [.unknownParent])
    #expect(error.issues.first?.patterns == ["/a"])
    #expect(error.issues.first?.example == "/a")
  }

  @Test func `Parents that go round in a circle are found, those that go up are not`() throws {
    let error = try #require(throws: RouteTableError.self) {
      try RouteTable(routes: [
        Self.route("/a", parent: { _ in .text(["/c"]) }),
        Self.route("/b", parent: { _ in .text(["/a"]) }),
        Self.route("/c", parent: { _ in .text(["/b"]) }),
        Self.route("/d", parent: { _ in .text(["/a"]) }),
        Self.route("/e", parent: { $0 }),
      ])
    }
    #expect(error.issues.map(\.kind) == Array(repeating: .parentCycle, count: 4))
    #expect(Set(error.issues[0].patterns) == ["/a", "/b", "/c"])
    #expect(error.issues[3].patterns == ["/e"])
    // The parent of a folder is another folder, with the same entry.
    let folders = try RouteTable(routes: [
      Self.route(
        "/files/*r",
        parent: { screen in
          guard case .text(let parts) = screen, parts.count > 1 else { return nil }
          return .text(parts.dropLast())
        })
    ])
    #expect(folders.stack(for: .text(["/files/*r", "a", "b"])).count == 3)
  }
}

extension String {
  fileprivate var path: String { String(prefix { $0 != "?" }) }
}
