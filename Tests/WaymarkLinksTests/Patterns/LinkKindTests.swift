// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkLinks

/// Siblings that accept different texts.
@Suite struct LinkKindTests {
  private typealias Screen = LinkPatternTests.Screen
  private typealias Language = LinkPatternTests.Language

  private static let day = LinkRoute<Screen>(
    "/log/:day", .date, make: { .day($0) },
    match: { if case .day(let day) = $0 { day } else { nil } })
  private static let id = LinkRoute<Screen>(
    "/log/:id", .uuid, make: { .id($0) },
    match: { if case .id(let id) = $0 { id } else { nil } })
  private static let number = LinkRoute<Screen>(
    "/log/:number", .signed, make: { .number($0) },
    match: { if case .number(let number) = $0 { number } else { nil } })
  private static let language = LinkRoute<Screen>(
    "/log/:language", .enum(), make: { .language($0) },
    match: { if case .language(let language) = $0 { language } else { nil } })

  private static func siblings(_ options: LinkOptions = LinkOptions()) throws -> RouteTable<Screen>
  {
    try RouteTable(
      options: options,
      routes: [
        LinkPatternTests.slug("/log/:slug"), day, id, number, language,
        LinkPatternTests.user("/log/@:user"), LinkPatternTests.page("/log/:page"),
      ])
  }

  @Test(arguments: [
    ("/log/x", "/log/:slug"), ("/log/7", "/log/:page"), ("/log/-7", "/log/:number"),
    ("/log/07", "/log/:slug"), ("/log/-0", "/log/:slug"), ("/log/de", "/log/:language"),
    ("/log/fr", "/log/:slug"), ("/log/d%65", "/log/:language"), ("/log/DE", "/log/:slug"),
    ("/log/2026-11-21", "/log/:day"), ("/log/2026-11-2", "/log/:slug"),
    ("/log/2026-11-211", "/log/:slug"), ("/log/%322026-11-21", "/log/:slug"),
    ("/log/%32026-11-21", "/log/:day"), ("/log/@", "/log/:slug"), ("/log/@7", "/log/@:user"),
    ("/log/01020304-0506-0708-090a-0B0C0D0E0F10", "/log/:id"),
    ("/log/01020304-0506-0708-090a-0B0C0D0E0F1", "/log/:slug"),
    ("/log/01020304-0506-0708-090a-0B0C0D0E0F1g", "/log/:slug"), ("/log/é", "/log/:slug"),
    ("/log/%C3%A9", "/log/:slug"), ("/log/@é", "/log/@:user"),
  ]) func `Siblings are told apart by what they take`(path: String, pattern: String) throws {
    let table = try Self.siblings()
    #expect(table.isLinear)
    #expect(table.routeIndex(ofPath: path).map { table.entries[$0].pattern } == pattern)
    #expect(try table.parse(path: path).pattern == pattern)
    let loose = try Self.siblings(LinkOptions(caseSensitive: false))
    let other = pattern == "/log/:slug" && path == "/log/DE" ? "/log/:language" : pattern
    #expect(loose.routeIndex(ofPath: path).map { loose.entries[$0].pattern } == other)
  }

  /// U10.
  @Test func `The narrower of two kinds goes first, in whichever order they are declared`() throws {
    let table = try Self.siblings()
    #expect(
      table.entries.map(\.pattern) == [
        "/log/:language", "/log/@:user", "/log/:page", "/log/:number", "/log/:day", "/log/:id",
        "/log/:slug",
      ])
    #expect(throws: LinkPrintError.shadowed(pattern: "/log/:slug", by: "/log/:language")) {
      try table.path(for: .slug("de"))
    }
    #expect(table.checkLaws(seed: 2) == [])
  }

  @Test func `The same routes make the same table each time`() throws {
    for _ in 0..<200 {
      let table = try Self.siblings()
      let found = ["/log/@7", "/log/-74", "/log/2026-11-21", "/log/74"].map { path in
        table.routeIndex(ofPath: path).map { table.entries[$0].pattern }
      }
      #expect(found == ["/log/@:user", "/log/:number", "/log/:day", "/log/:page"])
    }
  }

  @Test func `A text of the kind that is no value is no other pattern's`() throws {
    #expect(
      throws: LinkError.badParameter(pattern: "/log/:day", name: "day", reason: .notOfType)
    ) { try Self.siblings().parse(path: "/log/2026-02-30") }
  }

  private func issues(_ routes: [LinkRoute<Screen>]) -> [RouteTableIssue] {
    do throws(RouteTableError) {
      _ = try RouteTable(routes: routes)
      return []
    } catch {
      return error.issues
    }
  }

  @Test(arguments: [
    ("/@:a", "/:b.html", "/@.html"), ("/a:a", "/:b+b", "/a+b"), ("/a:a", "/:b-", nil),
    ("/x/@:a/*r", "/x/:b.html/y", "/x/@.html/y"), ("/@:a/x", "/:b.html/y", nil),
    ("/@:a/:c", "/:b.html/y", "/@.html/y"), ("/@:a/*r/z", "/:b.html/*s", "/@.html/z"),
    ("/ab:a", "/a:b", nil), ("/@:a", "/:b", nil), ("/:i.html", "/:b.html", nil),
    ("/1:i", "/:i", nil), ("/:i+1", "/7:b", "/7+1"),
  ]) func `Of two siblings one takes less, or they have no link in common`(
    one: String, other: String, example: String?
  ) throws {
    let found = issues([Self.route(one), Self.route(other)])
    #expect(found.map(\.kind) == (example == nil ? [] : [.ambiguous]))
    #expect(found.first.map { Set($0.patterns) } == (example == nil ? nil : [one, other]))
    #expect(found.first?.example == example)
    guard let example else { return }
    // Both patterns match the example.
    for pattern in [one, other] {
      #expect(try RouteTable(routes: [Self.route(pattern)]).routeIndex(ofPath: example) == 0)
    }
  }

  /// A route of which only the pattern matters: the names of numbers begin with `i`.
  private static func route(_ pattern: String) -> LinkRoute<Screen> {
    let hasRest = pattern.contains("*")
    if pattern.contains(":c") {
      return LinkRoute(pattern, .text, .text, make: { .edit([$0, $1]) }, match: { _ in nil })
    }
    if pattern.contains(":i") { return LinkPatternTests.page(pattern) }
    guard hasRest else { return LinkPatternTests.user(pattern) }
    return LinkRoute(pattern, .text, .rest, make: { .edit([$0] + $1) }, match: { _ in nil })
  }

  @Test func `Words that two siblings have are found`() throws {
    func words(_ pattern: String, _ words: [String]) -> LinkRoute<Screen> {
      LinkRoute(
        pattern, LinkParam(.keywords(words), parse: { $0 }, print: { $0 }, samples: words),
        make: { .slug($0) }, match: { _ in nil })
    }
    let found = issues([words("/:a", ["x", "y"]), words("/:b", ["y", "z"])])
    #expect(found.map(\.kind) == [.ambiguous])
    #expect(found.first?.example == "/y")
    #expect(issues([words("/:a", ["x", "y"]), words("/:b", ["y"])]) == [])
    #expect(issues([words("/:a", ["x", "y"]), words("/:b", ["z"])]) == [])
    #expect(
      issues([words("/:a", ["7", "y"]), LinkPatternTests.page("/:b")]).map(\.kind) == [.ambiguous])
    #expect(issues([words("/:a", ["7", "8"]), LinkPatternTests.page("/:b")]) == [])
    #expect(
      issues([words("/:a", ["x", "y"]), words("/:b", ["y", "x"])]).map(\.kind) == [.sameLinks])
    // Literals match all of its cases.
    let shadowed = issues([
      words("/:a", ["x"]), LinkRoute("/x", route: .slug("x")),
    ])
    #expect(shadowed.map(\.kind) == [.shadowed])
  }

  @Test func `A thousand siblings are told apart as fast as one`() throws {
    let routes = (0..<1000).map { LinkPatternTests.page("/p\($0)-:page") }
    let table = try RouteTable(routes: routes + [LinkPatternTests.slug("/:slug")])
    #expect(table.isLinear)
    #expect(try table.parse(path: "/p999-7").pattern == "/p999-:page")
    #expect(try table.parse(path: "/p99-7").pattern == "/p99-:page")
    #expect(try table.parse(path: "/p99-x").pattern == "/:slug")
  }
}
