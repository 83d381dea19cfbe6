// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

/// The value of a table of the tests: its entry and the parameters' values.
struct Page: Hashable, Sendable {
  var pattern: String
  var values: [String] = []
}

/// A route that stores its values as texts, for any pattern.
///
/// A parameter whose name begins with `i` is a number, and with `e` one of two cases.
func page(_ pattern: String, web: LinkWebPolicy = .page) -> LinkRoute<Page> {
  let path = pattern.hasSuffix("?q") ? String(pattern.dropLast(2)) : pattern
  let params: [LinkParam<String>] = path.split(separator: "/").compactMap { part in
    guard let colon = part.firstIndex(of: ":") else { return nil }
    let name = part[colon...].dropFirst()
    let param: LinkParam<String> =
      name.hasPrefix("i") ? .number : name.hasPrefix("e") ? .word : .text
    return part.hasSuffix("?") ? param.default("none") : param
  }
  let query = path == pattern ? [] : [LinkParam<String>.text]
  let all = params + query
  @Sendable func make(_ values: [String]) -> Page { Page(pattern: pattern, values: values) }
  @Sendable func values(_ page: Page) -> [String]? { page.pattern == pattern ? page.values : nil }
  if pattern.contains("/*") {
    return switch all.count {
    case 0:
      LinkRoute(
        pattern, .rest, web: web, make: { make($0) }, match: { values($0).map { $0 } })
    case 1:
      LinkRoute(
        pattern, all[0], .rest, web: web, make: { make([$0] + $1) },
        match: { values($0).map { ($0[0], Array($0[1...])) } })
    default:
      LinkRoute(
        pattern, all[0], all[1], .rest, web: web, make: { make([$0, $1] + $2) },
        match: { values($0).map { ($0[0], $0[1], Array($0[2...])) } })
    }
  }
  return switch all.count {
  case 0: LinkRoute(pattern, route: Page(pattern: pattern), web: web)
  case 1:
    LinkRoute(
      pattern, all[0], web: web, make: { make([$0]) }, match: { values($0).map { $0[0] } })
  case 2:
    LinkRoute(
      pattern, all[0], all[1], web: web, make: { make([$0, $1]) },
      match: { values($0).map { ($0[0], $0[1]) } })
  case 3:
    LinkRoute(
      pattern, all[0], all[1], all[2], web: web, make: { make([$0, $1, $2]) },
      match: { values($0).map { ($0[0], $0[1], $0[2]) } })
  default:
    LinkRoute(
      pattern, all[0], all[1], all[2], all[3], web: web, make: { make([$0, $1, $2, $3]) },
      match: { values($0).map { ($0[0], $0[1], $0[2], $0[3]) } })
  }
}

extension LinkParam where Value == String {
  /// A number, as text.
  fileprivate static var number: LinkParam<String> {
    LinkParam<Int>.int.map({ String($0) }, { Int($0) })
  }

  /// One of two cases.
  fileprivate static var word: LinkParam<String> {
    let words = ["new", "é"]
    return LinkParam(
      .keywords(words), parse: { words.contains($0) ? $0 : nil }, print: { $0 }, samples: words)
  }
}

struct ExportTests {
  private static func rules(
    _ routes: [LinkRoute<Page>], options: LinkOptions = LinkOptions()
  ) throws -> [String] {
    let table = try RouteTable(options: options, routes: routes)
    let file = try table.appleAppSiteAssociation(apps: ["ABCDE12345.com.example.app"])
    return file.links?.details.first?.components?.map(\.description) ?? []
  }

  @Test func `literals need no guards`() throws {
    #expect(
      try Self.rules([page("/"), page("/about"), page("/a/b")])
        == [#"{"/":"/a/b"}"#, #"{"/":"/about"}"#, #"{"/":"/"}"#])
  }

  @Test func `a parameter is guarded from deeper paths, and comes behind literals`() throws {
    #expect(
      try Self.rules([page("/users/:name"), page("/users"), page("/users/new", web: .webOnly)]) == [
        #"{"/":"*//?*","exclude":true}"#, #"{"/":"/?*/?*/?*","exclude":true}"#,
        #"{"/":"/users/new","exclude":true}"#, #"{"/":"/users/?*"}"#, #"{"/":"/users"}"#,
      ])
  }

  @Test func `an item that is required is, even where a wider rule follows`() throws {
    #expect(
      try Self.rules([page("/search?q"), page("/:name")]) == [
        #"{"/":"*//?*","exclude":true}"#, #"{"/":"/?*/?*","exclude":true}"#,
        #"{"/":"/search","?":{"q":"?*"}}"#, #"{"/":"/search","exclude":true}"#, #"{"/":"/?*"}"#,
      ])
    #expect(try Self.rules([page("/search?q")]) == [#"{"/":"/search","?":{"q":"?*"}}"#])
  }

  @Test func `what takes all that is left does so up to the most segments there may be`() throws {
    let rules = try Self.rules([page("/files/*path"), page("/files/new", web: .webOnly)])
    let deepest = String(repeating: "/?*", count: 33)
    #expect(
      rules == [
        #"{"/":"*//?*","exclude":true}"#, #"{"/":"\#(deepest)","exclude":true}"#,
        #"{"/":"/files/?*/?*"}"#, #"{"/":"/?*/?*/?*","exclude":true}"#,
        #"{"/":"/files/new","exclude":true}"#, #"{"/":"/files/?*"}"#, #"{"/":"/files"}"#,
      ])
  }

  @Test func `a literal behind a parameter is where it is, however deep the path goes on`() throws {
    let table = try RouteTable(routes: [page("/:name/files/*path")])
    let file = try table.appleAppSiteAssociation(apps: [])
    #expect(file.match("/x/files").matches)
    #expect(file.match("/x/files/a/b/c/d/e").matches)
    #expect(!file.match("/x/y/files/a/b").matches)
  }

  @Test func `what stands beside a parameter is in its rule, and each optional segment has two`()
    throws
  {
    #expect(
      try Self.rules([page("/@:user"), page("/u/:page.html"), page("/docs/:topic?")]) == [
        #"{"/":"*//?*","exclude":true}"#, #"{"/":"/?*/?*/?*","exclude":true}"#,
        #"{"/":"/docs/?*"}"#, #"{"/":"/u/?*.html"}"#, #"{"/":"/?*/?*","exclude":true}"#,
        #"{"/":"/docs"}"#, #"{"/":"/@?*"}"#,
      ])
  }

  @Test func `literals behind the rest are at the end of paths of each depth`() throws {
    let table = try RouteTable(routes: [page("/files/*path/edit"), page("/:p/files/edit")])
    let file = try table.appleAppSiteAssociation(apps: [])
    for path in ["/files/edit", "/files/a/edit", "/files/a/b/c/edit", "/x/files/edit"] {
      #expect(file.match(path).matches, "\(path)")
    }
    for path in ["/files", "/files/a", "/files/edit/a", "/x/files/a/edit", "/files/a/xedit"] {
      #expect(!file.match(path).matches, "\(path)")
    }
  }

  @Test func `a word of an enumeration is any text`() throws {
    let table = try RouteTable(routes: [page("/e/:e", web: .webOnly), page("/e/:i")])
    let file = try table.appleAppSiteAssociation(apps: ["ABCDE12345.a"])
    #expect(file.match("/e/7").matches)
    #expect(table.audit(file).isClean)
  }

  @Test func `literals are spelled as the table prints them`() throws {
    #expect(
      try Self.rules([page("/café au lait"), page("/a$(b)c*")])
        == [#"{"/":"/a?(b)c?"}"#, #"{"/":"/caf%C3%A9%20au%20lait"}"#])
    let loose = try RouteTable(options: .init(caseSensitive: false), routes: [page("/Help")])
    let file = try loose.appleAppSiteAssociation(apps: [])
    #expect(file.match("/hELP").matches)
    #expect(
      loose.assetLinks(apps: [.init(package: "a.b", fingerprints: [])]).statements[0].components
        == nil)
  }

  @Test func `a number is any text, and is open where a text below it is`() throws {
    let file = try RouteTable(
      routes: [page("/u/:id", web: .webOnly), page("/u/:name"), page("/v/:id")]
    ).appleAppSiteAssociation(apps: [])
    #expect(file.match("/u/x").matches)
    #expect(file.match("/u/7").matches)
    #expect(file.match("/v/x").matches)
  }

  @Test func `a file that no system reads is not made`() throws {
    let table = try RouteTable(
      routes: (0..<2000).map {
        page("/a-section-with-quite-a-long-name-\($0)/:name/and-its-items/:item")
      })
    #expect(throws: AssociationError.self) { try table.appleAppSiteAssociation(apps: []) }
  }

  @Test func `Android's file has the same rules`() throws {
    let table = try RouteTable(routes: [page("/users/:name")])
    let app = AndroidApp(package: "com.example.app", fingerprints: [])
    let statement = table.assetLinks(apps: [app]).statements[0]
    let apple = try table.appleAppSiteAssociation(apps: [])
    #expect(statement.target == .app(app))
    #expect(statement.components == apple.links?.details[0].components)
  }
}
