// SPDX-License-Identifier: MIT

import NIOCore
import Testing

@testable import WaymarkWeb

/// The cookies that responses set.
@MainActor
@Suite(.timeLimit(.minutes(3))) struct CookieTests {
  private func ask(
    _ server: TestServer, _ path: String = "/", cookie: String? = nil,
    fields: [String: String] = [:], host: String? = nil
  ) async throws -> RawClient.Answer {
    let client = try await RawClient.connect(server.port)
    var fields = fields
    fields["Cookie"] = cookie
    let answer = try await client.request(
      path, host: host ?? "127.0.0.1:\(server.port)", fields: fields)
    await client.close()
    return answer
  }

  @Test func `a browser gets a cookie once, and a fresh one in place of an invented one (G5)`()
    async throws
  {
    try await TestServer.run(LinkedAtlas.self) { server in
      let field = try #require(try await ask(server)["set-cookie"])
      let pair = String(field.prefix { $0 != ";" })
      let browser = server.store.cookies.browser(in: [pair], isSecure: false)
      #expect(field == server.store.cookies.field(for: try #require(browser), isSecure: false))
      #expect(try await ask(server, cookie: pair)["set-cookie"] == nil)
      #expect(try await ask(server)["set-cookie"] != field)
      for path in ["/shop", StaticFile.script.address] {
        #expect(try await ask(server, path)["set-cookie"] == nil)
      }
      let invented = Secret.random().text
      for cookie in ["waymark=1", "waymark=\(invented)", "waymark=\(invented)\(invented)"] {
        let new = try #require(try await ask(server, cookie: cookie)["set-cookie"])
        #expect(!new.contains(invented))
      }
    }
  }

  @Test func `behind TLS, the cookie belongs to this host and to TLS only (G5)`() async throws {
    let options = WebHost.Options(
      port: 0, origins: ["https://app.example", "http://plain.example"],
      trustedProxies: ["127.0.0.1"])
    try await TestServer.run(LinkedAtlas.self, options: options) { server in
      let field = try #require(try await ask(server, host: "app.example")["set-cookie"])
      #expect(field.hasPrefix("__Host-waymark=") && field.hasSuffix("; Secure"))
      let pair = String(field.prefix { $0 != ";" })
      #expect(try await ask(server, cookie: pair, host: "app.example")["set-cookie"] == nil)
      for (scheme, isSecure) in [("https", true), ("http", false)] {
        let answer = try await ask(
          server, fields: ["X-Forwarded-Proto": scheme], host: "plain.example")
        #expect(answer["set-cookie"]?.hasPrefix("__Host-waymark=") == isSecure)
      }
    }
    try await TestServer.run(LinkedAtlas.self) { server in
      let answer = try await ask(server, fields: ["X-Forwarded-Proto": "https"])
      #expect(answer["set-cookie"]?.hasPrefix("waymark=") == true)
    }
  }

  @Test(
    arguments: [
      ([], [], false), ([], ["https"], true), ([], ["http"], false), ([], ["HTTPS "], true),
      ([], ["https, http"], false), ([], ["http", "https"], true), (["proto=https"], [], true),
      (["for=192.0.2.1; Proto=\"https\""], [], true), (["proto=https, proto=http"], [], false),
      (["proto=https"], ["http"], false), (["for=192.0.2.1"], ["https"], true),
    ] as [([String], [String], Bool)])
  func `a trusted proxy says how its visitor has connected (G5)`(
    forwarded: [String], forwardedProto: [String], isSecure: Bool
  ) throws {
    let policy = AddressPolicy(trustedProxies: ["10.0.0.1"])
    for (peer, isTrusted) in [("10.0.0.1", true), ("10.0.0.2", false)] {
      let said = policy.isSecure(
        peer: try SocketAddress(ipAddress: peer, port: 1), forwarded: forwarded,
        forwardedProto: forwardedProto)
      #expect(said == (isTrusted && isSecure))
    }
  }
}
