// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

@Suite struct RouteTableNestingTests {
  private enum App: Hashable, Sendable {
    case home
    case shop(Shop)
    case archive(Shop)
  }

  private enum Shop: Hashable, Sendable {
    case front
    case search(String?)
    case orders(Order)
  }

  private enum Order: Hashable, Sendable {
    case list
    case order(Int)
  }

  private static let orders: [LinkRoute<Order>] = [
    LinkRoute("/", route: .list),
    LinkRoute(
      "/:id", .int, requires: [.signedIn], presentation: .sheet, title: "Order",
      make: { $0 < 100 ? .order($0) : nil },
      match: { if case .order(let id) = $0 { id } else { nil } }, parent: { _ in .list }),
  ]

  private static func shop() throws -> RouteTable<Shop> {
    try RouteTable(hosts: ["shop.example"]) {
      LinkRoute("/", route: .front)
      LinkRoute(
        "/search?q", .optional(.text), make: { .search($0) },
        match: { if case .search(let text) = $0 { text } else { nil } },
        parent: { _ in .front })
      LinkRoutes(
        "/orders", of: orders, make: { .orders($0) },
        match: { if case .orders(let order) = $0 { order } else { nil } }, parent: .front)
    }
  }

  private let table: RouteTable<App>

  init() throws {
    let shop = try Self.shop()
    table = try RouteTable(hosts: ["example.com"]) {
      LinkRoute("/", route: .home)
      LinkRoutes(
        "/shop", of: shop, make: { .shop($0) },
        match: { if case .shop(let shop) = $0 { shop } else { nil } }, parent: .home)
      LinkRoutes(
        "/old/shop", of: shop, make: { .archive($0) },
        match: { if case .archive(let shop) = $0 { shop } else { nil } })
    }
  }

  @Test func `A nested route has the prefixes of all tables around it`() throws {
    #expect(
      table.entries.map(\.pattern) == [
        "/", "/old/shop", "/old/shop/orders", "/old/shop/orders/:id", "/old/shop/search?q",
        "/shop", "/shop/orders", "/shop/orders/:id", "/shop/search?q",
      ])
    #expect(try table.path(for: .shop(.orders(.order(7)))) == "/shop/orders/7")
    #expect(try table.parse(path: "/old/shop/orders/7").route == .archive(.orders(.order(7))))
    #expect(try table.parse(path: "/shop/search?q=a").route == .shop(.search("a")))
    #expect(throws: LinkError.noSuchThing(pattern: "/shop/orders/:id")) {
      try table.parse(path: "/shop/orders/100")
    }
    #expect(throws: LinkError.foreign("shop.example")) {
      try table.parse("https://shop.example/search")
    }
    #expect(throws: LinkPrintError.lossyCodec(pattern: "/shop/orders/:id")) {
      try table.path(for: .shop(.orders(.order(100))))
    }
    #expect(table.checkLaws(seed: 3) == [])
  }

  @Test func `The first screen of a nested table has the parent that was given`() {
    #expect(
      table.stack(for: .shop(.orders(.order(7)))) == [
        .home, .shop(.front), .shop(.orders(.list)), .shop(.orders(.order(7))),
      ])
    #expect(
      table.stack(for: .archive(.orders(.list))) == [.archive(.front), .archive(.orders(.list))])
    #expect(table.gates(for: .shop(.orders(.order(7)))) == [.signedIn])
    #expect(table.presentation(of: .archive(.orders(.order(7)))) == .sheet)
    #expect(table.title(of: .shop(.orders(.order(7)))) == "Order")
  }

  private enum Team: Hashable, Sendable {
    case people
    case member(Int, Profile)
    case project(String, Int, Profile)
  }

  private enum Profile: Hashable, Sendable {
    case overview
    case photo(Int)
  }

  private static let profile: [LinkRoute<Profile>] = [
    LinkRoute("/", route: .overview),
    LinkRoute(
      "/photos/:photo?size", .int, .optional(.text), make: { id, _ in .photo(id) },
      match: { if case .photo(let id) = $0 { (id, nil) } else { nil } }, parent: { _ in .overview }),
  ]

  private static func team() throws -> RouteTable<Team> {
    try RouteTable {
      LinkRoute("/people", route: .people)
      LinkRoutes(
        "/people/@:id", .int, of: profile, make: { $0 < 100 ? .member($0, $1) : nil },
        match: { if case .member(let id, let page) = $0 { (id, page) } else { nil } },
        parent: { _ in .people })
      LinkRoutes(
        "/:owner?/projects/:id", .text.default("me"), .int, of: profile,
        make: { .project($0, $1, $2) },
        match: {
          if case .project(let owner, let id, let page) = $0 { (owner, id, page) } else { nil }
        }, parent: { _, id in id == 0 ? nil : .people })
    }
  }

  @Test func `A table can stand below a parameter`() throws {
    let table = try Self.team()
    #expect(
      Set(table.entries.map(\.pattern)) == [
        "/people", "/people/@:id", "/people/@:id/photos/:photo?size", "/:owner?/projects/:id",
        "/:owner?/projects/:id/photos/:photo?size",
      ])
    for (path, team) in [
      ("/people/@7", Team.member(7, .overview)), ("/people/@7/photos/2", .member(7, .photo(2))),
      ("/projects/3", .project("me", 3, .overview)),
      ("/ann/projects/3/photos/2", .project("ann", 3, .photo(2))),
    ] {
      #expect(try table.parse(path: path).route == team)
      #expect(try table.parse(path: path).isCanonical)
      #expect(try table.path(for: team) == path)
    }
    #expect(
      table.stack(for: .member(7, .photo(2))) == [
        .people, .member(7, .overview), .member(7, .photo(2)),
      ])
    #expect(table.stack(for: .project("me", 0, .overview)) == [.project("me", 0, .overview)])
    #expect(throws: LinkError.noSuchThing(pattern: "/people/@:id")) {
      try table.parse(path: "/people/@100")
    }
    #expect(table.checkLaws(seed: 3) == [])
  }

  @Test func `Routes that only the whole has twice are found`() throws {
    let error = try #require(throws: RouteTableError.self) {
      try RouteTable<App> {
        LinkRoute("/shop/orders", route: .home)
        LinkRoutes(
          "/shop/orders", of: Self.orders, make: { .shop(.orders($0)) }, match: { _ in nil })
        LinkRoutes("/", of: [LinkRoute("/", route: 1)], make: { _ in .home }, match: { _ in nil })
      }
    }
    #expect(error.issues.map(\.kind) == [.sameLinks])
  }

  @Test func `An entry describes its route`() throws {
    let entries = try trailTable().entries
    let stage = try #require(entries.first { $0.pattern == "/trails/:id/stages/:number" })
    #expect(
      stage.segments == [.literal("trails"), .int("id"), .literal("stages"), .int("number")])
    #expect(stage.query == [])
    let search = try #require(entries.first { $0.pattern.hasPrefix("/search") })
    #expect(
      search.query == [
        .init(name: "q", kind: .required), .init(name: "page", kind: .defaulted),
        .init(name: "tag", kind: .repeated), .init(name: "sort", kind: .optional),
      ])
    #expect(entries.first { $0.pattern == "/files/*path" }?.segments.last == .rest("path"))
    #expect(entries.first { $0.pattern == "/orders/help" }?.web == .webOnly)
    #expect(entries.first?.presentation == .root)
    #expect(entries.first?.title == "Home")
  }
}
