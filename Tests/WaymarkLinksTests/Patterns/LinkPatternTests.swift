// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkLinks

/// Patterns beyond whole segments.
@Suite struct LinkPatternTests {
  enum Screen: Hashable, Sendable {
    case user(String)
    case page(Int)
    case docs(String?)
    case localized(Language?, Int)
    case edit([String])
    case day(Date)
    case slug(String)
    case id(UUID)
    case number(Int)
    case language(Language)
  }

  enum Language: String, CaseIterable, Sendable {
    case de
    case en
  }

  static func user(_ pattern: String) -> LinkRoute<Screen> {
    LinkRoute(
      pattern, .text, make: { .user($0) },
      match: { if case .user(let name) = $0 { name } else { nil } })
  }

  static func page(_ pattern: String) -> LinkRoute<Screen> {
    LinkRoute(
      pattern, .int, make: { .page($0) },
      match: { if case .page(let number) = $0 { number } else { nil } })
  }

  static func slug(_ pattern: String) -> LinkRoute<Screen> {
    LinkRoute(
      pattern, .text, make: { .slug($0) },
      match: { if case .slug(let text) = $0 { text } else { nil } })
  }

  @Test(arguments: [
    ("/@ann", Screen.user("ann")), ("/%40ann", .user("ann")), ("/@@", .user("@")),
    ("/@%41nn", .user("Ann")), ("/7.html", .page(7)), ("/%37%2ehtml", .page(7)),
    ("/@é", .user("é")), ("/@%CC%81", .user("\u{301}")), ("/@.", .user(".")),
  ]) func `A parameter can stand between literals of its segment`(
    path: String, screen: Screen
  ) throws {
    let table = try RouteTable(routes: [Self.user("/@:user"), Self.page("/:page.html")])
    let match = try table.parse(path: path)
    #expect(match.route == screen)
    #expect(try match.isCanonical == (table.path(for: screen) == path))
    #expect(try table.parse(path: table.path(for: screen)).route == screen)
  }

  @Test(arguments: ["/@", "/.html", "/x.html", "/07.html", "/7.HTML", "/ann", "/7", "/%2540a"])
  func `What lacks the literals or the value is another's`(path: String) throws {
    let table = try RouteTable(routes: [Self.user("/@:user"), Self.page("/:page.html")])
    #expect(table.routeIndex(ofPath: path) == nil)
    #expect(throws: LinkError.self) { try table.parse(path: path) }
  }

  @Test func `Literals beside a parameter are of any case where case does not count`() throws {
    let table = try RouteTable(
      options: LinkOptions(caseSensitive: false),
      routes: [Self.user("/User-:user"), Self.page("/:page.HTML")])
    #expect(try table.parse(path: "/uSER-Ann").route == .user("Ann"))
    #expect(try table.parse(path: "/7.html").route == .page(7))
    #expect(try !table.parse(path: "/7.html").isCanonical)
    #expect(try table.path(for: .page(7)) == "/7.HTML")
  }

  @Test func `Two colons are one, and one by itself is a literal`() throws {
    let table = try RouteTable(routes: [
      LinkRoute<Screen>("/wiki/Special::Search", route: .slug("a")),
      LinkRoute("/a:/::b", route: .slug("b")), Self.user("/u::u:user"),
    ])
    #expect(try table.parse(path: "/wiki/Special:Search").route == .slug("a"))
    #expect(try table.parse(path: "/a:/:b").route == .slug("b"))
    #expect(try table.path(for: .user("x")) == "/u:ux")
    let error = try #require(throws: RouteTableError.self) {
      try RouteTable { LinkRoute<Screen>("/wiki/Special:Search", route: .slug("a")) }
    }
    #expect(
      error.description == """
        /wiki/Special:Search: it has 1 parameters, but 0 codecs; a “:” that begins none is \
        written “::”.
        """)
  }

  @Test func `A value that would make a segment of dots has no link`() throws {
    let table = try RouteTable(routes: [Self.user("/.:user"), Self.slug("/a/:slug")])
    #expect(try table.path(for: .user("rc")) == "/.rc")
    for text in [".", ""] {
      #expect(throws: LinkPrintError.notRepresentable(pattern: "/.:user", param: "user")) {
        try table.path(for: .user(text))
      }
    }
    #expect(try table.path(for: .user("..")) == "/...")
  }

  // MARK: Optional segments

  private static func optional() throws -> RouteTable<Screen> {
    try RouteTable {
      LinkRoute(
        "/docs/@:topic!?", .optional(.text), make: { .docs($0) },
        match: { if case .docs(let topic) = $0 { .some(topic) } else { nil } })
      LinkRoute(
        "/:language?/pages/:page?", .optional(.enum(Language.self)), .int.default(1),
        make: { .localized($0, $1) },
        match: { if case .localized(let language, let page) = $0 { (language, page) } else { nil } }
      )
    }
  }

  @Test(arguments: [
    ("/docs", Screen.docs(nil)), ("/docs/@new!", .docs("new")), ("/pages", .localized(nil, 1)),
    ("/pages/2", .localized(nil, 2)), ("/de/pages", .localized(.de, 1)),
    ("/de/pages/7", .localized(.de, 7)),
  ]) func `An optional segment is there or not`(path: String, screen: Screen) throws {
    let table = try Self.optional()
    let match = try table.parse(path: path)
    #expect(match.route == screen)
    #expect(match.isCanonical)
    #expect(try table.path(for: screen) == path)
    #expect(try table.parse(path: path + "?x=1").extra.count == 1)
    #expect(table.entries[match.entry].pattern == match.pattern)
    #expect(table.checkLaws(seed: 5) == [])
  }

  @Test func `An optional value that is the usual one is left out`() throws {
    let match = try Self.optional().parse(path: "/pages/1")
    #expect(match.route == .localized(nil, 1))
    #expect(!match.isCanonical)
    #expect(throws: LinkError.self) { try Self.optional().parse(path: "/fr/pages") }
  }

  @Test func `A query can follow an optional segment`() throws {
    let table = try RouteTable<Screen> {
      LinkRoute(
        "/s/:topic??q", .optional(.text), .int, make: { topic, _ in .docs(topic) },
        match: { if case .docs(let topic) = $0 { (topic, 1) } else { nil } })
    }
    #expect(try table.path(for: .docs(nil)) == "/s?q=1")
    #expect(try table.parse(path: "/s/a?q=1").route == .docs("a"))
  }

  @Test func `Optional segments that are taken for each other are refused, with an example`() throws
  {
    func issues(
      _ one: LinkParam<String?>, _ other: LinkParam<String?>
    ) -> [RouteTableIssue] {
      do throws(RouteTableError) {
        _ = try RouteTable<Screen> {
          LinkRoute("/:a?/:b?", one, other, make: { a, _ in .docs(a) }, match: { _ in nil })
        }
        return []
      } catch {
        return error.issues
      }
    }
    let found = issues(.optional(.text), .optional(.text))
    #expect(found.map(\.kind) == [.sameLinks])
    #expect(found.first?.patterns == ["/:a?/:b?"])
    #expect(found.first?.example == "/x")
    // One kind is narrower: it takes precedence, and links that it accepts match no other pattern.
    let word = LinkParam<String>(
      .keywords(["new"]), parse: { $0 == "new" ? $0 : nil }, print: { $0 }, samples: ["new"])
    #expect(issues(.optional(word), .optional(.text)) == [])
  }

  @Test func `A value that an optional segment before it takes has no link`() throws {
    let table = try RouteTable<Screen> {
      LinkRoute(
        "/:a?/:b?", .optional(.enum(Language.self)), .optional(.text),
        make: { .edit([$0?.rawValue ?? "", $1 ?? ""]) },
        match: { screen in
          guard case .edit(let texts) = screen else { return nil }
          return (Language(rawValue: texts[0]), texts[1].isEmpty ? nil : texts[1])
        })
    }
    #expect(try table.path(for: .edit(["", "x"])) == "/x")
    #expect(try table.path(for: .edit(["en", "de"])) == "/en/de")
    #expect(throws: LinkPrintError.shadowed(pattern: "/:a?/:b?", by: "/:a?/:b?")) {
      try table.path(for: .edit(["", "de"]))
    }
    #expect(table.checkLaws(seed: 3) == [])
  }

  @Test func `The codec of an optional segment has a value without it, and no other has`() throws {
    let error = try #require(throws: RouteTableError.self) {
      try RouteTable<Screen> {
        Self.slug("/a/:slug?")
        LinkRoute("/b/:slug", .optional(.text), make: { .docs($0) }, match: { _ in nil })
      }
    }
    #expect(error.issues.map(\.kind) == [.codecs, .codecs])
    #expect(
      error.issues.first?.description
        == "/a/:slug?: the codec of “slug” does not fit an optional segment.")
  }

  // MARK: The rest

  @Test func `Literals can stand behind the rest`() throws {
    let edit: [LinkRoute<Screen>] = ["/f/*path/edit", "/f/*path/edit/now", "/f/*path"].map {
      pattern in
      LinkRoute(
        pattern, .rest, make: { .edit([pattern] + $0) },
        match: { screen in
          guard case .edit(let texts) = screen, texts.first == pattern else { return nil }
          return Array(texts.dropFirst())
        })
    }
    let table = try RouteTable(routes: edit)
    for (path, pattern, values) in [
      ("/f", "/f/*path", [String]()), ("/f/edit", "/f/*path/edit", []),
      ("/f/a/b/edit", "/f/*path/edit", ["a", "b"]),
      ("/f/edit/edit", "/f/*path/edit", ["edit"]), ("/f/edit/a", "/f/*path", ["edit", "a"]),
      ("/f/edit/now", "/f/*path/edit/now", []), ("/f/a/edit/now", "/f/*path/edit/now", ["a"]),
    ] {
      #expect(try table.parse(path: path).route == .edit([pattern] + values), "\(path)")
      #expect(try table.path(for: .edit([pattern] + values)) == path)
    }
    #expect(table.isLinear)
    #expect(
      throws: LinkPrintError.shadowed(pattern: "/f/*path", by: "/f/*path/edit")
    ) { try table.path(for: .edit(["/f/*path", "a", "edit"])) }
    #expect(table.checkLaws(seed: 9) == [])
  }
}
