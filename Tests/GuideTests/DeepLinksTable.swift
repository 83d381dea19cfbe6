// SPDX-License-Identifier: MIT

import Foundation
import WaymarkLinks

enum Shop: Hashable, Sendable {
  case front
  case plant(Int)
  case care(Int)
  case search(words: String, page: Int, colours: [Colour])
  case article([String])
  case jobs
  case you
  case orders(Orders)
}

enum Orders: Hashable, Sendable {
  case all
  case order(UUID)
}

enum Colour: String, CaseIterable, Sendable {
  case red, white, yellow
}

enum ShopLinks {
  static let table = RouteTable<Shop>.reporting(
    hosts: ["plants.example", "www.plants.example"], schemes: ["plants"]
  ) {
    LinkRoute("/", route: .front, presentation: .tab("shop"), title: "Plants")
    LinkRoute(
      "/plants/:plant", .plant, aliases: ["/p/:plant"], make: { .plant($0) },
      match: { if case .plant(let id) = $0 { id } else { nil } }, parent: { _ in .front })
    LinkRoute(
      "/plants/:plant/care", .plant, presentation: .sheet(withNavigation: true),
      make: { .care($0) }, match: { if case .care(let id) = $0 { id } else { nil } },
      parent: { if case .care(let id) = $0 { .plant(id) } else { nil } })
    LinkRoute(
      "/search?q&page&colour", .text, .int.default(1), .repeated(.enum()),
      make: { .search(words: $0, page: $1, colours: $2) },
      match: {
        if case .search(let q, let page, let colours) = $0 { (q, page, colours) } else { nil }
      },
      parent: { _ in .front })
    LinkRoute(
      "/articles/*path", .rest, make: { .article($0) },
      match: { if case .article(let path) = $0 { path } else { nil } }, parent: { _ in .front }
    ).exists { $0 != .article([]) }
    LinkRoute("/jobs", route: .jobs, web: .webOnly)
    LinkRoute("/you", route: .you, presentation: .tab("you"), title: "You")
    LinkRoutes(
      "/orders", of: orders, make: { .orders($0) },
      match: { if case .orders(let order) = $0 { order } else { nil } }, parent: .you)
  }

  private static let orders = [
    LinkRoute<Orders>("/", route: .all, requires: [.signedIn]),
    LinkRoute<Orders>(
      "/:id", .uuid, make: { .order($0) },
      match: { if case .order(let id) = $0 { id } else { nil } }, parent: { _ in .all }),
  ]
}

extension LinkParam<Int> {
  /// The number of a plant that the shop has.
  static var plant: Self {
    let check: @Sendable (Int) -> Int? = { (1...500).contains($0) ? $0 : nil }
    return LinkParam<Int>.int.map(check, check)
  }
}

func share(_ place: Shop) throws -> URL {
  try ShopLinks.table.url(for: place)
}
