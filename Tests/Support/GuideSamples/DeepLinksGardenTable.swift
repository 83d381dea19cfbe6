// SPDX-License-Identifier: MIT

import WaymarkLinks

enum Garden: Hashable, Sendable {
  case plants
  case plant(Int)
}

enum GardenLinks {
  static let table = RouteTable<Garden>.reporting(hosts: ["garden.example"], schemes: ["garden"]) {
    LinkRoute("/", route: .plants, title: "Garden")
    LinkRoute(
      "/plants/:number", .int, make: { .plant($0) },
      match: { if case .plant(let number) = $0 { number } else { nil } }, parent: { _ in .plants })
  }
}
