// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

/// The rules for links that a table does not parse, and for values without a link.
@Suite struct LinkErrorTests {
  private let table: RouteTable<SpelledScreen>

  init() throws {
    table = try spelledTable()
  }

  @Test(arguments: [
    ("https://evil.com/users/1", "evil.com"),
    ("https://example.com.evil.com/", "example.com.evil.com"),
    ("https://evilexample.com/", "evilexample.com"),
    ("https://example.com../", "example.com.."),
    ("https://example.com:8443/users/1", "example.com:8443"),
    ("http://example.com:443/", "example.com:443"),
    ("https://example.com:443:443/", "example.com:443:443"),
    ("https://user:pass@example.com/users/1", "a host behind user information"),
    ("https://example.com@evil.com/users/1", "a host behind user information"),
    ("https://bücher.example/", "bücher.example"),
    ("https:///users/1", ""),
    ("https:/users/1", "https"),
    ("https:users/1", "https"),
    ("other:///users/1", "other"),
    ("javascript:alert(1)", "javascript"),
  ]) func `Links of others are foreign`(link: String, owner: String) {
    #expect(throws: LinkError.foreign(owner)) { try table.parse(link) }
  }

  @Test(arguments: [
    ("/users/%zz", LinkError.Syntax.badEscape, 7),
    ("/users/%4", .badEscape, 7),
    ("/search?q=%", .badEscape, 10),
    ("/search?q=%G0", .badEscape, 10),
    ("/search?q=%FF", .invalidUTF8, 10),
    ("/search?tag=a&utm_x=%&tag=%zz", .badEscape, 26),
    ("/users/7?x=a\tb", .controlCharacter, 12),
    ("/users/7#\u{7F}", .controlCharacter, 9),
    ("/names/%FF", .invalidUTF8, 7),
    ("/names/%C3", .invalidUTF8, 7),
    ("/names/%C0%AF", .invalidUTF8, 7),
    ("/names/%ED%A0%80", .invalidUTF8, 7),
    ("/names/%F0%9F%98", .invalidUTF8, 7),
    ("/names/a%00", .controlCharacter, 8),
    ("/names/a%1f", .controlCharacter, 8),
    ("/names/a%7F", .controlCharacter, 8),
    ("/search?q=%0A", .controlCharacter, 10),
    ("/names/a\u{0}", .controlCharacter, 8),
    ("/names/a\tb", .controlCharacter, 8),
    ("/names/a\nb", .controlCharacter, 8),
    ("/names/a\u{7F}", .controlCharacter, 8),
    ("/names/a b", .space, 8),
    ("/search?q=a b", .space, 11),
    ("/names\\a", .backslash, 6),
    ("/search?q=\\", .backslash, 10),
    ("/names/.", .dotSegment, 7),
    ("/names/..", .dotSegment, 7),
    ("/names/../users/7", .dotSegment, 7),
    ("/names/%2e", .dotSegment, 7),
    ("/names/.%2E", .dotSegment, 7),
    ("/names/%2e%2E", .dotSegment, 7),
    ("//users/7", .emptySegment, 1),
    ("/users//7", .emptySegment, 7),
    ("/users/7//", .emptySegment, 9),
    ("//", .emptySegment, 1),
    ("users/7", .relativePath, 0),
    ("", .relativePath, 0),
    ("*", .relativePath, 0),
  ]) func `What browsers would repair is refused`(
    path: String, defect: LinkError.Syntax, offset: Int
  ) {
    #expect(throws: LinkError.malformed(defect, at: offset)) { try table.parse(path: path) }
    #expect(
      table.routeIndex(ofPath: path.split(separator: "?").first.map(String.init) ?? path) == nil
        || path.contains("?") || path.contains("#"))
  }

  @Test(arguments: [
    ("", LinkError.Syntax.missingScheme, 0), ("/users/7", .missingScheme, 0),
    (":x", .missingScheme, 0),
    ("example.com/users/7", .missingScheme, 0), ("ex ample:x", .missingScheme, 0),
    ("https://exa mple.com/", .space, 11), ("https://example.com\\@evil.com/", .backslash, 19),
    ("https://example.com\t/", .controlCharacter, 19), ("myapp:////users/7", .emptySegment, 9),
    ("https://example.com//users", .emptySegment, 20),
  ]) func `A link without a proper origin is refused`(
    link: String, defect: LinkError.Syntax, offset: Int
  ) {
    #expect(throws: LinkError.malformed(defect, at: offset)) { try table.parse(link) }
  }

  @Test(arguments: [
    (
      "/names/a%2Fb",
      LinkError.badParameter(
        pattern: "/names/:name", name: "name", reason: .encodedSlash)
    ),
    ("/files/a%2Fb", .badParameter(pattern: "/files/*path", name: "path", reason: .encodedSlash)),
    (
      "/users/9223372036854775808",
      .badParameter(
        pattern: "/users/:id", name: "id", reason: .tooLarge)
    ),
    (
      "/numbers/18446744073709551616",
      .badParameter(
        pattern: "/numbers/:number", name: "number", reason: .tooLarge)
    ),
    (
      "/search?page=x",
      .badParameter(
        pattern: "/search?q&page&tag", name: "page", reason: .notOfType)
    ),
    (
      "/search?page=",
      .badParameter(
        pattern: "/search?q&page&tag", name: "page", reason: .notOfType)
    ),
    (
      "/search?page=007",
      .badParameter(
        pattern: "/search?q&page&tag", name: "page", reason: .notOfType)
    ),
    ("/search?page=1&page=2", .duplicateKey("page")),
    ("/search?q=a&q=a", .duplicateKey("q")),
    ("/search?q=a&%71=a", .duplicateKey("q")),
    ("/first", .missingItem(pattern: "/first?word", name: "word")),
    ("/first?other=1", .missingItem(pattern: "/first?word", name: "word")),
    ("/page", .webOnly(pattern: "/page")),
    ("/users/x", .noRoute(nearest: ["/users/:id"])),
    ("/users/007", .noRoute(nearest: ["/users/:id"])),
    ("/users/+7", .noRoute(nearest: ["/users/:id"])),
    ("/users/-7", .noRoute(nearest: ["/users/:id"])),
    ("/user/7", .noRoute(nearest: ["/users/:id"])),
    ("/users", .noRoute(nearest: ["/users/:id"])),
    ("/users/7/x", .noRoute(nearest: ["/users/:id"])),
    ("/Page", .noRoute(nearest: ["/page"])),
    ("/zzzzzzzzzzzz", .noRoute(nearest: [])),
  ]) func `A link that means nothing says why`(path: String, error: LinkError) {
    #expect(throws: error) { try table.parse(path: path) }
    #expect(!error.description.isEmpty)
  }

  @Test(arguments: ["", ".", "..", "a\u{0}", "a\nb", "\u{7F}", "a/b"])
  func `What a browser would change has no link`(name: String) {
    #expect(throws: LinkPrintError.notRepresentable(pattern: "/names/:name", param: "name")) {
      try table.path(for: .named(name))
    }
  }
}
