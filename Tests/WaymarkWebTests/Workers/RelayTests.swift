// SPDX-License-Identifier: MIT

import Foundation
import Testing
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// Connections that arrive at a worker which does not own their session.
@Suite(.serialized, .timeLimit(.minutes(3)))
@MainActor
struct RelayTests {
  private let browser = Secret.random()

  /// Runs a server for each of two workers; each has a port of its own, by which tests select it.
  private func run(
    proxies: [String] = [],
    _ body: @MainActor (_ owner: TestServer, _ other: TestServer) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    var options = WebHost.Options(port: 0, trustedProxies: proxies)
    options.keyFile = folder.url.appending(path: "keys")
    func worker(_ index: Int) -> Worker {
      Worker(index: index, count: 2, port: 0, folder: folder.url.path, storage: nil)
    }
    try await TestServer.run(CounterApp.self, options: options, worker: worker(1)) { owner in
      try await TestServer.run(CounterApp.self, options: options, worker: worker(0)) { other in
        try await body(owner, other)
      }
    }
  }

  /// Opens a socket, and sends the hello message of the session with a name.
  private func open(
    _ server: TestServer, path: String = "/waymark/socket?worker=1", id: String = "", got: Int = 0,
    fields: [String: String] = [:]
  ) async throws -> RawClient {
    let client = try await RawClient.connect(server.port)
    let answer = try await client.upgrade(
      port: server.port, origin: "http://127.0.0.1:\(server.port)", path: path,
      cookie: server.store.cookies.pair(for: browser))
    #expect(answer.status == 101)
    try await client.message(
      ClientMessage.hello(server.store.page().identity.markup, id: id, got: got))
    return client
  }

  /// Opens a session at its owner; returns its socket and name.
  private func begin(_ owner: TestServer) async throws -> (RawClient, String) {
    let client = try await open(owner, path: "/waymark/socket")
    guard case .text(let text) = await client.incoming() else { throw CancellationError() }
    let name = try #require(text.firstMatch(of: /"([0-9a-f]{32}1)"/)).1
    return (client, String(name))
  }

  @Test func `a socket reaches the owner of its session by any worker (O14)`() async throws {
    try await run { owner, other in
      let (first, name) = try await begin(owner)
      let second = try await open(other, id: name, got: 1)
      #expect(await first.incoming() == .close(4001))
      #expect(await second.incoming() == .text("[0,0,[]]"))
      #expect(owner.store.metrics.registry.value("waymark_sessions_resumed_total") == 1)
      #expect(owner.store.sessions.count == 1 && other.store.sessions.isEmpty)
      // Events and their answers pass in both directions, and the end of one end ends the other.
      try await second.message(#"[1,"999","tap"]"#)
      #expect(await second.incoming() == .text("[1,0,[]]"))
      #expect(owner.store.sessions.values.first?.address == "127.0.0.1")
      await second.close()
      while !owner.store.sessions.isEmpty { await Task.yield() }
      #expect(owner.store.detachedSessions.count == 1)
    }
  }

  @Test func `a relayed socket ends with its session's (O14)`() async throws {
    try await run { owner, other in
      let (first, name) = try await begin(owner)
      await first.close()
      let second = try await open(other, id: name, got: 1)
      #expect(await second.incoming() == .text("[0,0,[]]"))
      owner.store.sessions.values.first?.disconnect()
      #expect(await second.incoming() == .close(1012))
      #expect(await second.isAtEnd())
    }
  }

  @Test func `a worker handles what its owner no longer can (O15)`() async throws {
    try await run { owner, other in
      let (_, name) = try await begin(owner)
      try await owner.stop()
      let again = try await open(other, id: name, got: 1)
      #expect(await again.incoming() == .close(4002))
      let new = try await open(other, id: name)
      guard case .text(let text) = await new.incoming() else {
        Issue.record("no answer")
        return
      }
      #expect(try #require(text.firstMatch(of: /"([0-9a-f]{32}0)"/)).1 != name[...])
    }
  }

  @Test func `the visitor of a relayed connection has its own address (O14)`() async throws {
    try await run(proxies: ["127.0.0.1"]) { owner, other in
      let client = try await RawClient.connect(other.port)
      let host = "127.0.0.1:\(other.port)"
      let fields = [
        "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Origin": "http://\(host)",
        "X-Forwarded-For": "10.0.0.9", "waymark-peer": "1 10.9.9.9",
      ]
      let answer = try await client.request(
        "/waymark/socket?worker=1", host: host, fields: fields)
      #expect(answer.status == 101)
      try await client.message(ClientMessage.hello(owner.store.page().identity.markup))
      _ = await client.incoming()
      #expect(owner.store.sessions.values.map(\.address) == ["10.0.0.9"])
    }
  }

  @Test func `only workers say where a connection comes from (O14)`() async throws {
    try await run { owner, _ in
      let client = try await RawClient.connect(owner.port)
      let answer = try await client.request(
        "/", host: "127.0.0.1:81", fields: ["waymark-peer": "81 127.0.0.1"])
      #expect(answer.status == 403)
    }
  }

  @Test func `forms without script reach the owner of their session (O14)`() async throws {
    try await run { owner, other in
      @MainActor func fields(_ server: TestServer) -> [String: String] {
        let own = server.store.cookies.pair(for: browser)
        return ["Cookie": "\(own); waymark-worker=1", "Origin": "http://127.0.0.1:\(server.port)"]
      }
      @MainActor
      func post(
        _ server: TestServer, size: Int? = nil
      ) async throws -> RawClient.Answer {
        let page = server.store.page().identity.markup
        let body = size.map { String(repeating: "a", count: $0) } ?? "page=\(page)"
        let client = try await RawClient.connect(server.port)
        var text = "POST / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
        text += "Content-Type: application/x-www-form-urlencoded\r\n"
        text += "Content-Length: \(body.utf8.count)\r\n"
        for (name, value) in fields(server) { text += "\(name): \(value)\r\n" }
        try await client.send(text + "\r\n")
        try await client.send(body)
        let answer = await client.answer()
        // The next request on this connection may concern another worker.
        if size == nil { #expect(await client.isAtEnd()) }
        return answer
      }
      let answer = try await post(other)
      #expect(answer.status == 303 && answer["set-cookie"]?.hasPrefix("waymark-worker=1;") == true)
      #expect(owner.store.formSessions.count == 1 && other.store.formSessions.isEmpty)
      let client = try await RawClient.connect(other.port)
      let page = try await client.request(
        "/", host: "127.0.0.1:\(other.port)", fields: fields(other))
      #expect(page.body.contains("data-session="))
      #expect(await client.isAtEnd())
      // What is too large is not kept for the owner.
      #expect(try await post(other, size: FormBody.largestSize + 1).status == 413)
      #expect(owner.store.formSessions.count == 1)
    }
  }
}
