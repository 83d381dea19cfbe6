// SPDX-License-Identifier: MIT

import Testing
import WaymarkViews

@testable import WaymarkWeb

/// Pages of browsers without script: their forms.
@MainActor
@Suite(.timeLimit(.minutes(3))) struct FormTests {
  private let browser = Secret.random()

  /// Sends a form.
  private func post(
    _ body: String, to server: TestServer, path: String = "/", fields: [String: String?] = [:]
  ) async throws -> RawClient.Answer {
    var all: [String: String?] = [
      "Origin": "http://127.0.0.1:\(server.port)",
      "Cookie": server.store.cookies.pair(for: browser),
      "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "\(body.utf8.count)",
    ]
    all.merge(fields) { $1 }
    let client = try await RawClient.connect(server.port)
    var text = "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
    for (name, value) in all { if let value { text += "\(name): \(value)\r\n" } }
    try await client.send(text + "\r\n" + body)
    let answer = await client.answer()
    await client.close()
    return answer
  }

  private func get(_ path: String = "/", from server: TestServer) async throws -> String {
    let client = try await RawClient.connect(server.port)
    let host = "127.0.0.1:\(server.port)"
    let answer = try await client.request(
      path, host: host, fields: ["Cookie": server.store.cookies.pair(for: browser)])
    await client.close()
    return answer.body
  }

  /// The body that the button with a text sends.
  private func button(_ text: String, in html: String) throws -> String {
    let end = try #require(html.range(of: ">\(text)<")).lowerBound
    let start = try #require(html[..<end].range(of: "name=\"do\" value=\"", options: .backwards))
    let value = html[start.upperBound...].prefix { $0 != "\"" }
    return "page=\(try page(html))&do=\(value.replacing(" ", with: "+"))"
  }

  private func page(_ html: String) throws -> String {
    let start = try #require(html.range(of: "name=\"page\" value=\""))
    return String(html[start.upperBound...].prefix { $0 != "\"" })
  }

  /// U17.
  @Test func `a form does what its button does, and leads to the page that shows it`() async throws
  {
    try await TestServer.run(CounterApp.self) { server in
      for count in 1...3 {
        let answer = try await post(button("Add", in: get(from: server)), to: server)
        #expect(answer.status == 303 && answer["location"] == "/")
        #expect(answer["cache-control"] == "no-store")
        #expect(try await get(from: server).contains(">Count \(count)<"))
      }
      #expect(server.store.formSessions.count == 1 && server.store.sessions.isEmpty)
      // A browser with another cookie has its own app.
      #expect(try await server.html().contains(">Count 0<"))
    }
  }

  /// U17.
  @Test func `buttons show the rows that are not realised`() async throws {
    try await TestServer.run(RowsApp.self) { server in
      var html = try await get(from: server)
      #expect(html.contains(">Row 39<") && !html.contains(">Row 40<"))
      for _ in 0..<3 {
        #expect(try await post(button("More rows", in: html), to: server).status == 303)
        html = try await get(from: server)
      }
      #expect(html.contains(">Row 299<") && !html.contains(">Row 0<"))
      #expect(!html.contains(">More rows<"))
      for _ in 0..<2 {
        _ = try await post(button("Earlier rows", in: html), to: server)
        html = try await get(from: server)
      }
      #expect(html.contains(">Row 0<") && !html.contains(">Earlier rows<"))
    }
  }

  @Test func `values are sent before the action`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let html = try await get(from: server)
      let input = try #require(html.range(of: "<input class")).lowerBound
      let name = try #require(html[input...].firstMatch(of: /name="([0-9.]+)"/)).1
      let body = try button("Add", in: html)
      _ = try await post("\(name)=a+b%0D%0Ac&\(body)", to: server)
      let answer = try await get(from: server)
      #expect(answer.contains(">Count 1<") && answer.contains("value=\"A B"))
    }
  }

  @Test(
    arguments: [
      (403, ["Origin": nil]), (403, ["Origin": "null"]), (403, ["Origin": "http://evil.example"]),
      (403, ["Origin": "https://127.0.0.1"]), (415, ["Content-Type": nil]),
      (415, ["Content-Type": "text/plain"]), (415, ["Content-Type": "multipart/form-data"]),
      (400, ["Cookie": nil]), (400, ["Cookie": "waymark=1"]),
    ] as [(Int, [String: String?])])
  func `a form of another site is refused`(status: Int, fields: [String: String?]) async throws {
    try await TestServer.run(CounterApp.self) { server in
      let body = try await button("Add", in: get(from: server))
      #expect(try await post(body, to: server, fields: fields).status == status)
      #expect(server.store.formSessions.isEmpty)
    }
  }

  @Test(arguments: [
    "do=99+tap", "do=1+tap", "do=1+dismiss", "do=back", "do=2+changeOn+1", "do=%00", "1=a&2=b&3=c",
    "do=3+increment&do=4+select", "page=&do=1+back", "1=&1=&1=", "do=4294967295.4294967295+tap",
  ])
  func `a form that no page sends changes nothing`(body: String) async throws {
    try await TestServer.run(CounterApp.self) { server in
      _ = try await post("page=" + page(get(from: server)), to: server)
      let before = try await get(from: server)
      #expect(try await post(body, to: server).status == 303)
      #expect(try await page(get(from: server)) == page(before))
    }
  }

  @Test func `a form that is malformed or too large is refused`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let malformed = try await post("do=%", to: server)
      #expect(malformed.status == 400)
      let large = "3=" + String(repeating: "a", count: FormBody.largestSize)
      let tooLarge = try await post(large, to: server)
      #expect(tooLarge.status == 413)
      let file = try await post("", to: server, path: "/waymark/socket")
      #expect(file.status == 405)
      #expect(server.store.formSessions.isEmpty)
    }
  }

  @Test func `a form about a page that the app no longer shows is ignored`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let body = try await button("Add", in: get(from: server))
        .replacing(/page=[-\w]+/, with: "page=other")
      #expect(try await post(body, to: server).status == 303)
      #expect(try await get(from: server).contains(">Count 0<"))
    }
  }

  @Test func `forms and links lead through one app`() async throws {
    try await TestServer.run(LinkedAtlas.self) { server in
      _ = try await post(button("Count 0", in: get(from: server)), to: server)
      let answer = try await post(button("Lake 7", in: get(from: server)), to: server)
      #expect(answer["location"] == "/lakes/7")
      #expect(try await get("/lakes/7", from: server).contains("Counted 1"))
      #expect(try await get("/lakes/9/photos", from: server).contains("<title>Photos of 9"))
      #expect(try await get("/lakes/9", from: server).contains("Counted 1"))
      #expect(try await get("/", from: server).contains("Count 1"))
    }
  }

  @Test func `a form cannot lead to another site`() async throws {
    try await TestServer.run(LinkedAtlas.self) { server in
      let answer = try await post("", to: server, path: "//evil.example/")
      #expect(answer["location"].map { !$0.hasPrefix("//") } ?? true)
    }
  }

  @Test func `sessions of forms are few, and end`() async throws {
    let (times, time) = AsyncStream<Duration>.makeStream()
    let (ends, end) = AsyncStream<Void>.makeStream()
    @Sendable func sleep(_ duration: Duration) async {
      time.yield(duration)
      for await _ in ends { break }
    }
    try await TestServer.run(CounterApp.self, sleep: sleep) { server in
      let store = server.store
      let form = try #require(FormBody(Array("".utf8)))
      for _ in 0..<SessionStore.formLimit + 5 {
        let browser = Secret.random()
        _ = store.submit(form, at: "/", from: browser, Visitor(browser: browser))
      }
      #expect(store.formSessions.count == SessionStore.formLimit)
      for await duration in times {
        #expect(duration == SessionStore.formTime)
        break
      }
      end.finish()
      while !store.formSessions.isEmpty { await Task.yield() }
    }
  }
}

private struct RowsApp: App {
  var body: some Scene {
    WindowGroup { List(0..<300, id: \.self) { Text("Row \($0)") } }
  }
}

extension RawClient {
  /// Reads a response.
  func answer() async -> Answer {
    let head = await read(until: "\r\n\r\n")
    var answer = Answer(head: head, body: "")
    if let length = answer["content-length"].flatMap(Int.init) {
      answer.body = String(decoding: await read(length), as: UTF8.self)
    }
    return answer
  }
}

extension TestServer {
  /// The page of a browser without a cookie.
  fileprivate func html() async throws -> String {
    let client = try await RawClient.connect(port)
    let answer = try await client.request("/", host: "127.0.0.1:\(port)")
    await client.close()
    return answer.body
  }
}
