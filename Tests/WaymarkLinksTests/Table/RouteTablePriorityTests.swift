// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

/// The precedence of patterns.
@Suite struct RouteTablePriorityTests {
  private typealias Screen = RouteTableIssueTests.Screen

  private static let patterns = [
    "/", "/a", "/a/7", "/a/:i", "/a/:t", "/a/:i/x", "/a/:t/x", "/a/:t/y", "/a/7/y", "/a/b/*r",
    "/:t/b", "/:t/b/c", "/*r", "/x/:t/*r", "/x/y", "/x/:i/z",
  ]

  @Test(arguments: [
    ("/", "/"), ("/a", "/a"), ("/a/7", "/a/7"), ("/a/8", "/a/:i"), ("/a/08", "/a/:t"),
    ("/a/c", "/a/:t"), ("/a/7/x", "/a/:i/x"), ("/a/7/y", "/a/7/y"), ("/a/8/y", "/a/:t/y"),
    ("/a/8/x", "/a/:i/x"), ("/a/c/x", "/a/:t/x"), ("/a/b", "/a/b/*r"), ("/a/b/c", "/a/b/*r"),
    ("/a/b/x", "/a/b/*r"), ("/b/b/c", "/:t/b/c"), ("/b/c", "/*r"), ("/a/8/q", "/*r"),
    ("/x/y", "/x/y"), ("/x/y/z", "/x/:t/*r"), ("/x/7/z", "/x/:i/z"), ("/x/7/q", "/x/:t/*r"),
    ("/x/7", "/x/:t/*r"), ("/x", "/*r"),
  ]) func `From left to right, a literal before a number, a text, the rest`(
    path: String, pattern: String
  ) throws {
    for caseSensitive in [true, false] {
      let table = try RouteTable<Screen>(
        options: LinkOptions(caseSensitive: caseSensitive),
        routes: Self.patterns.map { RouteTableIssueTests.route($0) })
      #expect(table.isLinear)
      #expect(try table.parse(path: path).pattern == pattern)
      #expect(table.routeIndex(ofPath: path).map { table.entries[$0].pattern } == pattern)
    }
  }

  @Test func `The order of declaration does not matter`() throws {
    var random = SystemRandomNumberGenerator()
    let known = try RouteTable<Screen>(
      routes: Self.patterns.map { RouteTableIssueTests.route($0) })
    let values = Self.patterns.map { pattern -> Screen in
      let kinds = pattern.split(separator: "/").filter { $0.first == ":" || $0.first == "*" }
      return .text([pattern] + kinds.map { $0 == ":i" ? "7" : "7y" })
    }
    for _ in 0..<20 {
      let order = Self.patterns.shuffled(using: &random)
      let table = try RouteTable<Screen>(routes: order.map { RouteTableIssueTests.route($0) })
      #expect(table.entries == known.entries, "declared as \(order)")
      for value in values {
        #expect(
          Result { try table.path(for: value) }.description
            == Result { try known.path(for: value) }.description)
      }
    }
  }

  @Test func `Literals of any case are the same where case does not count`() throws {
    let table = try RouteTable<Screen>(
      options: LinkOptions(caseSensitive: false),
      routes: ["/Trails/New", "/trails/:t", "/CAFÉ"].map { RouteTableIssueTests.route($0) })
    for path in ["/trails/new", "/TRAILS/NEW", "/tr%41ils/new"] {
      let match = try table.parse(path: path)
      #expect(match.pattern == "/Trails/New")
      #expect(!match.isCanonical)
    }
    #expect(try table.parse(path: "/Trails/New").isCanonical)
    #expect(try table.parse(path: "/caf%C3%A9").pattern == "/CAFÉ")
    #expect(try table.parse(path: "/TRAILS/Old").route == .text(["/trails/:t", "Old"]))
    #expect(try table.path(for: .text(["/Trails/New"])) == "/Trails/New")
  }

  @Test func `A table that would have too many states matches as another does`() throws {
    // Each pattern has one literal at a different position, so lists of every subset occur.
    let count = 14
    let patterns = (0..<count).map { place in
      "/"
        + (0..<count).map { $0 == place ? "x" : ":t\($0)" }.joined(separator: "/")
    }
    let routes = patterns.map { pattern in
      LinkRoute<Screen>(pattern: pattern)
    }
    let table = try RouteTable<Screen>(routes: routes)
    #expect(!table.isLinear)
    for place in 0..<count {
      let path = "/" + (0..<count).map { $0 >= place ? "x" : "y" }.joined(separator: "/")
      #expect(table.routeIndex(ofPath: path).map { table.entries[$0].pattern } == patterns[place])
    }
    let none = "/" + Array(repeating: "y", count: count).joined(separator: "/")
    #expect(table.routeIndex(ofPath: none) == nil)
    #expect(throws: LinkError.self) { try table.parse(path: none) }
  }
}

extension Result {
  fileprivate var description: String {
    switch self {
    case .success(let value): "\(value)"
    case .failure(let error): "\(error)"
    }
  }
}

extension LinkRoute where R == RouteTableIssueTests.Screen {
  /// A route of fourteen segments, one of them a literal.
  fileprivate init(pattern: String) {
    let text = LinkParam.text
    self.init(
      pattern, text, text, text, text, text, text, text, text, text, text, text, text, text,
      make: { _, _, _, _, _, _, _, _, _, _, _, _, _ in .text([pattern]) }, match: { _ in nil })
  }
}
