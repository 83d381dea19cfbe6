// SPDX-License-Identifier: MIT

import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct LongApp: App {
  var body: some Scene {
    WindowGroup { VStack { ForEach(0..<90) { Text("Row \($0) of a long page") } } }
  }
}

@Suite(.timeLimit(.minutes(5)))
@MainActor
struct CompressionTests {
  private struct Answer {
    var head: String
    var body: [UInt8]

    subscript(name: String) -> String? {
      head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("\(name): ") }
        .map { String($0.dropFirst(name.utf8.count + 2)) }
    }
  }

  /// Sends requests over one connection.
  private func ask(
    _ lines: String..., on server: TestServer, accepting encoding: String? = "br, gzip;q=0.8"
  ) async throws -> [Answer] {
    let client = try await RawClient.connect(server.port)
    var answers: [Answer] = []
    for line in lines {
      var request = "\(line) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
      if let encoding { request += "Accept-Encoding: \(encoding)\r\n" }
      try await client.send(request + "\r\n")
      var answer = Answer(head: await client.read(until: "\r\n\r\n"), body: [])
      if !line.hasPrefix("HEAD"), let length = answer["content-length"].flatMap({ Int($0) }) {
        answer.body = await client.read(length)
      }
      answers.append(answer)
    }
    await client.close()
    return answers
  }

  private func decompressed(_ bytes: [UInt8]) throws -> [UInt8] {
    let channel = EmbeddedChannel(handler: NIOHTTPResponseDecompressor(limit: .none))
    defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
    let fields: HTTPHeaders = ["content-encoding": "gzip", "content-length": "\(bytes.count)"]
    try channel.writeInbound(
      HTTPClientResponsePart.head(
        HTTPResponseHead(version: .http1_1, status: .ok, headers: fields)))
    try channel.writeInbound(HTTPClientResponsePart.body(ByteBuffer(bytes: bytes)))
    var all: [UInt8] = []
    while let part = try channel.readInbound(as: HTTPClientResponsePart.self) {
      if case .body(let buffer) = part { all += buffer.readableBytesView }
    }
    return all
  }

  @Test func `a page is compressed for a client that accepts it`() async throws {
    try await TestServer.run(LongApp.self) { server in
      let small = try await ask("GET /", "GET /", on: server)
      let plain = try await ask("GET /", on: server, accepting: nil)[0]
      #expect(plain["content-encoding"] == nil && plain["vary"] == "Accept-Encoding")
      for answer in small {
        #expect(answer["content-encoding"] == "gzip" && answer["vary"] == "Accept-Encoding")
        #expect(answer.body.count * 3 < plain.body.count && answer["waymark-compress"] == nil)
        let text = String(decoding: try decompressed(answer.body), as: UTF8.self)
        #expect(text.contains("Row 89 of") && text.hasSuffix("</html>\n"))
      }
    }
  }

  @Test func `a request for the head alone has no body and the connection goes on`() async throws {
    try await TestServer.run(LongApp.self) { server in
      let answers = try await ask("HEAD /", "GET /waymark/none", "HEAD /", on: server)
      for answer in [answers[0], answers[2]] {
        #expect(answer.head.hasPrefix("HTTP/1.1 200") && answer["content-encoding"] == nil)
        #expect(answer["waymark-compress"] == nil)
      }
      #expect(answers[1].head.hasPrefix("HTTP/1.1 404"))
    }
  }

  @Test func `a file is compressed once`() async throws {
    let script = StaticFile.script
    let compressed = try #require(script.compressedBytes)
    #expect(try decompressed(compressed) == script.bytes)
    try await TestServer.run(LongApp.self) { server in
      let answer = try await ask("GET \(script.address)", on: server)[0]
      #expect(answer["content-encoding"] == "gzip" && answer.body == compressed)
      let plain = try await ask("GET \(script.address)", on: server, accepting: "identity")[0]
      #expect(plain["content-encoding"] == nil && plain.body == script.bytes)
      #expect(plain["vary"] == "Accept-Encoding")
    }
  }

  @Test(arguments: [
    ("gzip", true), ("GZIP", true), ("deflate, gzip;q=1.0, *;q=0.5", true), ("*", true),
    ("gzip ; q=0.2", true), ("gzip;q=0", false), ("gzip; q=0.000", false), ("br", false),
    ("", false), ("gzip;q=x", false), ("notgzip", false),
  ])
  func `a client says whether it accepts gzip`(field: String, accepts: Bool) {
    #expect(Compression.accepts(field) == accepts)
    #expect(!Compression.accepts(nil))
  }

  @Test(arguments: [
    ("text/html; charset=utf-8", 2000, true), ("text/html", 200, false),
    ("image/png", 20_000, false), ("image/svg+xml", 20_000, true), (nil, 20_000, false),
    ("application/json", 1024, true),
  ])
  func `only texts of some length are worth it`(type: String?, size: Int, pays: Bool) {
    #expect(Compression.pays(type: type, size: size) == pays)
    #expect(Compression.pays(type: type, size: size, isKept: true) == (pays || size == 200))
  }

  @Test func `what does not get smaller stays as it is`() {
    var random = SystemRandomNumberGenerator()
    let noise = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(Compression.gzip(noise) == nil)
  }

  @Test func `large messages are compressed for a page that asks`() async throws {
    try await TestServer.run(LongApp.self) { server in
      func receive(_ path: String) async throws -> RawClient.Incoming {
        let client = try await RawClient.connect(server.port)
        _ = try await client.upgrade(
          port: server.port, origin: "http://127.0.0.1:\(server.port)", path: path)
        try await client.message(ClientMessage.hello("other"))
        let incoming = await client.incoming()
        await client.close()
        return incoming
      }
      guard case .text(let text) = try await receive("/waymark/socket"),
        case .data(let bytes) = try await receive("/waymark/socket?gzip")
      else {
        Issue.record("no messages")
        return
      }
      #expect(text.utf8.count > SocketTransport.compressedSize && bytes.count < text.utf8.count / 4)
      #expect(try decompressed(bytes) == Array(text.utf8))
    }
  }

  @Test func `a small message is text`() {
    let large = String(repeating: "a", count: SocketTransport.compressedSize)
    #expect(SocketTransport.compressed(String(large.dropLast())) == nil)
    #expect(SocketTransport.compressed(large) != nil)
  }
}
