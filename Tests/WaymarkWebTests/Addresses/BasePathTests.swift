// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkWeb

/// An app that is served below a path (O18).
@MainActor
@Suite(.timeLimit(.minutes(3))) struct BasePathTests {
  @Test(arguments: ["", "/", "/books", "/books/", "/a/b-c_d.e~f/G9"])
  func `valid paths`(text: String) throws {
    let base = try #require(BasePath(text))
    #expect(base.home == (text.hasSuffix("/") ? text : text + "/"))
    #expect(base.isRoot == (text.count < 2))
    #expect(base.inner(base.outer("/x?y=/z")) == "/x?y=/z")
  }

  @Test(arguments: [
    "books", "//", "/a//b", "/a/../b", "/.", "/a b", "/a?b", "/a#b", "/%61", "/ä", "/a\"", "/a;b",
    "/" + String(repeating: "x", count: 200),
  ])
  func `invalid paths`(text: String) async {
    #expect(BasePath(text) == nil)
    let options = WebHost.Options(port: 0, basePath: text)
    await #expect(throws: WebHostError.badBasePath(text)) {
      try await WebHost.run(AtlasApp.self, options)
    }
  }

  @Test func `paths beside the base path are outside`() throws {
    let base = try #require(BasePath("/books"))
    for path in ["/", "/books", "/books?x", "/bookshelf", "/Books/", "books/", ""] {
      #expect(base.inner(path) == nil, "\(path)")
    }
    #expect(base.inner("/books/") == "/")
  }

  @Test func `the pages of a site are below the base path, and its links are not (O18)`() throws {
    let site = Site.atlas.below(try #require(BasePath("/maps")))
    let screen = try #require(site.screen("/maps/lakes/7"))
    #expect(screen.address == "/maps/lakes/7")
    #expect(screen.link.absoluteString == "https://atlas.example/lakes/7")
    #expect(screen.canonical?.absoluteString == "https://atlas.example/maps/lakes/7")
    #expect(site.address("https://atlas.example/lakes/7") == "/maps/lakes/7")
    #expect(site.screen("/lakes/7") == nil)
    #expect(site.resolve("/maps/lakes/7/") == .moved(to: "/maps/lakes/7"))
  }

  /// Runs a body with a function that sends requests to the atlas below a path.
  private func run(
    _ body:
      @MainActor ((String, [String: String]) async throws -> RawClient.Answer) async throws
      -> Void
  ) async throws {
    let options = WebHost.Options(port: 0, basePath: "/maps")
    try await TestServer.run(LinkedAtlas.self, options: options) { server in
      try await body { path, fields in
        let client = try await RawClient.connect(server.port)
        let answer = try await client.request(
          path, host: "127.0.0.1:\(server.port)", fields: fields)
        await client.close()
        return answer
      }
    }
  }

  @Test func `everything that a page names is below the base path`() async throws {
    try await run { get in
      for path in ["/maps/", "/maps/lakes/7", "/maps/missing/page"] {
        let page = try await get(path, [:])
        #expect(page.status == (path.hasSuffix("page") ? 404 : 200))
        let names = page.body.matches(of: /(?:href|src|data-socket)="(\/[^"]*)"/).map { $0.1 }
        #expect(names.count > 3)
        for name in names {
          #expect(name.hasPrefix("/maps/"), "\(name)")
          guard !name.hasSuffix("/socket") else { continue }
          let status = try await get(String(name), [:]).status
          #expect(status == 200, "\(name)")
        }
      }
    }
  }

  @Test func `nothing is served outside of the base path`() async throws {
    try await run { get in
      for path in ["/", "/lakes/7", "/mapsx", "/waymark/socket", "/robots.txt", "/maps/robots.txt"]
      {
        let status = try await get(path, [:]).status
        #expect(status == 404, "\(path)")
      }
      let moved = try await get("/maps?x=1", [:])
      #expect(moved.status == 308)
      #expect(moved["location"] == "/maps/?x=1")
      let trailing = try await get("/maps/lakes/7/", [:])
      #expect(trailing["location"] == "/maps/lakes/7")
    }
  }

  @Test func `the cookie is only for the base path`() async throws {
    try await run { get in
      let plain = try #require(try await get("/maps/", [:])["set-cookie"])
      #expect(plain.hasPrefix("waymark=") && plain.contains("; Path=/maps/;"))
    }
    let cookies = BrowserCookies(base: try #require(BasePath("/maps")))
    let secure = cookies.field(for: .random(), isSecure: true)
    // A cookie with the prefix __Host- must have the path /.
    #expect(secure.hasPrefix("__Secure-waymark=") && secure.contains("; Path=/maps/;"))
    #expect(secure.hasSuffix("; Secure"))
    #expect(cookies.browser(in: [String(secure.prefix { $0 != ";" })], isSecure: true) != nil)
  }
}
