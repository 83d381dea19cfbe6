// SPDX-License-Identifier: MIT

import Testing
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// Sessions of hidden pages (O23).
@MainActor
@Suite(.timeLimit(.minutes(1))) struct HibernationTests {
  private struct NoteApp: App {
    private struct Note: View {
      @SceneStorage("count") private var count = 0
      @State private var asks = false

      var body: some View {
        Button("Count \(count)") { count += 1 }
        Button("Ask") { asks = true }
          .dismissalConfirmationDialog("Discard?", shouldPresent: asks) {}
      }
    }

    var body: some Scene { WindowGroup { Note() } }
  }

  private let time = TestClock()
  private let browser = Secret.random()
  private let hourglass = Hourglass()

  private func store(limit: Int = 10, limitPerAddress: Int = .max) -> SessionStore {
    var retention = SessionStore.Retention()
    retention.hibernationTime = .seconds(1800)
    retention.sleep = hourglass.sleep
    return SessionStore(
      sessionLimit: limit, sessionLimitPerAddress: limitPerAddress, retention: retention,
      clock: time.clock, logger: .silent
    ) { graph, effects in
      graph.mount(NoteApp(), effects: effects)
    }
  }

  private func page(_ store: SessionStore, from address: String = "") throws -> ReadyTransport {
    let page = try ReadyTransport(store, visitor: Visitor(browser: browser, address: address))
    page.say(ClientMessage.hello(store.page().identity.text))
    return page
  }

  private func hide(_ page: ReadyTransport, _ number: Int = 1, isHidden: Bool = true) {
    page.say("[\(number),\"\",\"phase\",\(isHidden)]")
  }

  /// Lets the hidden pages' time pass.
  private func wait(for store: SessionStore) async {
    while hourglass.count == 0 { await Task.yield() }
    hourglass.run()
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func `the session of a page that stays hidden ends, and its values stay (O23)`()
    async throws
  {
    let store = store()
    let page = try page(store)
    _ = try page.tap("Count 0")
    _ = try page.tap("Count 1")
    let id = try #require(page.session?.id.text)
    hide(page, 3)
    await wait(for: store)
    #expect(page.closed == SessionCloseCode.hibernated)
    #expect(store.sessions.isEmpty && store.detachedSessions.isEmpty)
    store.close(page)
    // The state is sealed once in a second at most; the last one does not wait.
    let states = page.messages.count { $0.contains("[\(PatchOperation.Code.state.rawValue),\"") }
    #expect(states == 2)
    let same = try ReadyTransport(store, browser: browser)
    same.say(ClientMessage.hello("", id: id, got: 3))
    #expect(same.closed == SessionCloseCode.forgotten)
    let new = try ReadyTransport(store, browser: browser)
    #expect(new.say(ClientMessage.hello("", id: id)).contains("Count 2"))
  }

  @Test func `a page that is visible in time keeps its session (O23)`() async throws {
    let store = store()
    let page = try page(store)
    hide(page)
    hide(page, 2, isHidden: false)
    hourglass.run()
    for _ in 0..<20 { await Task.yield() }
    #expect(page.closed == nil && store.sessions.count == 1)
  }

  @Test func `a session does not end while the app asks before it closes (O23)`() async throws {
    let store = store()
    let page = try page(store)
    _ = try page.tap("Ask")
    hide(page, 2)
    await wait(for: store)
    #expect(page.closed == nil && store.sessions.count == 1)
  }

  @Test func `a page that is hidden for half a minute makes room (O23)`() throws {
    let store = store(limit: 2)
    let (first, second) = (try page(store), try page(store))
    hide(second)
    time.advance(.seconds(10))
    hide(first)
    time.advance(.seconds(19))
    #expect(try page(store).closed == 1013)
    time.advance(.seconds(1))
    #expect(try page(store).closed == nil)
    #expect(second.closed == SessionCloseCode.hibernated && first.closed == nil)
    // The other one has been hidden for 20 seconds.
    #expect(try page(store).closed == 1013)
  }

  @Test func `a page whose app asks before it closes does not make room (O23)`() throws {
    let store = store(limit: 2)
    let (first, second) = (try page(store), try page(store))
    _ = try first.tap("Ask")
    hide(first, 2)
    hide(second)
    time.advance(.seconds(30))
    #expect(try page(store).closed == nil)
    #expect(second.closed == SessionCloseCode.hibernated && first.closed == nil)
  }

  @Test func `nobody makes room for others with a page of another address (O23)`() throws {
    let store = store(limitPerAddress: 1)
    let (own, foreign) = (try page(store, from: "1"), try page(store, from: "2"))
    hide(own)
    hide(foreign)
    time.advance(.seconds(30))
    #expect(try page(store, from: "1").closed == nil)
    #expect(own.closed == SessionCloseCode.hibernated && foreign.closed == nil)
  }
}
