// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

/// The rules for each way that a link can be spelled.
@Suite struct LinkSpellingTests {
  private let table: RouteTable<SpelledScreen>

  init() throws {
    table = try spelledTable()
  }

  @Test(arguments: [
    ("https://example.com/users/1", true, "https"),
    ("HTTPS://EXAMPLE.com/users/1", true, "https"),
    ("https://example.com:443/users/1", true, "https"),
    ("https://example.com:/users/1", true, "https"),
    ("https://example.com./users/1", true, "https"),
    ("https://example.com.:443/users/1", true, "https"),
    ("http://example.com/users/1", true, "http"),
    ("http://example.com:80/users/1", true, "http"),
    ("https://XN--BCHER-KVA.example/users/1", true, "https"),
    ("myapp:users/1", false, "myapp"),
    ("myapp:/users/1", false, "myapp"),
    ("myapp://users/1", false, "myapp"),
    ("myapp:///users/1", false, "myapp"),
    ("MyApp:///users/1", false, "myapp"),
    ("my-app2:///users/1", false, "my-app2"),
  ]) func `All spellings of an origin are the same`(
    link: String, isTrusted: Bool, scheme: String
  ) throws {
    let match = try table.parse(link)
    #expect(match.route == .user(1))
    #expect(match.isTrusted == isTrusted)
    #expect(match.scheme == scheme)
    #expect(match.isCanonical)
  }

  @Test(arguments: [
    // Percent signs, each decoded once, after the path was split.
    ("/names/a%2520b", SpelledScreen.named("a%20b"), true),
    ("/names/%41", .named("A"), false),
    ("/names/caf%C3%A9", .named("café"), true),
    ("/names/caf%c3%a9", .named("café"), false),
    ("/names/café", .named("café"), false),
    ("/n%61mes/a", .named("a"), false),
    ("/names/%22%7C", .named("\"|"), true),
    ("/names/\"|", .named("\"|"), false),
    ("/slashed/a%2Fb", .slashed("a/b"), true),
    ("/slashed/a%2fb", .slashed("a/b"), false),
    ("/files/a/b", .files(["a", "b"]), true),
    ("/files/a%20b/c", .files(["a b", "c"]), true),
    ("/files", .files([]), true),
    ("/files/", .files([]), false),
    // A trailing slash.
    ("/users/7/", .user(7), false),
    ("/", .home, true),
    ("/?", .home, false),
    // Plus signs.
    ("/names/a+b", .named("a+b"), true),
    ("/names/a%2Bb", .named("a+b"), false),
    ("/search?q=a+b", .search(text: "a b", page: 1, tags: []), false),
    ("/search?q=a%20b", .search(text: "a b", page: 1, tags: []), true),
    ("/search?q=a%2Bb", .search(text: "a+b", page: 1, tags: []), true),
    // Items.
    ("/search?q", .search(text: "", page: 1, tags: []), false),
    ("/search?q=", .search(text: "", page: 1, tags: []), true),
    ("/search", .search(text: nil, page: 1, tags: []), true),
    ("/search?page=1", .search(text: nil, page: 1, tags: []), false),
    ("/search?page=2", .search(text: nil, page: 2, tags: []), true),
    ("/search?tag=b&tag=a", .search(text: nil, page: 1, tags: ["b", "a"]), true),
    ("/search?page=2&q=x", .search(text: "x", page: 2, tags: []), false),
    ("/search?tag=a&q=x&tag=b", .search(text: "x", page: 1, tags: ["a", "b"]), false),
    ("/search?q=a=b", .search(text: "a=b", page: 1, tags: []), false),
    ("/search?q=a%3Db", .search(text: "a=b", page: 1, tags: []), true),
    ("/search?q=a/b?c", .search(text: "a/b?c", page: 1, tags: []), true),
    ("/search?%71=x", .search(text: "x", page: 1, tags: []), false),
    ("/search?&q=x", .search(text: "x", page: 1, tags: []), false),
    ("/search?q=x&", .search(text: "x", page: 1, tags: []), false),
    ("/first?word=a&word=b", .first("a"), false),
    ("/first?word=a", .first("a"), true),
    // Different Unicode compositions of a letter are the same letter.
    ("/caf%C3%A9", .cafe, true),
    ("/cafe%CC%81", .cafe, false),
    ("/café", .cafe, false),
    ("/names/cafe%CC%81", .named("café"), true),
    ("/names/%E2%84%AA", .named("K"), true),
    ("/%E2%84%AA", .kelvin, false),
  ]) func `A link is read, and known to be as it is printed or not`(
    path: String, route: SpelledScreen, isCanonical: Bool
  ) throws {
    let match = try table.parse(path: path)
    #expect(match.route == route)
    #expect(match.isCanonical == isCanonical)
    let printed = try table.path(for: match.route)
    #expect((printed == path) == isCanonical)
    #expect(try table.parse(path: printed).isCanonical)
    #expect(try table.parse("https://example.com\(path)").isCanonical == isCanonical)
  }

  @Test func `Unknown items and the fragment are kept beside the route`() throws {
    let match = try table.parse(
      "https://example.com/users/7?utm_source=a+b&x&utm_source=%C3%A9#sec%20tion?x")
    #expect(match.route == .user(7))
    #expect(
      match.extra == [
        LinkQueryItem(name: "utm_source", value: "a b"), LinkQueryItem(name: "x", value: ""),
        LinkQueryItem(name: "utm_source", value: "é"),
      ])
    #expect(match.fragment == "sec tion?x")
    #expect(match.isCanonical)
    #expect(try table.parse(path: "/users/7#").fragment == "")
    #expect(try table.parse(path: "/users/7").fragment == nil)
    #expect(try table.parse(path: "/search?utm=1&page=2").isCanonical)
    #expect(try table.path(for: match.route) == "/users/7")
  }

  @Test func `Numbers below zero have no link`() {
    #expect(throws: LinkPrintError.notRepresentable(pattern: "/users/:id", param: "id")) {
      try table.path(for: .user(-1))
    }
  }

  @Test func `Numbers are printed to their last`() throws {
    #expect(try table.path(for: .user(.max)) == "/users/9223372036854775807")
    #expect(try table.path(for: .user(0)) == "/users/0")
    #expect(try table.path(for: .number(.max)) == "/numbers/18446744073709551615")
    #expect(try table.parse(path: "/numbers/18446744073709551615").route == .number(.max))
  }
}
