// SPDX-License-Identifier: MIT

#if Redis
import Foundation
import RedisServers
import Testing
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

private struct TallyApp: App {
  private struct Tally: View {
    @AppStorage("count") private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  var body: some Scene { WindowGroup { Tally() } }
}

/// Servers that share the values of browsers in Redis (O22).
@MainActor
@Suite(.serialized, .enabled(if: RedisServer.isPossible), .timeLimit(.minutes(3)))
struct RedisStorageTests {
  private func options(_ redis: RedisServer) throws -> WebHost.Options {
    let place = try #require(URL(string: "redis://127.0.0.1:\(redis.port)/1"))
    return WebHost.Options(port: 0, storage: place)
  }

  /// Opens a page of a browser, as its socket does.
  private func page(_ server: TestServer, _ browser: Secret) async throws -> ReadyTransport {
    await server.store.storage.load(browser)
    defer { server.store.storage.close(browser) }
    let page = try ReadyTransport(server.store, browser: browser)
    page.say(ClientMessage.hello(""))
    return page
  }

  @Test func `servers share values, and cookies (O22)`() async throws {
    let redis = try await RedisServer.start()
    let options = try options(redis)
    let browser = Secret.random()
    try await TestServer.run(TallyApp.self, options: options) { first in
      try await TestServer.run(TallyApp.self, options: options) { second in
        let cookie = first.store.cookies.pair(for: browser)
        #expect(
          second.store.cookies.browser(in: [cookie], isSecure: false)?.matches(browser) == true)
        let page = try await page(first, browser)
        #expect(try page.tap("Count 0").contains("Count 1"))
        // The other server reads it when the browser opens a page there.
        while true {
          let other = try await self.page(second, browser)
          if other.messages.contains(where: { $0.contains("Count 1") }) { break }
          second.store.close(other)
        }
      }
    }
  }

  @Test func `sessions continue while Redis is away, and their changes wait (O22)`() async throws {
    let redis = try await RedisServer.start()
    let options = try options(redis)
    let browser = Secret.random()
    try await TestServer.run(TallyApp.self, options: options) { server in
      let page = try await page(server, browser)
      await redis.stop()
      #expect(try page.tap("Count 0").contains("Count 1"))
      #expect(try page.tap("Count 1").contains("Count 2"))
      while server.store.metrics.registry.text.contains("waymark_storage_failures_total 0\n") {
        await Task.yield()
      }
      try await redis.start()
      // A server that has restarted knows neither the scripts nor the values.
      try await TestServer.run(TallyApp.self, options: options) { other in
        while true {
          let page = try await self.page(other, browser)
          if page.messages.contains(where: { $0.contains("Count 2") }) { break }
          other.store.close(page)
        }
      }
    }
  }

  @Test func `a page that continues on another server ends its first session (O24)`() async throws {
    let redis = try await RedisServer.start()
    let options = try options(redis)
    let browser = Secret.random()
    try await TestServer.run(TallyApp.self, options: options) { first in
      try await TestServer.run(TallyApp.self, options: options) { second in
        let page = try await greet(first, browser)
        let session = try #require(page.session)
        // The first server records its claim while it serves the page.
        while try await greet(second, browser, session.id.text).session?.id.text != session.id.text
        {
          for session in second.store.allSessions { session.disconnect() }
        }
        while !session.isClosed { await Task.yield() }
        #expect(page.closed == SessionCloseCode.takenOver)
      }
    }
  }

  /// Opens a page of a browser, and waits for the answer.
  private func greet(
    _ server: TestServer, _ browser: Secret, _ id: String = ""
  ) async throws -> ReadyTransport {
    let page = try ReadyTransport(server.store, browser: browser)
    #expect(page.mailbox.post(ClientMessage.hello("", id: id)))
    server.store.messagesArrived(on: page)
    while page.messages.isEmpty { await Task.yield() }
    return page
  }

  @Test func `a server whose Redis is away does not start, and does not tell the password (O22)`()
    async throws
  {
    for (address, reason) in [
      ("redis://:secret@127.0.0.1:1/0", "Connection refused"),
      ("rediss://:secret@127.0.0.1:1/0", "TLS"),
      ("redis://:secret@127.0.0.1:99999", "port"),
    ] {
      let options = WebHost.Options(port: 0, storage: URL(string: address))
      do {
        try await WebHost.run(TallyApp.self, options)
        Issue.record("the server has started")
      } catch WebHostError.cannotStore(let place, let found) {
        #expect(found.contains(reason), "\(found)")
        #expect(!place.contains("secret") && !found.contains("secret"))
      } catch {
        Issue.record(error)
      }
    }
  }
}
#endif
