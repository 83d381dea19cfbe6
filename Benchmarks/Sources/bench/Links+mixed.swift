// SPDX-License-Identifier: MIT

import WaymarkLinks

/// Measures the time per link of a table whose patterns have literals beside parameters, siblings
/// of several kinds and optional segments, and for comparison of a plain table with as many routes.
@MainActor
func benchMixed(_ reporter: Reporter, _ n: Int) {
  for (suffix, pattern) in [("Mixed", MixedSample.mixed), ("Plain", MixedSample.plain)] {
    guard let sample = MixedSample(routes: n, pattern) else { continue }
    let table = sample.table
    best(reporter, "match" + suffix, n, of: sample.paths.count) {
      for path in sample.paths { keepLink(table.routeIndex(ofPath: path) ?? 0) }
    }
    best(reporter, "parse" + suffix, n, of: sample.links.count) {
      for link in sample.links { keepLink((try? table.parse(link))?.entry ?? 0) }
    }
    best(reporter, "print" + suffix, n, of: sample.values.count) {
      for value in sample.values { keepLink((try? table.path(for: value))?.utf8.count ?? 0) }
    }
    let routes = sample.routes
    best(reporter, "build" + suffix, n, of: 1, rounds: max(2, 2000 / n)) {
      keepLink((try? MixedSample.table(of: routes))?.entries.count ?? 0)
    }
  }
}

/// A table of groups of five routes with one or two parameters each, and links for it.
struct MixedSample {
  enum Screen: Hashable, Sendable {
    case user(Int, String)
    case item(Int, Int)
    case tab(Int, Tab)
    case page(Int, Int)
    case file(Int, String, Int?)
  }

  enum Tab: String, CaseIterable, Sendable {
    case photos
    case likes
  }

  typealias Pattern = (Int) -> [LinkRoute<Screen>]

  let routes: [LinkRoute<Screen>]
  let table: RouteTable<Screen>
  /// Twenty values of each route.
  let values: [Screen]
  let links: [String]
  let paths: [String]

  init?(routes count: Int, _ pattern: Pattern) {
    let groups = count / 5
    routes = (0..<groups).flatMap(pattern)
    values = (0..<20).map { index in
      let group = index * 7919 % groups
      return switch index % 5 {
      case 0: .user(group, "user\(index)")
      case 1: .item(group, 1000 + index)
      case 2: .tab(group, index < 10 ? .photos : .likes)
      case 3: .page(group, 100 + index)
      default: .file(group, "file\(index)", 7)
      }
    }
    do {
      let table = try MixedSample.table(of: routes)
      links = try values.map { try table.link(for: $0) }
      paths = try values.map { try table.path(for: $0) }
      self.table = table
    } catch {
      print("No links: \(error)")
      return nil
    }
  }

  static func table(of routes: [LinkRoute<Screen>]) throws(RouteTableError) -> RouteTable<Screen> {
    try RouteTable(hosts: ["example.com"], schemes: ["app"], routes: routes)
  }

  /// Routes with literals beside parameters, siblings of several kinds and an optional segment.
  static func mixed(_ group: Int) -> [LinkRoute<Screen>] {
    routes(
      group, user: "/g\(group)/@:user", tab: "/g\(group)/:tab", page: "/g\(group)/:page.html",
      LinkRoute(
        "/g\(group)/files/:file/:part?", .text, .optional(.int),
        make: { .file(group, $0, $1) },
        match: { if case .file(group, let file, let part) = $0 { (file, part) } else { nil } }))
  }

  /// The same routes with literals in separate segments and without optional segments.
  static func plain(_ group: Int) -> [LinkRoute<Screen>] {
    routes(
      group, user: "/g\(group)/users/:user", tab: "/g\(group)/tabs/:tab",
      page: "/g\(group)/pages/:page",
      LinkRoute(
        "/g\(group)/files/:file/:part", .text, .int, make: { .file(group, $0, $1) },
        match: { if case .file(group, let file, let part?) = $0 { (file, part) } else { nil } }))
  }

  private static func routes(
    _ group: Int, user: String, tab: String, page: String, _ file: LinkRoute<Screen>
  ) -> [LinkRoute<Screen>] {
    [
      LinkRoute(
        user, .text, make: { .user(group, $0) },
        match: { if case .user(group, let user) = $0 { user } else { nil } }),
      LinkRoute(
        "/g\(group)/:item", .int, make: { .item(group, $0) },
        match: { if case .item(group, let item) = $0 { item } else { nil } }),
      LinkRoute(
        tab, .enum(), make: { .tab(group, $0) },
        match: { if case .tab(group, let tab) = $0 { tab } else { nil } }),
      LinkRoute(
        page, .int, make: { .page(group, $0) },
        match: { if case .page(group, let page) = $0 { page } else { nil } }),
      file,
    ]
  }
}
