// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@testable import WaymarkWeb

@Suite(.serialized, .timeLimit(.minutes(10)))
@MainActor
struct SocketTests {
  /// Returns the id of the element that contains a text.
  private func id(of words: String, _ kind: ElementKind, _ server: TestServer) throws -> String {
    let html = server.store.page().html
    let document = try DOMNode.parse(html)
    let node = document.all.last { node in
      node.attributes["class"]?.split(separator: " ").first == Substring(kind.rawValue)
        && node.all.contains { $0.text == words }
    }
    return try #require(node?.attributes["data-n"])
  }

  @Test(arguments: [nil, "null", "http://evil.example", "https://127.0.0.1:1"])
  func `a socket of another origin is refused`(origin: String?) async throws {
    try await TestServer.run(CounterApp.self) { server in
      let client = try await RawClient.connect(server.port)
      #expect(try await client.upgrade(port: server.port, origin: origin).status == 403)
      let other = try await RawClient.connect(server.port)
      let own = "http://127.0.0.1:\(server.port)"
      let answer = try await other.upgrade(port: server.port, origin: own, host: "evil.example")
      #expect(answer.status == 403)
      let third = try await RawClient.connect(server.port)
      #expect(try await third.upgrade(port: server.port, origin: own, path: "/").status == 403)
      #expect(server.store.sessions.isEmpty)
    }
  }

  @Test func `a tap is answered with a patch`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let client = try await server.openSocket()
      let add = try id(of: "Add", .button, server)
      let text = try id(of: "Count 0", .text, server)
      try await client.message(#"[1,"\#(add)","tap",null]"#)
      #expect(await client.incoming() == .text(#"[1,0,[[0,"\#(text)","Count 1"]]]"#))
      try await client.message(#"[2,"\#(add)","tap"]"#)
      #expect(await client.incoming() == .text(#"[2,0,[[0,"\#(text)","Count 2"]]]"#))
    }
  }

  @Test func `a page that shows something else is set right`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let client = try await server.openSocket(hello: false)
      try await client.message(ClientMessage.hello("stale"))
      guard case .text(let message) = await client.incoming() else {
        Issue.record("no answer")
        return
      }
      #expect(message.hasPrefix("[0,0,[[10,"))
      #expect(message.contains("Count 0"))
    }
  }

  @Test func `effects run once, when the socket opens`() async throws {
    let before = EffectsApp.appeared
    try await TestServer.run(EffectsApp.self) { server in
      let hash = server.store.page().identity.markup
      #expect(EffectsApp.appeared == before)
      let client = try await server.openSocket(hello: false)
      try await client.message(ClientMessage.hello(hash))
      guard case .text(let message) = await client.incoming() else {
        Issue.record("no answer")
        return
      }
      #expect(message.hasPrefix("[0,0,[[0,") && message.contains("after"))
      #expect(EffectsApp.appeared == before + 1)
    }
  }

  @Test func `what a field does not show is put right`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let client = try await server.openSocket()
      let document = try DOMNode.parse(server.store.page().html)
      let field = try #require(
        document.all.first { $0.tag == "input" }?.attributes["data-n"])
      try await client.message(#"[1,"\#(field)","changeText","ab"]"#)
      guard case .text(let message) = await client.incoming() else { return }
      #expect(message.hasPrefix("[1,") && message.contains(#"[2,"\#(field)","AB"]"#))
      // The app already has this value, so nothing changes there; but the page shows the typed
      // text.
      try await client.message(#"[2,"\#(field)","changeText","ab"]"#)
      #expect(await client.incoming() == .text(#"[2,0,[[2,"\#(field)","AB"]]]"#))
    }
  }

  @Test func `refused events change nothing and are counted`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let client = try await server.openSocket()
      let add = try id(of: "Add", .button, server)
      let never = try id(of: "Never", .button, server)
      let sheet = try id(of: "Sheet", .button, server)
      try await client.message(#"[1,"999","tap"]"#)
      #expect(await client.incoming() == .text("[1,0,[]]"))
      try await client.message(#"[2,"\#(never)","tap"]"#)
      #expect(await client.incoming() == .text("[2,0,[]]"))
      try await client.message(#"[3,"\#(add)","submit"]"#)
      #expect(await client.incoming() == .text("[3,0,[]]"))
      try await client.message(#"[4,"\#(sheet)","tap"]"#)
      guard case .text(let opened) = await client.incoming() else { return }
      #expect(opened.hasPrefix("[4,1,"))
      try await client.message(#"[5,"\#(add)","tap"]"#)
      #expect(await client.incoming() == .text("[5,1,[]]"))
      let errors: [HostEventError] = [.notFound, .disabled, .unsupported, .hidden, .invalid]
      #expect(errors.map(server.store.metrics.rejected) == [1, 1, 1, 1, 0])
      try await client.message(ReadyTransport.traverse(6, 0, "/", depth: 1, seen: 5))
      guard case .text(let closed) = await client.incoming() else { return }
      #expect(closed.hasPrefix("[6,0,"))
      try await client.message(ReadyTransport.traverse(7, 0, "/", seen: 6))
      #expect(await client.incoming() == .text("[7,0,[]]"))
    }
  }

  @Test(arguments: [
    "", "{", "[]", "null", "[1]", #"["1","2","tap"]"#, #"[1,"2","explode"]"#, #"[1,"x","tap"]"#,
    #"[-1,"2","tap"]"#, #"[0,"2","tap"]"#, #"[1,"2","changeText"]"#, #"[1,"2","changeText",1]"#,
    #"[1,"2","changeOn","yes"]"#, #"[1,"2","tap",null,null]"#, #"[1,"2","tap","more"]"#,
    #"[1,"","go",0]"#, ReadyTransport.traverse(1, 10_001, "/"), #"[1,"","tap"]"#,
    ReadyTransport.traverse(1, -1, "/"), #"[1,"2","go",{"at":0,"address":"/"}]"#,
    #"[1,"","go",{"at":0}]"#, ClientMessage.hello("x"),
    #"[0,"","hello","x"]"#, #"[1,"2.0","tap"]"#, #"[1,"99999999999","tap"]"#,
    #"[9223372036854775808,"2","tap"]"#, String(repeating: "[", count: 10_000),
  ])
  func `a malformed message ends its own socket only`(message: String) async throws {
    try await TestServer.run(CounterApp.self) { server in
      let bad = try await server.openSocket()
      let good = try await server.openSocket()
      try await bad.message(message)
      #expect(await bad.incoming() == .close(1002))
      #expect(await bad.incoming() == .end)
      #expect(server.store.metrics.refusals(.malformed) == 1)
      try await good.message(#"[1,"999","tap"]"#)
      #expect(await good.incoming() == .text("[1,0,[]]"))
    }
  }

  /// Opens a socket with subprotocols.
  private func socket(
    _ server: TestServer, offering protocols: String
  ) async throws -> (RawClient, RawClient.Answer) {
    let client = try await RawClient.connect(server.port)
    let answer = try await client.upgrade(
      port: server.port, origin: "http://127.0.0.1:\(server.port)", protocols: protocols)
    return (client, answer)
  }

  @Test func `the request can contain the first message`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let hello = try #require(
        ClientMessage.hello("(stale)").addingPercentEncoding(withAllowedCharacters: .alphanumerics))
      let (client, answer) = try await socket(server, offering: "waymark, \(hello)")
      #expect(answer.status == 101 && answer["sec-websocket-protocol"] == "waymark")
      guard case .text = await client.incoming() else {
        Issue.record("There was no message.")
        return
      }
      #expect(server.store.sessions.count == 1)
      try await client.message(#"[1,"999","tap"]"#)
      #expect(await client.incoming() == .text("[1,0,[]]"))
    }
  }

  @Test(arguments: ["%5B", "%FF", "%", "%5B0%5D"])
  func `a malformed message in the request closes the socket`(message: String) async throws {
    try await TestServer.run(CounterApp.self) { server in
      let (client, answer) = try await socket(server, offering: "waymark, \(message)")
      #expect(answer.status == 101)
      #expect(await client.incoming() == .close(1002))
      #expect(server.store.metrics.refusals(.malformed) == 1)
    }
  }

  @Test(arguments: ["chat", "waymark", "chat, superchat"])
  func `the message follows a request without it`(protocols: String) async throws {
    try await TestServer.run(CounterApp.self) { server in
      let (client, answer) = try await socket(server, offering: protocols)
      #expect(answer.status == 101)
      #expect(answer["sec-websocket-protocol"] == (protocols == "waymark" ? "waymark" : nil))
      try await client.message(ClientMessage.hello("stale"))
      guard case .text = await client.incoming() else {
        Issue.record("There was no message.")
        return
      }
    }
  }

  @Test func `nothing is said before hello`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let client = try await server.openSocket(hello: false)
      try await client.message(#"[1,"5","tap"]"#)
      #expect(await client.incoming() == .close(1002))
    }
  }

  @Test func `a number that was used is malformed`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let client = try await server.openSocket()
      try await client.message(#"[5,"999","tap"]"#)
      #expect(await client.incoming() == .text("[5,0,[]]"))
      try await client.message(#"[5,"999","tap"]"#)
      #expect(await client.incoming() == .close(1002))
    }
  }

  enum BadFrame: CaseIterable {
    case binary, notText, unmasked, tooLarge, tooManyPieces, reserved

    var code: Int {
      switch self {
      case .binary: 1003
      case .notText: 1007
      case .unmasked, .reserved: 1002
      case .tooLarge, .tooManyPieces: 1009
      }
    }
  }

  @Test(arguments: BadFrame.allCases)
  func `a frame that is not allowed ends its own socket only`(frame: BadFrame) async throws {
    try await TestServer.run(CounterApp.self) { server in
      let bad = try await server.openSocket()
      let good = try await server.openSocket()
      switch frame {
      case .binary: try await bad.frame(2, [1, 2, 3])
      case .notText: try await bad.frame(1, [0xFF, 0xFE])
      case .unmasked: try await bad.frame(1, Array("[]".utf8), isMasked: false)
      case .tooLarge: try await bad.frame(1, [UInt8](repeating: 32, count: 160 << 10 | 1))
      case .tooManyPieces:
        for place in 0..<20 {
          try? await bad.frame(place == 0 ? 1 : 0, [32], isFinal: false)
        }
      case .reserved: try await bad.frame(5, [])
      }
      let end = await bad.incoming()
      #expect(end == .close(frame.code))
      try await good.message(#"[1,"999","tap"]"#)
      #expect(await good.incoming() == .text("[1,0,[]]"))
    }
  }
}
