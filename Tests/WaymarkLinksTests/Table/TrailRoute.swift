// SPDX-License-Identifier: MIT

import Foundation
import WaymarkLinks

/// The values of the table that most tests use.
enum TrailRoute: Hashable, Sendable {
  case home
  case trails
  case newTrail
  case trail(id: Int)
  case stage(trail: Int, number: UInt)
  case named(String)
  case files([String])
  case search(text: String, page: Int, tags: [String], sort: Sort?)
  case ticket(UUID)
  case orders(OrderRoute)

  enum Sort: String, CaseIterable, Sendable {
    case length
    case name
  }
}

enum OrderRoute: Hashable, Sendable {
  case list
  case order(Int)
  case help
}

let orderRoutes: [LinkRoute<OrderRoute>] = [
  LinkRoute("/", route: .list, title: "Orders"),
  LinkRoute(
    "/:id", .int, presentation: .sheet, make: { .order($0) },
    match: { if case .order(let id) = $0 { id } else { nil } }, parent: { _ in .list }),
  LinkRoute("/help", route: .help, web: .webOnly, parent: { _ in .list }),
]

@LinkTableBuilder<TrailRoute> func trailRoutes() -> [LinkRoute<TrailRoute>] {
  LinkRoute("/", route: .home, title: "Home")
  LinkRoute("/trails", route: .trails, title: "Trails", parent: { _ in .home })
  LinkRoute(
    "/trails/new", route: .newTrail, requires: [.signedIn],
    presentation: .sheet(withNavigation: true), parent: { _ in .trails })
  LinkRoute(
    "/trails/:id", .int, requires: [.loaded], make: { $0 < 100_000 ? .trail(id: $0) : nil },
    match: { if case .trail(let id) = $0 { id } else { nil } }, parent: { _ in .trails })
  LinkRoute(
    "/trails/:id/stages/:number", .int, .uint,
    make: { .stage(trail: $0, number: $1) },
    match: { if case .stage(let trail, let number) = $0 { (trail, number) } else { nil } },
    parent: { if case .stage(let trail, _) = $0 { .trail(id: trail) } else { nil } })
  LinkRoute(
    "/trails/:name", .text, make: { .named($0) },
    match: { if case .named(let name) = $0 { name } else { nil } }, parent: { _ in .trails })
  LinkRoute(
    "/files/*path", .rest, make: { .files($0) },
    match: { if case .files(let path) = $0 { path } else { nil } })
  LinkRoute(
    "/search?q&page&tag&sort", .text, .int.default(1), .repeated(.text),
    .optional(.enum()),
    make: { .search(text: $0, page: $1, tags: $2, sort: $3) },
    match: { route in
      guard case .search(let text, let page, let tags, let sort) = route else { return nil }
      return (text, page, tags, sort)
    }, parent: { _ in .home })
  LinkRoute(
    "/tickets/:id", .uuid, web: .appOnly, make: { .ticket($0) },
    match: { if case .ticket(let id) = $0 { id } else { nil } })
  LinkRoutes(
    "/orders", of: orderRoutes, make: { .orders($0) },
    match: { if case .orders(let route) = $0 { route } else { nil } }, parent: .home)
}

func trailTable() throws -> RouteTable<TrailRoute> {
  try RouteTable(
    hosts: ["example.com", "www.example.com"], schemes: ["trails"], routes: trailRoutes())
}
