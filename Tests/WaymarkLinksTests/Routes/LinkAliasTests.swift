// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

/// Several patterns of one route.
@Suite struct LinkAliasTests {
  enum Screen: Hashable, Sendable {
    case home
    case user(Int)
    case tab(String)
    case search(String?, Int)
  }

  private static func user(_ pattern: String, aliases: [String] = []) -> LinkRoute<Screen> {
    LinkRoute(
      pattern, .int, aliases: aliases, make: { .user($0) },
      match: { if case .user(let id) = $0 { id } else { nil } })
  }

  private static func tab(_ pattern: String) -> LinkRoute<Screen> {
    LinkRoute(
      pattern, .text, make: { .tab($0) },
      match: { if case .tab(let name) = $0 { name } else { nil } })
  }

  /// U10.
  @Test(arguments: [
    ["/users/:id", "/people/:id", "/u/:id"], ["/u/:id", "/people/:id", "/users/:id"],
    ["/people/:id", "/users/:id", "/u/:id"],
  ])
  func `Of several patterns of a value the first declared one is printed and canonical`(
    patterns: [String]
  ) throws {
    let table = try RouteTable<Screen>(routes: patterns.map { Self.user($0) })
    let printed = patterns[0].replacing(":id", with: "7")
    #expect(try table.path(for: .user(7)) == printed)
    for pattern in patterns {
      let path = pattern.replacing(":id", with: "7")
      let match = try table.parse(path: path)
      #expect(match.route == .user(7))
      #expect(match.pattern == pattern)
      #expect(match.isCanonical == (path == printed))
    }
    #expect(table.checkLaws(samples: [.user(7)]) == [])
  }

  @Test(arguments: [true, false])
  func `Of several routes without parameters the first declared one is printed`(
    isReversed: Bool
  ) throws {
    let patterns = isReversed ? ["/start", "/", "/a"] : ["/a", "/", "/start"]
    let table = try RouteTable<Screen>(routes: patterns.map { LinkRoute($0, route: .home) })
    #expect(try table.path(for: .home) == patterns[0])
    for pattern in patterns {
      #expect(try table.parse(path: pattern).isCanonical == (pattern == patterns[0]))
    }
    #expect(table.checkLaws() == [])
  }

  @Test(arguments: [true, false])
  func `A literal and a parameter of one value go by declaration, too`(
    isLiteralFirst: Bool
  ) throws {
    let routes = [LinkRoute("/inbox", route: Screen.tab("inbox")), Self.tab("/tabs/:name")]
    let table = try RouteTable<Screen>(routes: isLiteralFirst ? routes : routes.reversed())
    #expect(try table.path(for: .tab("inbox")) == (isLiteralFirst ? "/inbox" : "/tabs/inbox"))
    #expect(try table.path(for: .tab("other")) == "/tabs/other")
    #expect(try table.parse(path: "/inbox").isCanonical == isLiteralFirst)
    #expect(try table.parse(path: "/tabs/inbox").isCanonical == !isLiteralFirst)
    #expect(try table.parse(path: "/tabs/other").isCanonical)
    #expect(table.checkLaws(samples: [.tab("inbox")]) == [])
  }

  @Test func `A pattern for some of a route's values is canonical for these alone`() throws {
    let staff = LinkRoute<Screen>(
      "/staff/:id", .int, make: { .user($0) },
      match: { if case .user(let id) = $0, id < 1000 { id } else { nil } })
    let table = try RouteTable<Screen>(routes: [staff, Self.user("/users/:id")])
    #expect(try table.path(for: .user(7)) == "/staff/7")
    #expect(try table.path(for: .user(7000)) == "/users/7000")
    #expect(try table.parse(path: "/users/7").isCanonical == false)
    #expect(try table.parse(path: "/users/7000").isCanonical)
    #expect(try table.parse(path: "/staff/7000").isCanonical == false)
    #expect(table.checkLaws(samples: [.user(7), .user(7000)]) == [])
  }

  @Test func `A route that is first but has no link leaves the canonical one to the next`() throws {
    let table = try RouteTable<Screen>(routes: [
      Self.tab("/:name"), LinkRoute("/new", route: .home), Self.tab("/tabs/:name"),
    ])
    #expect(try table.path(for: .tab("new")) == "/tabs/new")
    #expect(try table.parse(path: "/tabs/new").isCanonical)
    #expect(try table.path(for: .tab("old")) == "/old")
    #expect(try table.parse(path: "/tabs/old").isCanonical == false)
    #expect(table.checkLaws(samples: [.tab("new"), .tab("old")]) == [])
  }

  @Test func `Aliases are read, and never printed`() throws {
    let table = try RouteTable<Screen>(hosts: ["example.com"]) {
      LinkRoute(
        "/home", route: .home, aliases: ["/", "/start"], requires: [.loaded], title: "Home")
      Self.user("/users/:id", aliases: ["/u/:id", "/profile?id"])
    }
    for path in ["/", "/start"] {
      let match = try table.parse(path: path)
      #expect(match.route == .home && !match.isCanonical && match.requires == [.loaded])
    }
    #expect(try table.parse(path: "/home").isCanonical)
    #expect(try table.path(for: .home) == "/home")
    #expect(table.presentation(of: .home) == .push && table.title(of: .home) == "Home")
    #expect(table.rootRoute == nil)
    for path in ["/u/7", "/profile?id=7"] {
      let match = try table.parse("https://example.com" + path)
      #expect(match.route == .user(7) && !match.isCanonical)
      #expect(try table.path(for: match.route) == "/users/7")
    }
    #expect(throws: LinkError.missingItem(pattern: "/profile?id", name: "id")) {
      try table.parse(path: "/profile")
    }
    let aliases = table.entries.map { [$0.pattern, $0.aliasOf] }
    #expect(
      aliases == [
        ["/", "/home"], ["/home", nil], ["/profile?id", "/users/:id"], ["/start", "/home"],
        ["/u/:id", "/users/:id"], ["/users/:id", nil],
      ])
    #expect(table.checkLaws(samples: [.home, .user(7)]) == [])
  }

  @Test func `Aliases of a nested table are below its prefix, once`() throws {
    let inner = try RouteTable<Screen>(routes: [Self.user("/:id", aliases: ["/old/:id"])])
    let table = try RouteTable<Screen> {
      LinkRoutes("/users", of: inner, make: { $0 }, match: { $0 })
    }
    #expect(table.entries.map(\.pattern) == ["/users/old/:id", "/users/:id"])
    #expect(try table.parse(path: "/users/old/7").route == .user(7))
    #expect(try table.path(for: .user(7)) == "/users/7")
    #expect(table.checkLaws() == [])
  }

  @Test func `Aliases and conditions hold below a parameter, too`() throws {
    let inner = Self.user("/users/:id", aliases: ["/u/:id"]).exists { $0 != .user(404) }
    let table = try RouteTable<[Screen]> {
      LinkRoutes(
        "/:tab", .text, of: [inner], make: { [.tab($0), $1] },
        match: { screens in
          guard screens.count == 2, case .tab(let name) = screens[0] else { return nil }
          return (name, screens[1])
        })
    }
    #expect(try table.parse(path: "/a/u/7").route == [.tab("a"), .user(7)])
    #expect(try table.path(for: [.tab("a"), .user(7)]) == "/a/users/7")
    #expect(throws: LinkError.noSuchThing(pattern: "/:tab/u/:id")) {
      try table.parse(path: "/a/u/404")
    }
    #expect(table.checkLaws() == [])
  }

  @Test(arguments: [
    (["/u/:name"], RouteTableIssue.Kind.codecs), (["/u"], .codecs), (["/u/:id/:more"], .codecs),
    (["u/:id"], .syntax), (["/users/:id"], .sameLinks), (["/u/:id", "/u/:id"], .sameLinks),
  ])
  func `An alias that cannot be one is an issue`(
    aliases: [String], kind: RouteTableIssue.Kind
  ) throws {
    let issues = #expect(throws: RouteTableError.self) {
      try RouteTable<Screen>(routes: [Self.user("/users/:id", aliases: aliases)])
    }
    #expect(issues?.issues.map(\.kind) == [kind])
  }

  @Test func `Of two patterns for some of a route's values each is canonical for its own`() throws {
    func numbers(
      _ pattern: String, _ isMine: @escaping @Sendable (Int) -> Bool
    ) -> LinkRoute<Screen> {
      LinkRoute(
        pattern, .int, make: { .user($0) },
        match: { if case .user(let id) = $0, isMine(id) { id } else { nil } })
    }
    let table = try RouteTable<Screen>(routes: [
      numbers("/odd/:id") { $0 % 2 == 1 }, numbers("/few/:id") { 2...4 ~= $0 },
      numbers("/none/:id") { _ in false },
    ])
    let canonical: [String: [Int]] = ["/odd": [1, 3, 5], "/few": [2, 4], "/none": []]
    for (prefix, numbers) in canonical {
      for number in 1...6 {
        let match = try table.parse(path: "\(prefix)/\(number)")
        #expect(match.isCanonical == numbers.contains(number), "\(prefix)/\(number)")
      }
    }
    #expect(table.checkLaws(samples: [.user(3), .user(4)]) == [])
    #expect(throws: LinkPrintError.noEntry) { try table.path(for: .user(6)) }
  }
}
