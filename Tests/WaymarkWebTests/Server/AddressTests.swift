// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

@testable import WaymarkWeb

/// Responses at the URLs of an app with links.
@Suite(.serialized, .timeLimit(.minutes(10)))
@MainActor
struct AddressTests {
  private func ask(
    _ paths: String..., fields: [String: String] = [:],
    options: WebHost.Options = WebHost.Options(port: 0), host: String? = nil
  ) async throws -> [RawClient.Answer] {
    var answers: [RawClient.Answer] = []
    try await TestServer.run(LinkedAtlas.self, options: options) { server in
      for path in paths {
        let client = try await RawClient.connect(server.port)
        answers.append(
          try await client.request(
            path, host: host ?? "127.0.0.1:\(server.port)", fields: fields))
      }
      #expect(server.store.sessions.isEmpty && server.store.detachedSessions.isEmpty)
    }
    return answers
  }

  @Test func `an address is answered with its screen`() async throws {
    for answer in try await ask("/lakes/7/photos", "/lakes/7/photos?utm_source=x") {
      #expect(answer.status == 200)
      #expect(answer.body.contains("<title>Photos of 7</title>"))
      #expect(answer.body.hasSuffix("</html>\n"))
      #expect(answer["x-robots-tag"] == nil)
    }
  }

  @Test func `a page says what it is to search engines and previews`() async throws {
    let answers = try await ask("/lakes/7/photos?utm_source=x", "/mine", "/what")
    let page = answers[0].body
    for line in [
      #"<meta name="description" content="Home Photos of another">"#,
      #"<meta property="og:title" content="Photos of 7">"#,
      #"<meta property="og:description" content="Home Photos of another">"#,
      #"<link rel="canonical" href="https://atlas.example/lakes/7/photos">"#,
      #"<meta property="og:url" content="https://atlas.example/lakes/7/photos">"#,
      #"<html lang="en" "#, #"<meta name="theme-color""#,
    ] {
      #expect(page.contains(line), "\(line)")
    }
    #expect(answers[1].body.contains(#"href="https://atlas.example/mine""#))
    #expect(!answers[2].body.contains("canonical"))
  }

  @Test func `search engines find the sitemap`() async throws {
    let answers = try await ask("/robots.txt", "/sitemap.xml")
    #expect(answers.map(\.status) == [200, 200])
    #expect(answers[0]["content-type"] == "text/plain; charset=utf-8")
    #expect(answers[0].body.contains("/sitemap.xml"))
    #expect(answers[1]["content-type"] == "application/xml")
    #expect(answers[1].body.contains("<loc>https://atlas.example/</loc>"))
  }

  @Test(arguments: [
    ("/lakes/7/", "/lakes/7"), ("/lakes/7/?a=b&c", "/lakes/7?a=b&c"),
    ("/find/a?utm_x=1&page=1", "/find/a?utm_x=1"), ("/find/%61?page=2", "/find/a?page=2"),
    ("/find/a?utm_x=1&page=%32&y=%20", "/find/a?page=2&utm_x=1&y=%20"),
  ])
  func `an address that is written otherwise leads to its own`(
    path: String, to: String
  ) async throws {
    let answer = try await ask(path)[0]
    #expect(answer.status == 308)
    #expect(answer["location"] == to && answer.body.isEmpty)
  }

  @Test func `what leads nowhere is a page that says so`() async throws {
    let answers = try await ask(
      "/shop", "/beta", "/ignored", "/%zz", "//evil.example",
      "/" + .init(repeating: "a", count: 9000))
    #expect(answers.map(\.status) == [404, 404, 404, 400, 400, 414])
    for answer in answers {
      #expect(answer.body.contains("<h1>") && !answer.body.contains("<script"))
      #expect(answer["content-security-policy"]?.contains("default-src 'none'") == true)
      #expect(answer["location"] == nil)
    }
  }

  @Test func `an app may say itself what it does not know`() async throws {
    let answer = try await ask("/what")[0]
    #expect(answer.status == 404)
    #expect(answer.body.contains("I do not know /what") && answer.body.contains("<script"))
  }

  @Test func `what is behind a sign-in is not for search engines`() async throws {
    let answer = try await ask("/mine")[0]
    #expect(answer.status == 200)
    #expect(answer.body.contains("Who are you?") && !answer.body.contains("My own"))
    #expect(answer["x-robots-tag"] == "noindex")
  }

  @Test func `the root is there, whatever the table says`() async throws {
    var site = Site.atlas
    site = Site(resolve: { _ in .unknown(link: nil) }, address: site.address)
    try await TestServer.run(AtlasApp.self, site: site) { server in
      for (path, status) in [("/", 200), ("/?a", 200), ("/lakes/7", 404)] {
        let client = try await RawClient.connect(server.port)
        let answer = try await client.request(path, host: "127.0.0.1:\(server.port)")
        #expect(answer.status == status)
      }
    }
  }

  @Test func `what the site says of itself is JSON at its own place`() async throws {
    let answers = try await ask(WebPaths.appleAssociation, WebPaths.androidAssociation)
    for answer in answers {
      #expect(answer.status == 200)
      #expect(answer["content-type"] == "application/json" && answer["set-cookie"] == nil)
    }
    let links = LinkedAtlas.links
    let apps = LinkedAtlas.associations
    #expect(
      try answers[0].body
        == links.appleAppSiteAssociation(apps: apps.appleApps).compactText)
    #expect(answers[1].body == links.assetLinks(apps: apps.androidApps).compactText)
    #expect(answers[0].body.contains("ABCDE12345.example.atlas"))
    #expect(answers[1].body.contains("example.atlas"))
  }

  @Test func `an app that says nothing of others has no such files`() async throws {
    try await TestServer.run(AtlasApp.self, site: .atlas) { server in
      for path in [WebPaths.appleAssociation, WebPaths.androidAssociation] {
        let client = try await RawClient.connect(server.port)
        let answer = try await client.request(path, host: "127.0.0.1:\(server.port)")
        #expect(answer.status == 404)
      }
    }
  }

  @Test func `over the wire, too, only the same browser gets a session again`() async throws {
    try await TestServer.run(LinkedAtlas.self) { server in
      let own = Secret.random()
      func begin(_ browser: Secret?, _ hello: String) async throws -> (RawClient, String) {
        let client = try await RawClient.connect(server.port)
        _ = try await client.upgrade(
          port: server.port, origin: "http://127.0.0.1:\(server.port)",
          cookie: browser.map { "a=b; \(server.store.cookies.pair(for: $0))" })
        try await client.message(hello)
        guard case .text(let text) = await client.incoming() else { return (client, "") }
        return (client, text)
      }
      let hash = server.store.page().identity.markup
      let (first, words) = try await begin(own, ClientMessage.hello(hash))
      let id = String(try #require(words.split(separator: #"[12,""#).last?.prefix(32)))
      let (_, other) = try await begin(.random(), ClientMessage.hello(hash, id: id, doc: "2"))
      #expect(other.contains("[12,") && !other.contains(id))
      let (_, none) = try await begin(nil, ClientMessage.hello(hash, id: id, doc: "2"))
      #expect(none == #"[0,["/"],[]]"#)
      let (_, again) = try await begin(own, ClientMessage.hello(hash, id: id, doc: "2"))
      #expect(again == #"[0,["/"],[]]"#)
      #expect(await first.incoming() == .close(4001))
      #expect(await first.incoming() == .end)
      #expect(server.store.sessions.count == 3)
      let (late, nothing) = try await begin(
        own, ClientMessage.hello(hash, id: Secret.random().text, got: 4))
      #expect(nothing == "")
      #expect(await late.incoming() == .end)
    }
  }
}
