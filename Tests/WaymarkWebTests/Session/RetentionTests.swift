// SPDX-License-Identifier: MIT

import Testing
import WaymarkViews

@testable import WaymarkWeb

/// Sessions whose pages leave and return.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct RetentionTests {
  private let hourglass = Hourglass()
  private let browser = Secret.random()

  private func store(
    limit: Int = 10, time: Duration = .seconds(120), sessionLimit: Int = 10, site: Site? = .atlas
  ) -> SessionStore {
    var retention = SessionStore.Retention(time: time, limit: limit)
    retention.sleep = { [hourglass] in try await hourglass.sleep($0) }
    return SessionStore(AtlasApp.self, site: site, sessionLimit: sessionLimit, retention: retention)
  }

  /// Opens a page and counts to 1 in it; returns the identifier of the session.
  private func begin(
    _ store: SessionStore, doc: String = "a"
  ) throws -> (page: ReadyTransport, id: String) {
    let page = try ReadyTransport(store, browser: browser)
    let words = page.say(ClientMessage.hello(store.page().identity.markup, doc: doc))
    let id = try #require(words.split(separator: #"[12,""#).last?.prefix(32))
    _ = try page.tap("Count 0")
    return (page, String(id))
  }

  @Test func `a page that is loaded again finds its app as it was`() throws {
    let store = store()
    let (old, id) = try begin(store)
    store.close(old)
    #expect(store.sessions.isEmpty && store.detachedSessions.count == 1)
    let new = try ReadyTransport(store, browser: browser)
    let answer = new.say(ClientMessage.hello(store.page().identity.markup, id: id, doc: "b"))
    #expect(answer.hasPrefix(#"[0,["/"],["#) && answer.contains("[10,"))
    #expect(answer.contains("Count 1"))
    #expect(store.sessions.count == 1 && store.detachedSessions.isEmpty)
    // The numbers of its messages start again.
    #expect(try new.tap("Count 1").hasPrefix("[1,0,"))
  }

  @Test func `a page that shows what the app shows is left as it is`() throws {
    let store = store()
    let (old, id) = try begin(store)
    let hash = try #require(old.session?.encoder.renderedPage().identity.markup)
    store.close(old)
    let new = try ReadyTransport(store, browser: browser)
    #expect(new.say(ClientMessage.hello(hash, id: id, doc: "b")) == #"[0,["/"],[]]"#)
  }

  @Test func `a connection that comes back goes on where it was`() throws {
    let store = store()
    let (old, id) = try begin(store)
    let session = try #require(old.session)
    store.close(old)
    let new = try ReadyTransport(store, browser: browser)
    let got = old.messages.count
    #expect(new.say(ClientMessage.hello("any", id: id, doc: "a", got: got)) == #"[1,["/"],[]]"#)
    #expect(new.session === session)
    // An event that was handled is not handled again.
    new.say(#"[1,"","phase",false]"#)
    #expect(new.closed == 1002)
  }

  @Test func `what a lost connection missed is shown whole`() throws {
    let store = store()
    let (old, id) = try begin(store)
    store.close(old)
    let new = try ReadyTransport(store, browser: browser)
    let answer = new.say(
      ClientMessage.hello("any", id: id, doc: "a", got: old.messages.count - 1))
    #expect(answer.contains("[10,") && answer.contains("Count 1"))
  }

  @Test func `state that changes while nobody looks is there afterwards`() async throws {
    var retention = SessionStore.Retention()
    retention.sleep = { [hourglass] in try await hourglass.sleep($0) }
    let store = SessionStore(BusyApp.self, retention: retention)
    let page = try ReadyTransport(store, browser: browser)
    let words = page.say(ClientMessage.hello(store.page().identity.markup))
    let id = try #require(words.split(separator: #"[12,""#).last?.prefix(32))
    let session = try #require(page.session)
    store.close(page)
    for _ in 0..<50 {
      BusyApp.tick?()
      await Task.yield()
    }
    #expect(session.operations.isEmpty)
    let new = try ReadyTransport(store, browser: browser)
    let answer = new.say(ClientMessage.hello("", id: String(id), got: 1))
    #expect(answer.contains("Tick 50") && !answer.contains("[10,"))
  }

  @Test func `a second socket takes the session over`() throws {
    let store = store()
    let (old, id) = try begin(store)
    let new = try ReadyTransport(store, browser: browser)
    #expect(new.say(ClientMessage.hello("x", id: id, doc: "b")).contains("Count 1"))
    #expect(old.closed == SessionCloseCode.takenOver)
    #expect(store.sessions.count == 1 && new.session != nil && old.session == nil)
    // The end of the old socket does not end the session.
    store.close(old)
    #expect(try new.tap("Count 1").contains("Count 2"))
    // Nor does its acknowledgement count any more, even if it has read as much.
    let back = try ReadyTransport(store, browser: browser)
    let got = new.messages.count
    #expect(
      back.say(ClientMessage.hello("x", id: id, doc: "a", got: got)).contains("[10,"))
  }

  @Test func `nobody gets the session of another browser`() throws {
    let store = store()
    let (old, id) = try begin(store)
    for stranger in [Secret.random(), nil] {
      let thief = try ReadyTransport(store, browser: stranger)
      let answer = thief.say(ClientMessage.hello(store.page().identity.markup, id: id, doc: "b"))
      #expect(!answer.contains("Count 1"))
      #expect(thief.session !== old.session)
      store.close(thief)
    }
    store.close(old)
    let thief = try ReadyTransport(store, browser: .random())
    #expect(!thief.say(ClientMessage.hello("", id: id, doc: "b")).contains("Count 1"))
    #expect(store.detachedSessions.contains { $0.id.text == id })
  }

  @Test(arguments: ["", "0", String(repeating: "0", count: 32)])
  func `a name that is none begins anew`(name: String) throws {
    let store = store()
    let (old, _) = try begin(store)
    let new = try ReadyTransport(store, browser: browser)
    #expect(new.say(ClientMessage.hello("", id: name, doc: "b")).contains("Count 0"))
    #expect(old.closed == nil && store.sessions.count == 2)
  }

  @Test func `a page whose session is gone is told to load anew`() throws {
    let store = store()
    let page = try ReadyTransport(store, browser: browser)
    #expect(page.say(ClientMessage.hello("", id: Secret.random().text, got: 3)) == "")
    #expect(page.closed == SessionCloseCode.forgotten)
  }

  @Test func `where the browser is counts, when it comes back to another address`() throws {
    let store = store()
    let (old, id) = try begin(store)
    _ = try old.tap("Lake 7")
    store.close(old)
    let new = try ReadyTransport(store, browser: browser)
    let hello = ClientMessage.hello("", at: 0, "/lakes/9/photos", id: id, doc: "b")
    let answer = new.say(hello)
    #expect(answer.hasPrefix(#"[0,["/","/lakes/9","/lakes/9/photos"],["#))
    #expect(answer.contains("Counted 1"))
    store.close(new)
    let third = try ReadyTransport(store, browser: browser)
    let root = ClientMessage.hello("", at: 0, "/", id: id, doc: "c")
    #expect(third.say(root).hasPrefix(#"[0,["/"],["#))
  }

  @Test func `a link that is not known is one for an app that was there before, too`() throws {
    let store = store()
    let (old, id) = try begin(store)
    store.close(old)
    let new = try ReadyTransport(store, browser: browser)
    new.say(ClientMessage.hello("", "/what", id: id, doc: "b"))
    #expect(new.title == "Note" && new.history == ["/", "/"])
  }

  @Test func `after some time nothing is kept`() async throws {
    let store = store()
    let (old, id) = try begin(store)
    store.close(old)
    while hourglass.count == 0 { await Task.yield() }
    hourglass.run()
    while !store.detachedSessions.isEmpty { await Task.yield() }
    let new = try ReadyTransport(store, browser: browser)
    #expect(new.say(ClientMessage.hello("", id: id, doc: "b")).contains("Count 0"))
  }

  @Test func `the time of a page that came back is not over`() async throws {
    let store = store()
    let (old, id) = try begin(store)
    store.close(old)
    while hourglass.count == 0 { await Task.yield() }
    let new = try ReadyTransport(store, browser: browser)
    #expect(new.say(ClientMessage.hello("", id: id, doc: "b")).contains("Count 1"))
    while hourglass.count > 0, !Task.isCancelled { await Task.yield() }
    #expect(new.session?.isClosed == false)
    #expect(try new.tap("Count 1").contains("Count 2"))
  }

  @Test func `of too many that wait the first goes`() throws {
    let store = store(limit: 2)
    let pages = try (0..<3).map { _ in try begin(store) }
    for page in pages { store.close(page.page) }
    #expect(store.detachedSessions.map(\.id.text) == pages.dropFirst().map(\.id))
  }

  @Test func `those that wait give way to those that come`() throws {
    let store = store(sessionLimit: 2)
    let pages = try (0..<2).map { _ in try begin(store) }
    for page in pages { store.close(page.page) }
    #expect(store.detachedSessions.count == 2)
    let new = try begin(store)
    #expect(store.detachedSessions.map(\.id.text) == [pages[1].id] && store.sessions.count == 1)
    store.close(new.page)
    #expect(store.detachedSessions.map(\.id.text) == [pages[1].id, new.id])
  }

  @Test(arguments: [(0, 120), (10, 0)])
  func `nothing is kept where nothing is to be`(limit: Int, seconds: Int) throws {
    let store = store(limit: limit, time: .seconds(seconds))
    let page = try ReadyTransport(store, browser: browser)
    #expect(page.say(ClientMessage.hello(store.page().identity.markup)) == #"[0,["/"],[]]"#)
    store.close(page)
    #expect(store.detachedSessions.isEmpty)
  }

  @Test func `a browser that shows nothing of itself is not kept`() throws {
    let store = store()
    let page = try ReadyTransport(store)
    #expect(page.say(ClientMessage.hello(store.page().identity.markup)) == #"[0,["/"],[]]"#)
    store.close(page)
    #expect(store.detachedSessions.isEmpty)
  }

  @Test(arguments: ["nonsense", #"[2,"5","changeText","\ud800"]"#])
  func `an invalid message ends its socket, not the session (O4)`(message: String) throws {
    let store = store()
    let (page, id) = try begin(store)
    page.say(message, #"[9,"","phase",true]"#)
    #expect(page.closed == 1002 && store.sessions.isEmpty)
    store.close(page)
    #expect(store.detachedSessions.count == 1)
    let back = try ReadyTransport(store, browser: browser)
    let hello = ClientMessage.hello("", id: id, doc: "a", got: page.messages.count)
    #expect(back.say(hello) == #"[1,["/"],[]]"#)
  }

  @Test func `pages that return all at once reload one after the other (O12)`() throws {
    let time = TestClock()
    let store = SessionStore(AtlasApp.self, clock: time.clock)
    func delay() throws -> Int? {
      let page = try ReadyTransport(store)
      page.say(ClientMessage.hello("", got: 3))
      #expect(page.closed == SessionCloseCode.forgotten)
      return Int(page.closeReason)
    }
    for _ in 0...50 { #expect(try delay() == 0) }
    #expect(try (1...100).map { _ in try delay() } == (1...100).map { $0 * 10 })
    time.advance(.seconds(1))
    #expect(try delay() == 10)
    for _ in 0..<2000 { _ = try delay() }
    #expect(try delay() == 10_000)
    time.advance(.seconds(20))
    #expect(try delay() == 0)
  }
}
