// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

@Suite struct LinkOptionsTests {
  private func table(_ options: LinkOptions = LinkOptions()) throws -> RouteTable<[String]> {
    try RouteTable(hosts: ["example.com"], options: options) {
      LinkRoute("/*path", .rest, make: { $0 }, match: { $0 })
    }
  }

  @Test func `A link may be as long as the limits and no longer`() throws {
    let table = try table()
    let name = String(repeating: "a", count: 8191)
    #expect(try table.parse(path: "/" + name).route == [name])
    #expect(try table.path(for: [name]) == "/" + name)
    #expect(throws: LinkError.tooLong(.bytes)) { try table.parse(path: "/a" + name) }
    #expect(throws: LinkError.tooLong(.bytes)) { try table.parse("https://example.com/" + name) }
    #expect(throws: LinkPrintError.tooLong(.bytes)) { try table.path(for: [name + "a"]) }
    #expect(throws: LinkPrintError.tooLong(.bytes)) { try table.link(for: [name]) }
    #expect(table.routeIndex(ofPath: "/a" + name) == nil)

    let segments = Array(repeating: "a", count: 32)
    #expect(try table.path(for: segments) == "/" + segments.joined(separator: "/"))
    #expect(throws: LinkPrintError.tooLong(.segments)) { try table.path(for: segments + ["a"]) }
    #expect(throws: LinkError.tooLong(.segments)) {
      try table.parse(path: "/a/" + segments.joined(separator: "/"))
    }

    let items = Array(repeating: "a=1", count: 64).joined(separator: "&")
    #expect(try table.parse(path: "/?" + items).extra.count == 64)
    #expect(try table.parse(path: "/?&&" + items + "&&").extra.count == 64)
  }

  @Test func `Limits can be others`() throws {
    let options = LinkOptions(maximumBytes: 40, maximumSegments: 2, maximumItems: 0)
    let table = try table(options)
    #expect(table.options == options)
    #expect(try table.parse(path: "/a/b").route == ["a", "b"])
    #expect(try table.parse(path: "/a/b?").route == ["a", "b"])
    #expect(try table.parse(path: "/a?b").extra == [])
    #expect(throws: LinkError.tooLong(.segments)) { try table.parse(path: "/a/b/c") }
    let large = try self.table(
      LinkOptions(maximumBytes: 65_535, maximumSegments: 1024, maximumItems: 1024))
    let path =
      "/"
      + Array(repeating: String(repeating: "é", count: 5), count: 1024)
      .joined(separator: "/") + "?" + Array(repeating: "a", count: 1024).joined(separator: "&")
    #expect(try large.parse(path: path).route.count == 1024)
    #expect(try large.parse(path: path).extra.count == 1024)
  }

  @Test func `Limits that cannot be are taken for the nearest that can`() {
    var options = LinkOptions(maximumBytes: 1 << 20, maximumSegments: 0, maximumItems: -1)
    #expect(options == LinkOptions(maximumBytes: 65_535, maximumSegments: 1, maximumItems: 0))
    options.maximumBytes = 0
    options.maximumSegments = 1 << 20
    options.maximumItems = 1 << 20
    #expect(options == LinkOptions(maximumBytes: 1, maximumSegments: 1024, maximumItems: 1024))
  }

  /// The unescaped bytes of a path and a query, according to RFC 3986 and to browsers.
  @Test func `A byte is escaped or not in each place`() throws {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    let inPath = Set((letters + "!$&'()*+,;=:@").unicodeScalars)
    let inQuery = Set((letters + "!$()*,:@/?").unicodeScalars)
    let table = try RouteTable<String> {
      LinkRoute("/:text", .text(encodedSlash: true), make: { $0 }, match: { $0 })
    }
    let queries = try RouteTable<String> {
      LinkRoute("/?q", .text, make: { $0 }, match: { $0 })
    }
    for scalar in (0x20..<0x7F).compactMap(Unicode.Scalar.init) {
      let escaped = "%" + String(scalar.value, radix: 16, uppercase: true)
      let text = "a\(scalar)"
      #expect(
        try table.path(for: text) == (inPath.contains(scalar) ? "/\(text)" : "/a\(escaped)"))
      #expect(
        try queries.path(for: text)
          == (inQuery.contains(scalar) ? "/?q=\(text)" : "/?q=a\(escaped)"))
    }
  }
}
