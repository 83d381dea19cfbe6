// SPDX-License-Identifier: MIT

import Foundation
import ShowcaseApp
import Testing

@testable import WaymarkWeb

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct InspectorAccessTests {
  private let path = "/waymark/inspector/"

  @Test func `the page needs the token, which the browser then keeps`() async throws {
    try await TestServer.run(CounterApp.self, inspects: true) { server in
      func get(_ path: String, _ cookie: String? = nil) async throws -> RawClient.Answer {
        let client = try await RawClient.connect(server.port)
        return try await client.request(
          path, host: "127.0.0.1:\(server.port)", fields: cookie.map { ["Cookie": $0] } ?? [:])
      }
      #expect(try await get(path).status == 403)
      #expect(try await get(path + "?token=" + Secret.random().text).status == 403)
      let entry = try await get(try #require(server.inspection).token.address)
      #expect(entry.status == 303 && entry["location"] == path)
      let cookie = try #require(entry["set-cookie"])
      #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
      #expect(cookie.contains("Path=\(path)"))
      let pair = String(cookie.prefix { $0 != ";" })
      let page = try await get(path, pair)
      #expect(page.status == 200 && page.body.contains("Sessions"))
      // The app's own pages are for everybody, and do not contain the token.
      let app = try await get("/")
      #expect(app.status == 200 && !app.body.contains(pair.suffix(32)))
    }
  }

  @Test func `a socket needs the token, too`() async throws {
    try await TestServer.run(CounterApp.self, inspects: true) { server in
      let upgrade = """
        GET \(path)waymark/socket HTTP/1.1\r
        Host: 127.0.0.1:\(server.port)\r
        Origin: http://127.0.0.1:\(server.port)\r
        Connection: Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        Cookie: %\r
        \r

        """
      let token = try #require(server.inspection).token.field(isSecure: false).prefix { $0 != ";" }
      for (cookie, status) in [("a=b", "403"), (String(token), "101")] {
        let client = try await RawClient.connect(server.port)
        try await client.send(upgrade.replacingOccurrences(of: "%", with: cookie))
        #expect(await client.read(until: "\r\n").contains(" \(status) "))
        await client.close()
      }
    }
  }

  @Test func `an inspector of several workers is an error`() async {
    let options = WebHost.Options(port: 0, workers: 2, inspector: true)
    await #expect(throws: WebHostError.cannotInspectWorkers) {
      try await WebHost.run(CounterApp.self, options)
    }
  }

  @Test func `without the option there is no inspector`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let client = try await RawClient.connect(server.port)
      let answer = try await client.request(path, host: "127.0.0.1:\(server.port)")
      #expect(answer.status == 404)
      #expect(server.store.inspector == nil)
    }
  }
}
