// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import Testing
import WaymarkRender
import WaymarkViews

@testable import WaymarkWeb

/// Valid input with random changes, at each place where strangers send some.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct HostileInputTests {
  /// Bytes that mean something to a parser.
  private static let marks = Array("\u{0}\r\n\t \"'\\{}[](),:;=&?#%/+-.019aZ<>@~^|é😀".utf8)

  /// Changes, removes, repeats or adds some bytes.
  private func changed(_ text: String, _ source: inout SplitMix) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &source) {
      let place = Int.random(in: 0...max(0, bytes.count - 1), using: &source)
      let end = min(bytes.count, place + Int.random(in: 1...12, using: &source))
      switch Int.random(in: 0..<6, using: &source) {
      case 0 where !bytes.isEmpty: bytes[place] = .random(in: 0...255, using: &source)
      case 1 where !bytes.isEmpty: bytes[place] = source.element(of: Self.marks)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4: bytes.insert(source.element(of: Self.marks), at: place)
      default:
        let count = Int.random(in: 1...400, using: &source)
        let mark = source.element(of: Self.marks)
        bytes.insert(contentsOf: repeatElement(mark, count: count), at: place)
      }
    }
    return bytes
  }

  /// O4.
  @Test func `10 000 messages are answered, or close their socket`() async throws {
    var source = SplitMix(seed: .random(in: 0 ... .max))
    let store = SessionStore(AtlasApp.self, site: .atlas, sessionLimit: 100)
    let browser = Secret.random()
    var page = try ReadyTransport(store, browser: browser)
    let hello = ClientMessage.hello(store.page().identity.markup, state: "AAAA")
    page.say(hello)
    let tree = try #require(page.session).encoder.tree
    let ids = tree.windows.flatMap { tree[$0]?.children ?? [] }.map { "\($0)" } + ["2", "9.1"]
    let kinds = ClientAction.allCases.filter { $0 != .hello && $0 != .go }.map(\.rawValue)
    let payloads = [
      "null", "true", "1", "-1.5e300", "\"a\"", "[0,9]", "[1,1,[[1,1,1,1]]]", "{\"x\":1}", "\"é\"",
      "[[\"idle\"],[0,-1,2,3e9,4,5,6,7,8,9,10,11]]", "[\"began\",0,[1,2],false,[1,2,3,4]]",
      "[\"down\",\"a\",[\"shift\"]]", "[\"dropped\",\"\(ids[0])\",[1,2]]",
      "[\"entered\",[\"a\",null],[]]", "[true,true,true,true,true,true,2,1]",
      "[1,-2,3,4.5]",
    ]
    var answered = 0
    var malformed = 0
    for number in 1...10_000 {
      // Other tests take their turns.
      if number % 20 == 0 { await Task.yield() }
      let id = source.element(of: ids)
      let valid: String
      switch Int.random(in: 0..<80, using: &source) {
      case 0: valid = hello
      case 1..<10: valid = ReadyTransport.traverse(number, 0, "/", depth: 1, seen: 1)
      default:
        valid =
          "[\(number),\"\(id)\",\"\(source.element(of: kinds))\",\(source.element(of: payloads))]"
      }
      let isChanged = Int.random(in: 0..<3, using: &source) > 0
      let message = isChanged ? String(decoding: changed(valid, &source), as: UTF8.self) : valid
      if ClientMessage(message) == nil {
        malformed += 1
        // All of them do the same; a new page for each would take long.
        guard malformed % 50 == 0 else { continue }
      }
      let count = page.messages.count
      page.say(message)
      if let code = page.closed {
        #expect(code == 1002, "\(code): \(message)")
        store.close(page)
        page = try ReadyTransport(store, browser: browser)
        page.say(hello)
      } else if page.messages.count > count {
        answered += 1
      }
    }
    #expect(answered > 100 && malformed > 100)
    #expect(store.sessions.count <= 1 && store.detachedSessions.count <= 10)
    // Another visitor is served as before.
    let other = try ReadyTransport(store)
    #expect(other.say(hello).hasPrefix("[0,"))
  }

  private static let statuses: Set = [
    0, 101, 200, 303, 308, 400, 403, 404, 405, 413, 414, 415, 431, 501, 505,
  ]

  /// O10, O11.
  @Test func `2000 heads and forms are answered, or close connections`() async throws {
    var source = SplitMix(seed: .random(in: 0 ... .max))
    let options = WebHost.Options(port: 0, headTimeout: .seconds(1), bodyTimeout: .seconds(1))
    try await TestServer.run(AtlasApp.self, options: options, site: .atlas) { server in
      let host = "127.0.0.1:\(server.port)"
      let cookie = server.store.cookies.pair(for: .random())
      let upgrade =
        "GET /waymark/socket?gzip&worker=1 HTTP/1.1\r\nHost: \(host)\r\nUpgrade: websocket\r\n"
        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nOrigin: http://\(host)\r\n"
        + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: waymark, %5B\r\n"
        + "Cookie: \(cookie)\r\n\r\n"
      let form = "page=1&do=2.1&a.1=%C3%A9+b"
      let post =
        "POST /a HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\nCookie: \(cookie)\r\n"
        + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(form.count)\r\n\r\n"
        + form
      let get =
        "GET /lakes/1?a=b%20c#d HTTP/1.1\r\nHost: \(host)\r\nAccept-Encoding: gzip;q=0.5, br\r\n"
        + "Cookie: a=b; \(cookie)\r\nForwarded: for=\"[::1]:1\";proto=https\r\n"
        + "User-Agent: x\r\nAccept-Language: de-CH;q=0.9,ar\r\n\r\n"
      for _ in 0..<8 {
        let heads = (0..<250).map { _ in
          changed(source.element(of: [upgrade, post, get]), &source)
        }
        let answers = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
          for head in heads {
            group.addTask { [port = server.port] in
              let client = try await RawClient.connect(port)
              // The server may have closed the connection before all is sent.
              try? await client.send(head)
              let status = await client.answer().status
              await client.close()
              return (status, head)
            }
          }
          var answers: [(Int, [UInt8])] = []
          for try await answer in group { answers.append(answer) }
          return answers
        }
        for (status, head) in answers {
          let text = String(decoding: head, as: UTF8.self)
          #expect(Self.statuses.contains(status), "\(status): \(text)")
        }
      }
      let client = try await RawClient.connect(server.port)
      #expect(try await client.request("/", host: host).status == 200)
    }
  }

  @Test func `10 000 URL paths lead to a screen or to nothing`() throws {
    var source = SplitMix(seed: .random(in: 0 ... .max))
    let store = SessionStore(AtlasApp.self, site: .atlas)
    var screens = 0
    for path in ["/", "/lakes/1", "/find/a%20b?page=2", "/lakes/7/photos?x=1#y"] {
      for number in 0..<2500 {
        let address = String(decoding: changed(path, &source), as: UTF8.self)
        guard case .screen(let screen) = Site.atlas.resolve(address) else { continue }
        screens += 1
        if number % 50 == 0 { #expect(!store.page(opening: screen.link).html.isEmpty) }
      }
    }
    #expect(screens > 100)
  }
}
