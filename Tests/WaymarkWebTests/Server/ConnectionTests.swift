// SPDX-License-Identifier: MIT

import NIOCore
import Testing

@testable import WaymarkWeb

/// The beginning and the end of connections.
@Suite(.serialized, .timeLimit(.minutes(10)))
@MainActor
struct ConnectionTests {
  @Test func `there are only so many sessions`() async throws {
    let options = WebHost.Options(port: 0, sessionLimit: 2)
    try await TestServer.run(CounterApp.self, options: options) { server in
      let first = try await server.openSocket()
      _ = try await server.openSocket()
      let third = try await server.openSocket(hello: false)
      try await third.message(ClientMessage.hello(""))
      #expect(await third.incoming() == .close(1013))
      #expect(server.store.metrics.refusals(.sessions) == 1)
      await first.close()
      while server.store.sessions.count == 2 { await Task.yield() }
      _ = try await server.openSocket()
    }
  }

  @Test func `a socket that closes ends its session`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let client = try await server.openSocket()
      #expect(server.store.sessions.count == 1)
      try await client.frame(8, [0x03, 0xE8])
      #expect(await client.incoming() == .close(1000))
      while !server.store.sessions.isEmpty { await Task.yield() }
    }
  }

  @Test func `a stopped server says goodbye at once`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let client = try await server.openSocket()
      let idle = try await RawClient.connect(server.port)
      let start = ContinuousClock.now
      try await server.stop()
      // Idle connections end by themselves after a minute.
      #expect(ContinuousClock.now - start < .seconds(40))
      #expect(await client.incoming() == .close(1012))
      #expect(await idle.isAtEnd())
    }
  }

  @Test func `a connection that asks nothing is ended`() async throws {
    let options = WebHost.Options(port: 0, headTimeout: .milliseconds(50))
    try await TestServer.run(CounterApp.self, options: options) { server in
      let silent = try await RawClient.connect(server.port)
      #expect(await silent.isAtEnd())
      let slow = try await RawClient.connect(server.port)
      // On a busy machine, the time limit may have passed before this is sent.
      try? await slow.send("GET / HTTP/1.1\r\nHost:")
      #expect(await slow.isAtEnd())
    }
  }

  @Test func `a connection that has served pages becomes a socket`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let client = try await RawClient.connect(server.port)
      for _ in 0..<2 {
        #expect(try await client.request("/", host: "127.0.0.1:\(server.port)").status == 200)
      }
      let answer = try await client.upgrade(
        port: server.port, origin: "http://127.0.0.1:\(server.port)")
      #expect(answer.status == 101)
      try await client.message(ClientMessage.hello(""))
      guard case .text = await client.incoming() else {
        Issue.record("There was no message.")
        return
      }
      #expect(server.store.sessions.count == 1)
      // The handlers of HTTP would close the connection at once.
      try await server.stop()
      #expect(await client.incoming() == .close(1012))
    }
  }

  @Test func `what is sent right behind an upgrade request reaches the socket`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let client = try await RawClient.connect(server.port)
      #expect(try await client.request("/", host: "127.0.0.1:\(server.port)").status == 200)
      // A masked ping with the payload `a` and the mask 0.
      try await client.send(
        Array(
          """
          GET \(WebPaths.socket) HTTP/1.1\r
          Host: 127.0.0.1:\(server.port)\r
          Origin: http://127.0.0.1:\(server.port)\r
          Connection: keep-alive, Upgrade\r
          Upgrade: websocket\r
          Sec-WebSocket-Version: 13\r
          Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
          \r

          """.utf8) + [0x89, 0x81, 0, 0, 0, 0, 0x61])
      let head = await client.read(until: "\r\n\r\n")
      #expect(head.hasPrefix("HTTP/1.1 101 "))
      #expect(head.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
      #expect(await client.read(3) == [0x8A, 1, 0x61])
    }
  }

  @Test(arguments: ["Sec-WebSocket-Version: 8", "Sec-WebSocket-Version: 13"])
  func `an upgrade request without a key, or of another version, is bad`(
    field: String
  ) async throws {
    try await TestServer.run(CounterApp.self) { server in
      let client = try await RawClient.connect(server.port)
      try await client.send(
        """
        GET \(WebPaths.socket) HTTP/1.1\r
        Host: 127.0.0.1:\(server.port)\r
        Origin: http://127.0.0.1:\(server.port)\r
        Connection: Upgrade\r
        Upgrade: websocket\r
        \(field)\r
        \r

        """)
      #expect(await client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 400 "))
      #expect(await client.isAtEnd())
    }
  }

  @Test func `a port in use is named`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      await #expect(throws: WebHostError.portInUse(server.port)) {
        try await WebHost.run(CounterApp.self, WebHost.Options(port: server.port))
      }
      #expect("\(WebHostError.portInUse(server.port))".contains("\(server.port)"))
    }
  }

  @Test func `an origin that is none is named`() async {
    await #expect(throws: WebHostError.badOrigin("app.example")) {
      try await WebHost.run(
        CounterApp.self, WebHost.Options(port: 0, origins: ["app.example"]))
    }
  }
}
