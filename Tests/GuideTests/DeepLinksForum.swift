// SPDX-License-Identifier: MIT

import Foundation
import WaymarkLinks

enum Forum: Hashable, Sendable {
  case member(String)
  case day(Date)
  case topic(Int, page: Int)
}

enum ForumLinks {
  static let table = RouteTable<Forum>.reporting(
    hosts: ["forum.example", ":garden.forum.example"]
  ) {
    LinkRoute(
      "/@:member", .text, make: { .member($0) },
      match: { if case .member(let name) = $0 { name } else { nil } })
    LinkRoute(
      "/:day", .date, make: { .day($0) },
      match: { if case .day(let day) = $0 { day } else { nil } })
    LinkRoute(
      "/:topic/:page?", .int, .int.default(1), make: { .topic($0, page: $1) },
      match: { if case .topic(let id, let page) = $0 { (id, page) } else { nil } })
  }
}
