// SPDX-License-Identifier: MIT

import WaymarkLinks

/// The screens that the links of these tests open.
enum InboxScreen: Hashable, Sendable {
  case home
  case trail(Int)
  case account
  case order(Int)
  case receipt(Int)
}

extension InboxScreen {
  fileprivate var number: Int {
    switch self {
    case .home, .account: 0
    case .trail(let number), .order(let number), .receipt(let number): number
    }
  }
}

extension RouteTable<InboxScreen> {
  static let guide = made {
    LinkRoute("/", route: .home)
    trail(at: "/trails/:id", requires: [])
    LinkRoute("/account", route: .account, requires: [.signedIn])
    // Requirements of its parent apply to it, too.
    LinkRoute(
      "/orders/:id", .int, requires: [.loaded], make: { .order($0) },
      match: { if case .order(let id) = $0 { id } else { nil } }, parent: { _ in .account })
    // It has only the requirements of its parent.
    LinkRoute(
      "/receipts/:id", .int, make: { .receipt($0) },
      match: { if case .receipt(let id) = $0 { id } else { nil } }, parent: { .order($0.number) })
    LinkRoute("/shop", route: .home, web: .webOnly)
  }

  /// The table of a later version: orders no longer exist, and trails require loading.
  static let later = made {
    LinkRoute("/", route: .home)
    trail(at: "/trails/:number", requires: [.loaded])
  }

  private static func trail(
    at pattern: String, requires: Set<LinkGate>
  ) -> LinkRoute<InboxScreen> {
    LinkRoute(
      pattern, .int, requires: requires, make: { .trail($0) },
      match: { if case .trail(let id) = $0 { id } else { nil } })
  }

  private static func made(
    @LinkTableBuilder<InboxScreen> _ routes: () -> [LinkRoute<InboxScreen>]
  ) -> RouteTable<InboxScreen> {
    do {
      return try RouteTable(hosts: ["trails.example"], schemes: ["trail"], routes)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
