// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

/// Malformed parts of links that have no meaning.
@Suite struct LinkToleranceTests {
  private let table: RouteTable<SpelledScreen>

  init() throws {
    table = try spelledTable()
  }

  /// U10.
  @Test(arguments: [
    ("utm_term=%E9t%E9", "utm_term", "%E9t%E9"), ("utm_term=%", "utm_term", "%"),
    ("utm_term=100%&", "utm_term", "100%"), ("%zz=%41", "%zz", "A"), ("%FF=a+b", "%FF", "a b"),
    ("q%=x", "q%", "x"), ("x=%00", "x", "%00"), ("x=a%0Ab", "x", "a%0Ab"),
    ("x=a%0A+%zz", "x", "a%0A+%zz"), ("x=spring sale", "x", "spring sale"),
    ("x=\\", "x", "\\"), ("x=%C3%A9", "x", "é"), ("x=é%", "x", "é%"), ("%", "%", ""),
  ])
  func `An unknown item that is not well-formed is kept as it stands`(
    item: String, name: String, value: String
  ) throws {
    let extra = [LinkQueryItem(name: name, value: value)]
    for query in ["?\(item)", "?\(item)#top"] {
      let match = try table.parse(path: "/users/7\(query)")
      #expect(match.route == .user(7))
      #expect(match.extra == extra)
      #expect(match.isCanonical == !item.hasSuffix("&"))
    }
    for query in ["q=a&\(item)&page=2", "\(item)&q=a&page=2", "q=a&page=2&\(item)"] {
      let match = try table.parse("https://example.com/search?\(query)")
      #expect(match.route == .search(text: "a", page: 2, tags: []))
      #expect(match.extra == extra)
    }
  }

  @Test(arguments: ["100%", "%zz", "%E9", "a%0Ab", "a b", "\\", "%", "+%"])
  func `A fragment that is not well-formed is kept as it stands`(fragment: String) throws {
    for path in ["/users/7", "/users/7?x=1", "/search?q=a"] {
      let match = try table.parse(path: "\(path)#\(fragment)")
      #expect(match.fragment == fragment)
      #expect(match.isCanonical)
    }
  }

  @Test func `Unknown items above the limit are dropped, known ones are read`() throws {
    let many = (1...100).map { "utm_\($0)=x" }.joined(separator: "&")
    for query in ["q=a&\(many)", "\(many)&q=a", "\(many)&q=a&\(many)"] {
      let match = try table.parse(path: "/search?\(query)")
      #expect(match.route == .search(text: "a", page: 1, tags: []))
      #expect(match.extra.map(\.name) == (1...64).map { "utm_\($0)" })
      #expect(match.isCanonical)
    }
    #expect(try table.parse(path: "/users/7?\(many)").extra.count == 64)
  }

  @Test func `Known items above the limit are refused, whatever else there is`() throws {
    let tags = Array(repeating: "tag=a", count: 64).joined(separator: "&")
    let match = try table.parse(path: "/search?utm=x&\(tags)&utm=y")
    #expect(match.route == .search(text: nil, page: 1, tags: Array(repeating: "a", count: 64)))
    #expect(match.extra.count == 2)
    #expect(throws: LinkError.tooLong(.items)) { try table.parse(path: "/search?\(tags)&tag=a") }
  }

  @Test func `A link that is too long is refused, whatever it is long of`() throws {
    let items = Array(repeating: "a", count: 4092).joined(separator: "&")
    #expect(try table.parse(path: "/users/7?\(items)").extra.count == 64)
    #expect(throws: LinkError.tooLong(.bytes)) { try table.parse(path: "/users/7?\(items)&a") }
  }

  @Test func `A path without a route says so, whatever follows it`() {
    #expect(throws: LinkError.noRoute(nearest: ["/users/:id"])) {
      try table.parse(path: "/user/7?x=%zz#%")
    }
  }

  @Test(arguments: [
    ("https://example.com/nowhere?x=%zz", true), ("http://EXAMPLE.com", true),
    ("https://example.com//odd", true), ("https://example.com/users/7", true),
    ("https://example.com/own", false), ("https://evil.com/users/7", false),
    ("https://example.com@evil.com/", false), ("https://exa mple.com/", false),
    ("myapp:///users/7", false), ("/users/7", false), ("", false),
  ])
  func `A link of the app's site has a page, unless it is the app's alone`(
    link: String, hasPage: Bool
  ) throws {
    let table = try RouteTable<SpelledScreen>(hosts: ["example.com"], schemes: ["myapp"]) {
      LinkRoute("/", route: .home)
      LinkRoute("/own", route: .page, web: .appOnly)
    }
    #expect(table.page(of: link) == (hasPage ? link : nil))
  }
}

/// Texts in queries that may contain line breaks.
@Suite struct LinkLineBreakTests {
  private func table(_ pattern: String, _ codec: LinkParam<String>) throws -> RouteTable<String> {
    try RouteTable(routes: [LinkRoute(pattern, codec, make: { $0 }, match: { $0 })])
  }

  @Test(arguments: [
    ("a\nb", "/note?text=a%0Ab"), ("a\r\n\tb", "/note?text=a%0D%0A%09b"), ("\n", "/note?text=%0A"),
    ("é\n+", "/note?text=%C3%A9%0A%2B"), ("a", "/note?text=a"), ("", "/note?text="),
  ])
  func `A text may have line breaks in a query where that is asked`(
    text: String, path: String
  ) throws {
    let table = try table("/note?text", .text(lineBreaks: true))
    #expect(try table.path(for: text) == path)
    let match = try table.parse(path: path)
    #expect(match.route.utf8.elementsEqual(text.utf8))
    #expect(match.isCanonical)
    #expect(try table.parse(path: path + "&utm=%0A").extra == [.init(name: "utm", value: "%0A")])
  }

  @Test func `Other control characters stay out, and so do raw ones`() throws {
    let table = try table("/note?text", .text(lineBreaks: true))
    for (text, offset) in [("a%00", 12), ("%0A%1B", 14), ("%0A%7F", 14), ("a\n", 12)] {
      #expect(throws: LinkError.malformed(.controlCharacter, at: offset)) {
        try table.parse(path: "/note?text=\(text)")
      }
    }
    #expect(throws: LinkError.malformed(.badEscape, at: 14)) {
      try table.parse(path: "/note?text=%0A%zz")
    }
    #expect(throws: LinkPrintError.notRepresentable(pattern: "/note?text", param: "text")) {
      try table.path(for: "a\n\u{0}")
    }
  }

  @Test func `No text has line breaks where that is not asked`() throws {
    let table = try table("/note?text", .text)
    #expect(throws: LinkError.malformed(.controlCharacter, at: 12)) {
      try table.parse(path: "/note?text=a%0Ab")
    }
    #expect(throws: LinkPrintError.notRepresentable(pattern: "/note?text", param: "text")) {
      try table.path(for: "a\nb")
    }
  }

  @Test func `A path has no line breaks`() {
    let issues = #expect(throws: RouteTableError.self) {
      try table("/:text", .text(lineBreaks: true))
    }
    #expect(issues?.issues.map(\.kind) == [.codecs])
  }

  @Test func `Modified codecs keep their line breaks`() throws {
    let split: @Sendable (String) -> [String]? = {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let lines = LinkParam.text(lineBreaks: true).map(split, { $0.joined(separator: "\n") })
    let table = try RouteTable<[[String]]>(routes: [
      LinkRoute("/notes?note", .repeated(lines), make: { $0 }, match: { $0 })
    ])
    let notes = [["a", "b"], [""], ["", ""]]
    #expect(try table.path(for: notes) == "/notes?note=a%0Ab&note=&note=%0A")
    #expect(try table.parse(path: "/notes?note=a%0Ab&note=&note=%0A").route == notes)
    #expect(try self.table("/note?text", .text(lineBreaks: true)).checkLaws() == [])
  }
}
