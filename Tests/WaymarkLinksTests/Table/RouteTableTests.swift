// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkLinks

@Suite struct RouteTableTests {
  private let table: RouteTable<TrailRoute>

  init() throws {
    table = try trailTable()
  }

  static let links: [(TrailRoute, String)] = [
    (.home, "/"),
    (.trails, "/trails"),
    (.newTrail, "/trails/new"),
    (.trail(id: 75), "/trails/75"),
    (.stage(trail: 75, number: 2), "/trails/75/stages/2"),
    (
      .named("Höhenweg 5+6/7".replacingOccurrences(of: "/", with: "|")),
      "/trails/H%C3%B6henweg%205+6%7C7"
    ),
    (.files([]), "/files"),
    (.files(["a", "b c"]), "/files/a/b%20c"),
    (.search(text: "a&b=c d+e", page: 1, tags: [], sort: nil), "/search?q=a%26b%3Dc%20d%2Be"),
    (
      .search(text: "", page: 2, tags: ["x", "y/z"], sort: .name),
      "/search?q=&page=2&tag=x&tag=y/z&sort=name"
    ),
    (
      .ticket(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255))),
      "/tickets/01020304-0506-0708-090a-0b0c0d0e0fff"
    ),
    (.orders(.list), "/orders"),
    (.orders(.order(3)), "/orders/3"),
  ]

  @Test(arguments: links) func `A route's link leads back to it`(
    route: TrailRoute, path: String
  ) throws {
    #expect(try table.path(for: route) == path)
    #expect(try table.link(for: route) == "https://example.com" + path)
    #expect(try table.url(for: route).absoluteString == "https://example.com" + path)
    let match = try table.parse(path: path)
    #expect(match.route == route)
    #expect(match.isCanonical)
    #expect(match.scheme == nil)
    #expect(table.entries[match.entry].pattern == match.pattern)
    #expect(table.routeIndex(ofPath: path.components(separatedBy: "?")[0]) == match.entry)
    for link in ["https://example.com\(path)", "trails://\(path)", "trails:\(path)"] {
      let match = try table.parse(link)
      #expect(match.route == route)
      #expect(match.isCanonical)
      #expect(match.isTrusted == link.hasPrefix("https"))
    }
  }

  @Test func `The laws hold`() {
    #expect(table.checkLaws(samples: Self.links.map(\.0)) == [])
  }

  @Test func `Parents are under a screen, the lowest first`() {
    #expect(
      table.stack(for: .stage(trail: 7, number: 1)) == [
        .home, .trails, .trail(id: 7), .stage(trail: 7, number: 1),
      ])
    #expect(table.stack(for: .orders(.order(3))) == [.home, .orders(.list), .orders(.order(3))])
    #expect(table.stack(for: .files(["a"])) == [.files(["a"])])
    #expect(table.rootRoute == .home)
  }

  @Test func `Gates are the parents', too`() {
    #expect(table.gates(for: .stage(trail: 7, number: 1)) == [.loaded])
    #expect(table.gates(for: .newTrail) == [.signedIn])
    #expect(table.gates(for: .home) == [])
  }

  @Test func `A route says how it is shown and what it is called`() {
    #expect(table.presentation(of: .home) == .root)
    #expect(table.presentation(of: .trails) == .push)
    #expect(table.presentation(of: .newTrail) == .sheet(withNavigation: true))
    #expect(table.presentation(of: .orders(.order(1))) == .sheet)
    #expect(table.title(of: .orders(.list)) == "Orders")
    #expect(table.title(of: .trail(id: 1)) == nil)
  }
}
