// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import WaymarkRender

@testable import WaymarkWeb

@Suite(.serialized, .timeLimit(.minutes(10)))
@MainActor
struct PageTests {
  private func ask(
    _ path: String = "/", method: String = "GET", host: String? = nil,
    options: WebHost.Options = WebHost.Options(port: 0)
  ) async throws -> (RawClient.Answer, TestServer) {
    var result: (RawClient.Answer, TestServer)?
    try await TestServer.run(CounterApp.self, options: options) { server in
      let client = try await RawClient.connect(server.port)
      let host = host ?? "127.0.0.1:\(server.port)"
      result = (try await client.request(path, method: method, host: host), server)
    }
    return try #require(result)
  }

  @Test func `the page is complete and nothing of it is kept`() async throws {
    let (answer, server) = try await ask()
    #expect(answer.status == 200)
    #expect(answer.body.contains("Count 0"))
    #expect(answer.body.hasSuffix("</html>\n"))
    #expect(server.store.sessions.isEmpty)
    #expect(!answer.body.contains(" style=") && !answer.body.contains("onclick"))
  }

  @Test func `the page's policy forbids what it does not need`() async throws {
    let (answer, server) = try await ask()
    let policy = try #require(answer["content-security-policy"])
    let parts = [
      "default-src 'none'", "script-src 'self' 'nonce-", "style-src 'self' 'nonce-",
      "img-src 'self' data: https:", "connect-src 'self' ws://127.0.0.1:\(server.port)",
      "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
    ]
    for part in parts { #expect(policy.contains(part)) }
    #expect(!policy.contains("unsafe"))
    #expect(answer["x-content-type-options"] == "nosniff")
    #expect(answer["referrer-policy"] == "same-origin")
    #expect(answer["cross-origin-resource-policy"] == "same-origin")
    #expect(answer["cache-control"] == "no-store")
  }

  @Test func `a page's nonce is its own`() async throws {
    let first = try await ask().0["content-security-policy"]
    let second = try await ask().0["content-security-policy"]
    let nonces = [first, second].map { $0?.split(separator: "'").first { $0.hasPrefix("nonce") } }
    #expect(nonces[0] != nil && nonces[0] != nonces[1])
  }

  @Test func `an effect does not run for a page`() async throws {
    let before = EffectsApp.appeared
    try await TestServer.run(EffectsApp.self) { server in
      let client = try await RawClient.connect(server.port)
      let answer = try await client.request("/", host: "127.0.0.1:\(server.port)")
      #expect(answer.body.contains("before"))
    }
    #expect(EffectsApp.appeared == before)
  }

  @Test(arguments: [
    (StaticFile.script.address, "text/javascript; charset=utf-8"),
    (StaticFile.styleSheet.address, "text/css; charset=utf-8"),
    (StaticFile.icon.address, "image/svg+xml"),
  ])
  func `the host's own files never change at an address`(
    address: String, type: String
  ) async throws {
    let (answer, _) = try await ask(address)
    #expect(answer.status == 200)
    #expect(answer["content-type"] == type)
    #expect(answer["cache-control"]?.contains("immutable") == true)
    #expect(try await ask("/").0.body.contains(address))
  }

  @Test(arguments: [
    "/none", "/waymark/", "/waymark/client-0.js", "/../../etc/passwd", "/%2e%2e/etc/passwd",
    "//", "/?q", "/index.html", "/<script>",
  ])
  func `an unknown address is a page that says so`(path: String) async throws {
    let (answer, _) = try await ask(path)
    if path == "/?q" {
      #expect(answer.status == 200)
    } else {
      #expect(answer.status == 404 || answer.status == 400)
      #expect(!answer.body.contains("<script"))
    }
  }

  @Test(arguments: ["PUT", "DELETE", "OPTIONS"])
  func `nothing but reading is answered`(method: String) async throws {
    #expect(try await ask(method: method).0.status == 405)
  }

  @Test func `HEAD has the head of GET`() async throws {
    let (answer, _) = try await ask(method: "HEAD")
    #expect(answer.status == 200)
    #expect(answer["content-length"].flatMap(Int.init) ?? 0 > 1000)
  }

  @Test func `another host is refused, and told nothing of this one`() async throws {
    let (answer, server) = try await ask(host: "evil.example")
    #expect(answer.status == 403 && answer.body.contains("Host not allowed"))
    for part in ["127.0.0.1", "localhost", "\(server.port)", "evil", "--origin", "Count 0"] {
      #expect(!answer.body.contains(part))
    }
  }

  @Test func `a rejected host is logged once, without characters that control a terminal`() {
    let lines = Mutex<[String]>([])
    let hosts = RejectedHosts { line in lines.withLock { $0.append(line) } }
    for _ in 0..<3 { hosts.note("evil\u{1B}[2J\n.example") }
    for number in 0..<40 { hosts.note("\(number).example") }
    let found = lines.withLock { $0 }
    #expect(found.count == 20 && found[0].contains("--origin http://evil[2J.example"))
    #expect(found.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 } })
  }

  @Test func `each answer has a date`() async throws {
    let date = try #require(try await ask().0["date"])
    #expect(
      date.wholeMatch(of: /[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT/) != nil)
    #expect(HTTPDate.text(of: 784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
  }

  @Test func `an origin that was allowed is answered`() async throws {
    let options = WebHost.Options(port: 0, origins: ["https://app.example"])
    let (answer, _) = try await ask(host: "app.example", options: options)
    #expect(answer.status == 200)
    #expect(answer["content-security-policy"]?.contains("wss://app.example") == true)
  }

  @Test func `a file of the app is served under a name made from its content`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("map.svg")
    try Data("<svg/>".utf8).write(to: picture)
    let notes = folder.appendingPathComponent("notes.txt")
    try Data("secret".utf8).write(to: notes)
    let store = AssetStore()
    let address = try #require(store.address(of: picture.path))
    #expect(address.hasPrefix("/waymark/file-") && address.hasSuffix(".svg"))
    #expect(store.file(at: address)?.type == "image/svg+xml")
    #expect(store.file(at: address)?.bytes == Array("<svg/>".utf8))
    #expect(store.address(of: notes.path) == nil)
    #expect(store.address(of: folder.path) == nil)
    #expect(store.address(of: "map.svg") == nil)
    #expect(store.file(at: picture.path) == nil)
  }
}
