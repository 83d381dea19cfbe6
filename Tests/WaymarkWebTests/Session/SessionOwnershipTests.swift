// SPDX-License-Identifier: MIT

import Testing
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// Sessions that several servers could continue (O24).
@MainActor
@Suite(.timeLimit(.minutes(1))) struct SessionOwnershipTests {
  private struct NoteApp: App {
    private struct Note: View {
      @SceneStorage("count") private var count = 0

      var body: some View { Button("Count \(count)") { count += 1 } }
    }

    var body: some Scene { WindowGroup { Note() } }
  }

  private let records = MemoryOwners.Records()
  private let keys = ServerKeys()
  private let browser = Secret.random()
  private let time = TestClock()
  private let first: SessionStore
  private let second: SessionStore

  init() {
    let (records, keys, clock) = (records, keys, time.clock)
    func store() -> SessionStore {
      SessionStore(
        NoteApp.self, storage: BrowserStorage(owners: MemoryOwners(records), keys: keys),
        clock: clock)
    }
    (first, second) = (store(), store())
  }

  /// Opens a socket and says hello, as a browser does.
  private func page(
    _ store: SessionStore, id: String = "", doc: String = "a", got: Int = 0, state: String? = nil,
    browser: Secret? = nil
  ) async throws -> ReadyTransport {
    let page = try ReadyTransport(store, browser: browser ?? self.browser)
    let hello = ClientMessage.hello("", id: id, doc: doc, got: got, state: state)
    #expect(page.mailbox.post(hello))
    // The socket announces its message, and so does the mailbox.
    store.messagesArrived(on: page)
    store.messagesArrived(on: page)
    while page.messages.isEmpty, page.closed == nil { await Task.yield() }
    return page
  }

  /// Opens a page in the first server and counts to 1; returns it, and what it keeps.
  private func begin() async throws -> (page: ReadyTransport, id: String, state: String) {
    let page = try await page(first)
    let id = try #require(page.session?.id.text)
    let state = try #require(self.state(in: page.tap("Count 0")))
    while records.count == 0 { await Task.yield() }
    return (page, id, state)
  }

  /// Returns the sealed state in a message.
  private func state(in message: String) -> String? {
    guard let start = message.range(of: "[\(PatchOperation.Code.state.rawValue),\"") else {
      return nil
    }
    return String(message[start.upperBound...].prefix { $0 != "\"" })
  }

  /// Lets a second pass.
  private func wait() async {
    while time.hourglass.count == 0 { await Task.yield() }
    time.hourglass.run()
  }

  @Test func `a server that continues a session ends it in the other one (O24)`() async throws {
    let (page, id, state) = try await begin()
    let session = try #require(page.session)
    let other = try await self.page(second, id: id, doc: "b", state: state)
    #expect(other.messages.joined().contains("Count 1"))
    #expect(other.session?.id.text == id)
    while !session.isClosed { await wait() }
    #expect(page.closed == SessionCloseCode.takenOver && first.allSessions.isEmpty)
    #expect(try other.tap("Count 1").contains("Count 2"))
    second.close(other)
    let back = try await self.page(second, id: id, doc: "b", got: other.messages.count)
    #expect(back.closed == nil && back.session?.id.text == id)
  }

  @Test func `two sockets that take a session at the same time have one session (O24)`()
    async throws
  {
    let (page, id, state) = try await begin()
    first.close(page)
    let sockets = try (0..<2).map { _ in try ReadyTransport(second, browser: browser) }
    for (number, socket) in sockets.enumerated() {
      let hello = ClientMessage.hello("", id: id, doc: "\(number)", state: state)
      #expect(socket.mailbox.post(hello))
      second.messagesArrived(on: socket)
    }
    while sockets.contains(where: { $0.messages.isEmpty }) { await Task.yield() }
    #expect(second.sessions.count == 1)
    let last = try #require(sockets.first { $0.session != nil })
    let got = last.messages.count
    second.close(last)
    let doc = last === sockets[0] ? "0" : "1"
    let back = try await self.page(second, id: id, doc: doc, got: got)
    #expect(back.closed == nil && back.session?.id.text == id)
  }

  @Test func `a session that waits for its page ends if the page continues elsewhere (O24)`()
    async throws
  {
    let (page, id, state) = try await begin()
    first.close(page)
    #expect(first.detachedSessions.count == 1)
    _ = try await self.page(second, id: id, doc: "b", state: state)
    while !first.detachedSessions.isEmpty { await wait() }
  }

  @Test func `a page that comes back does not get an older state (O24)`() async throws {
    let (page, id, state) = try await begin()
    first.close(page)
    let other = try await self.page(second, id: id, doc: "b", state: state)
    time.advance(.seconds(2))
    let answer = try other.tap("Count 1")
    let newState = try #require(self.state(in: answer))
    second.close(other)
    // The first server still has the session, with a claim that has ended.
    #expect(first.detachedSessions.count == 1)
    let back = try await self.page(first, id: id, doc: "b", got: other.messages.count)
    #expect(back.closed == SessionCloseCode.forgotten && first.detachedSessions.isEmpty)
    let again = try await self.page(first, id: id, doc: "c", state: newState)
    #expect(again.messages.joined().contains("Count 2"))
    #expect(again.session?.claim?.generation == 3)
    // The notice of the second claim does not concern the third one.
    await wait()
    while !second.detachedSessions.isEmpty { await wait() }
    #expect(again.closed == nil && again.session?.isClosed == false)
  }

  @Test func `a server that could not release a session does not restore older values (O24)`()
    async throws
  {
    let (page, id, state) = try await begin()
    records.isAway = true
    page.session?.disconnect()
    await first.ownership?.close()
    first.forget(page)
    records.isAway = false
    let other = try await self.page(second, id: id, doc: "b", state: state)
    time.advance(.seconds(2))
    let answer = try other.tap("Count 1")
    second.close(other)
    let newState = try #require(self.state(in: answer))
    let back = try await self.page(first, id: id, doc: "c", state: newState)
    #expect(back.messages.joined().contains("Count 2"))
  }

  @Test func `a page that comes back to its server keeps its session (O24)`() async throws {
    let (page, id, _) = try await begin()
    let session = try #require(page.session)
    first.close(page)
    let back = try await self.page(first, id: id, got: page.messages.count)
    #expect(back.closed == nil && back.session === session)
    #expect(session.claim?.generation == 1)
  }

  @Test func `nobody takes the session of another browser (O24)`() async throws {
    let (page, id, state) = try await begin()
    let thief = try await self.page(
      second, id: id, doc: "b", state: state, browser: Secret.random())
    #expect(thief.session?.id.text != id)
    #expect(thief.messages.joined().contains("Count 0"))
    await wait()
    await wait()
    #expect(page.closed == nil && first.sessions.count == 1)
  }

  @Test func `a session that has ended belongs to no server (O24)`() async throws {
    let (page, id, state) = try await begin()
    page.session?.disconnect()
    while records.count > 0 { await Task.yield() }
    let other = try await self.page(second, id: id, doc: "b", state: state)
    #expect(other.messages.joined().contains("Count 1"))
    #expect(other.session?.id.text != id && other.session?.claim?.generation == 1)
  }

  @Test func `sessions continue while their owners cannot be recorded (O24)`() async throws {
    records.isAway = true
    let page = try await page(first)
    let id = try #require(page.session?.id.text)
    first.close(page)
    let back = try await self.page(first, id: id, got: page.messages.count)
    #expect(back.closed == nil && back.session?.id.text == id)
    records.isAway = false
    first.close(back)
    // A claim that could not be recorded is recorded when the page comes back.
    let again = try await self.page(first, id: id, got: back.messages.count)
    #expect(again.session?.id.text == id && records.count == 1)
  }

  @Test func `a full server does not take the sessions of others (O24)`() async throws {
    let (page, id, state) = try await begin()
    let full = SessionStore(
      NoteApp.self, sessionLimit: 0,
      storage: BrowserStorage(owners: MemoryOwners(records), keys: keys),
      clock: time.clock)
    let refused = try await self.page(full, id: id, doc: "b", state: state)
    #expect(refused.closed == 1013)
    await wait()
    await wait()
    #expect(page.closed == nil && page.session?.isClosed == false)
  }
}
