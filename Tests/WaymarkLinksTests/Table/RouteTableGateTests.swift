// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

/// The gates of a table that guard a screen.
struct RouteTableGateTests {
  private enum Bank: Hashable, Sendable { case home, account, payment, help }

  private let table: RouteTable<Bank>

  init() throws {
    table = try RouteTable {
      LinkRoute("/", route: .home)
      LinkRoute("/account", route: .account, requires: [.signedIn])
      // Each of these is first by its pattern, or last.
      LinkRoute("/a", route: .account)
      LinkRoute("/z", route: .account, requires: [.loaded])
      LinkRoute("/payment", route: .payment) { _ in .account }
      LinkRoute("/help", route: .help)
      LinkRoute(
        "/help/:page", .int, requires: [.signedIn], make: { _ in .help }, match: { _ in nil })
      LinkRoute("/news", route: .help, requires: [.loaded], web: .webOnly)
    }
  }

  @Test(
    arguments: [
      ("/", []), ("/account", [.signedIn, .loaded]), ("/a", [.signedIn, .loaded]),
      ("/payment", [.signedIn, .loaded]),
      // An entry that is only parsed guards its own links, not the screen.
      ("/help/1", [.signedIn]),
      // An entry that the app never opens does not guard the screen.
      ("/help", []),
    ] as [(String, Set<LinkGate>)])
  func `all entries of a screen and of its parents guard it, whatever the link`(
    link: String, gates: Set<LinkGate>
  ) throws {
    let match = try table.parse(path: link)
    #expect(table.gates(for: match) == gates)
    if link != "/help/1" { #expect(table.gates(for: match.route) == gates) }
  }
}
