// SPDX-License-Identifier: MIT

import Foundation
@_spi(Internal) import Hummingbird
import WaymarkLinks

/// Measures the time per link of a route table, and for comparison of a web server's router and of
/// `URLComponents`.
///
/// Times are the processor time of the process, each the best of nine; the counter `ns` is the time
/// per link; `hash` is a loop over the same bytes. `parseStack` and `print` use the same 20 values
/// repeatedly; the variants with `First` use values that were not used recently, whose entries must
/// be searched.
@MainActor
func links(_ reporter: Reporter) {
  for n in [10, 100, 1000] {
    guard let sample = LinkSample(routes: n) else { continue }
    let (table, paths, texts) = (sample.table, sample.paths, sample.links)
    let values = sample.values
    let misses = ["/nothing/here", "/g0/7/nothing"]
    let all = paths + misses
    // A hash of the same bytes, which indicates the current speed of the machine.
    best(reporter, "hash", n, of: all.count) {
      for path in all { keepLink(hash(path)) }
    }
    best(reporter, "match", n, of: all.count) {
      for path in all { keepLink(table.routeIndex(ofPath: path) ?? 0) }
    }
    best(reporter, "miss", n, of: misses.count) {
      for path in misses { keepLink(table.routeIndex(ofPath: path) ?? 0) }
    }
    let trie = sample.hummingbird
    best(reporter, "matchHummingbird", n, of: all.count) {
      for path in all { keepLink(trie.resolve(path)?.value ?? 0) }
    }
    best(reporter, "parse", n, of: texts.count) {
      for link in texts { keepLink((try? table.parse(link))?.entry ?? 0) }
    }
    best(reporter, "parseURLComponents", n, of: texts.count) {
      for link in texts { keepLink(URLComponents(string: link)?.queryItems?.count ?? 0) }
    }
    best(reporter, "parseStack", n, of: texts.count) {
      for link in texts {
        if let match = try? table.parse(link) { keepLink(table.stack(for: match.route).count) }
      }
    }
    best(reporter, "print", n, of: values.count) {
      for value in values { keepLink((try? table.path(for: value))?.utf8.count ?? 0) }
    }
    let (many, manyLinks) = (sample.manyValues, sample.manyLinks)
    var next = 0
    best(reporter, "parseStackFirst", n, of: 100, rounds: 20) {
      for _ in 0..<100 {
        if let match = try? table.parse(manyLinks[next]) {
          keepLink(table.stack(for: match.route).count)
        }
        next = (next + 1) % manyLinks.count
      }
    }
    best(reporter, "printFirst", n, of: 100, rounds: 20) {
      for _ in 0..<100 {
        keepLink((try? table.path(for: many[next]))?.utf8.count ?? 0)
        next = (next + 1) % many.count
      }
    }
    let routes = sample.routes
    best(reporter, "build", n, of: 1, rounds: 2000 / n) {
      keepLink((try? LinkSample.table(of: routes))?.entries.count ?? 0)
    }
    benchMixed(reporter, n)
    guard n == 1000 else { continue }
    for (name, link) in LinkSample.hostile {
      best(reporter, "hostile\(name)", link.utf8.count, of: 1, rounds: 50) {
        keepLink((try? table.parse(link))?.entry ?? 0)
      }
    }
  }
}

/// A table of groups of five routes, and links for it.
private struct LinkSample {
  enum Screen: Hashable, Sendable {
    case group(Int)
    case search(Int, text: String, page: Int)
    case item(Int, Int)
    case edit(Int, Int)
    case part(Int, item: Int, Int)
  }

  let routes: [LinkRoute<Screen>]
  let table: RouteTable<Screen>
  let hummingbird: RouterTrie<Int>
  /// Twenty values of each route.
  let values: [Screen]
  let links: [String]
  let paths: [String]
  let manyValues: [Screen]
  let manyLinks: [String]

  init?(routes count: Int) {
    let groups = count / 5
    routes = (0..<groups).flatMap(LinkSample.group)
    let builder = RouterPathTrieBuilder<Int>()
    for (index, route) in routes.enumerated() {
      let path = route.pattern.split(separator: "?").first.map(String.init) ?? ""
      builder.addEntry(RouterPath(path), value: index)
    }
    hummingbird = builder.build()
    values = (0..<20).map { LinkSample.value($0, of: groups) }
    manyValues = (0..<8192).map { LinkSample.value($0 + 100, of: groups) }
    do {
      let table = try LinkSample.table(of: routes)
      links = try values.map { try table.link(for: $0) }
      manyLinks = try manyValues.map { try table.link(for: $0) }
      paths = try values.map { try table.path(for: $0) }
        .map { $0.split(separator: "?").first.map(String.init) ?? "" }
      self.table = table
    } catch {
      print("No links: \(error)")
      return nil
    }
  }

  static func table(of routes: [LinkRoute<Screen>]) throws(RouteTableError) -> RouteTable<Screen> {
    try RouteTable(hosts: ["example.com"], schemes: ["app"], routes: routes)
  }

  private static func value(_ index: Int, of groups: Int) -> Screen {
    let group = index * 7919 % groups
    return switch index % 5 {
    case 0: index < 100 ? .group(group) : .item(group, index)
    case 1: .search(group, text: "word\(index)", page: 2)
    case 2: .item(group, 1000 + index)
    case 3: .edit(group, 1000 + index)
    default: .part(group, item: 1000 + index, index)
    }
  }

  private static func group(_ group: Int) -> [LinkRoute<Screen>] {
    [
      LinkRoute("/g\(group)", route: .group(group)),
      LinkRoute(
        "/g\(group)/search?q&page", .text, .int.default(1),
        make: { .search(group, text: $0, page: $1) },
        match: { if case .search(group, let text, let page) = $0 { (text, page) } else { nil } },
        parent: { _ in .group(group) }),
      LinkRoute(
        "/g\(group)/:id", .int, make: { .item(group, $0) },
        match: { if case .item(group, let id) = $0 { id } else { nil } },
        parent: { _ in .group(group) }),
      LinkRoute(
        "/g\(group)/:id/edit", .int, make: { .edit(group, $0) },
        match: { if case .edit(group, let id) = $0 { id } else { nil } },
        parent: { if case .edit(_, let id) = $0 { .item(group, id) } else { nil } }),
      LinkRoute(
        "/g\(group)/:id/items/:item", .int, .int, make: { .part(group, item: $0, $1) },
        match: { if case .part(group, let item, let part) = $0 { (item, part) } else { nil } },
        parent: { if case .part(_, let item, _) = $0 { .item(group, item) } else { nil } }),
    ]
  }

  /// Links that are designed to be slow.
  static let hostile: [(String, String)] = [
    ("Escapes", "https://example.com/" + String(repeating: "%C3%A9", count: 1362)),
    ("Segments", "https://example.com/" + String(repeating: "a/", count: 4086)),
    ("Items", "https://example.com/g1?" + String(repeating: "a=b&", count: 2042)),
    ("Digits", "https://example.com/g1/" + String(repeating: "9", count: 8169)),
    ("Query", "https://example.com/g1/search?q=" + String(repeating: "%F0%9F%A7%AD", count: 680)),
    ("ManyItems", "https://example.com/g1?" + String(repeating: "a=b&", count: 100_000)),
  ]
}

/// Measures the processor time of work nine times, and reports the best time per link.
@MainActor
func best(
  _ reporter: Reporter, _ name: String, _ n: Int, of count: Int, rounds: Int = 2000,
  _ work: () -> Void
) {
  guard reporter.wants(name, n) else { return }
  let times = (0..<9).map { _ in
    let start = processorTime()
    for _ in 0..<rounds { work() }
    return Double(processorTime() - start) / Double(rounds * count)
  }
  reporter.report(
    "links", name, n, times.map { UInt64($0.rounded()) }, ["ns": times.min() ?? 0])
}

/// The processor time of the process, in nanoseconds.
private func processorTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

@inline(__always)
private func hash(_ path: String) -> Int {
  var hash: UInt64 = 14_695_981_039_346_656_037
  for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
  return Int(truncatingIfNeeded: hash)
}

func keepLink(_ value: Int) { keep(UInt64(truncatingIfNeeded: value)) }
