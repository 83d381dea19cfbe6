// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// A transport whose peer reads when the test requests it.
@MainActor
private final class SlowTransport: SessionTransport {
  var messages: [String] = []
  var closed: Int?
  private var isSending = false
  private var ready: (@MainActor @Sendable () -> Void)?

  func send(_ message: String, sent: @escaping @Sendable () -> Void) {
    messages.append(message)
    isSending = true
  }

  func isSending(then ready: @escaping @MainActor @Sendable () -> Void) -> Bool {
    self.ready = ready
    return isSending
  }

  func close(_ code: Int, reason: String) { closed = code }

  func drain() {
    let ready = self.ready
    self.ready = nil
    isSending = false
    ready?()
  }
}

private struct Ticker: App {
  @MainActor static var tick: (@MainActor () -> Void)?

  var body: some Scene { WindowGroup { TickerView() } }
}

private struct TickerView: View {
  @State private var count = 0

  var body: some View {
    Button("Tick \(count)") { count += 1 }
      .onAppear { Ticker.tick = { count += 1 } }
  }
}

@Suite(.serialized) @MainActor struct SessionTests {
  private func begin() throws -> (Session, SlowTransport, Mailbox, SessionStore) {
    let store = SessionStore(sessionLimit: 1) { $0.mount(Ticker(), effects: $1) }
    let transport = SlowTransport()
    let mailbox = Mailbox {}
    store.open(transport, mailbox)
    _ = mailbox.post(ClientMessage.hello(store.page().identity.markup))
    store.processMessages(for: transport)
    let session = try #require(store.sessions[ObjectIdentifier(transport)])
    transport.drain()
    return (session, transport, mailbox, store)
  }

  @Test func `one patch is on its way at a time`() async throws {
    let (session, transport, mailbox, _) = try begin()
    let before = transport.messages.count
    for number in 1...3 {
      _ = mailbox.post(#"[\#(number),"999","tap"]"#)
      session.takeTurn()
    }
    #expect(transport.messages.count == before + 1)
    transport.drain()
    while transport.messages.count == before + 1 { await Task.yield() }
    #expect(transport.messages.count == before + 2)
    #expect(transport.messages.last == "[3,0,[]]")
  }

  @Test func `an event takes one turn, in which its changes are sent`() throws {
    let (session, transport, mailbox, store) = try begin()
    let before = transport.messages.count
    let button = try #require(ReadyTransport.button("Tick 0", in: session.encoder.tree))
    _ = mailbox.post(#"[1,"\#(button)","tap",null]"#)
    store.messagesArrived(on: transport)
    #expect(transport.messages.count == before + 1)
    #expect(transport.messages.last?.contains("Tick 1") == true)
    // Another turn would find nothing to do, and wake the main actor for it.
    #expect(!session.turns.isWaiting)
  }

  @Test func `state that changes while nothing is read is sent once`() async throws {
    let (_, transport, _, _) = try begin()
    let before = transport.messages.count
    Ticker.tick?()
    while transport.messages.count == before { await Task.yield() }
    for _ in 0..<100 {
      Ticker.tick?()
      await Task.yield()
    }
    #expect(transport.messages.count == before + 1)
    transport.drain()
    while transport.messages.count == before + 1 { await Task.yield() }
    #expect(transport.messages.count == before + 2)
    #expect(transport.messages.last?.contains("Tick 101") == true)
  }

  @Test func `a full mailbox takes no more`() {
    let calls = Mutex(0)
    let mailbox = Mailbox { calls.withLock { $0 += 1 } }
    for number in 1...Mailbox.capacity { #expect(mailbox.post(#"[\#(number),"","phase",true]"#)) }
    #expect(!mailbox.post("x"))
    #expect(calls.withLock { $0 } == 1)
    #expect(mailbox.first?.content == .phase(1, .background))
    for number in 1...Mailbox.capacity {
      #expect(mailbox.removeFirst()?.content == .phase(number, .background))
    }
    #expect(mailbox.removeFirst() == nil)
    #expect(mailbox.post("x"))
    #expect(calls.withLock { $0 } == 2)
  }

  /// Responds to the first event of a page, and opens another transport for its session before the
  /// response counts as sent.
  private func takeOver(
    doc: String, got: Int
  ) throws -> (old: SlowTransport, new: SlowTransport, Mailbox, SessionStore) {
    let store = SessionStore(sessionLimit: 2) { $0.mount(Ticker(), effects: $1) }
    let visitor = Visitor(browser: .random())
    let old = SlowTransport()
    let oldMailbox = Mailbox {}
    store.open(old, oldMailbox, visitor: visitor)
    _ = oldMailbox.post(ClientMessage.hello(store.page().identity.markup))
    store.processMessages(for: old)
    let id = try #require(old.messages.last?.split(separator: #"[12,""#).last?.prefix(32))
    old.drain()
    _ = oldMailbox.post(#"[1,"999","tap"]"#)
    store.processMessages(for: old)
    let new = SlowTransport()
    let mailbox = Mailbox {}
    store.open(new, mailbox, visitor: visitor)
    _ = mailbox.post(ClientMessage.hello("", id: String(id), doc: doc, got: got))
    store.processMessages(for: new)
    return (old, new, mailbox, store)
  }

  @Test func `what was on its way to a page that went says nothing of the one that came`()
    async throws
  {
    let (old, new, mailbox, store) = try takeOver(doc: "b", got: 0)
    #expect(old.closed == SessionCloseCode.takenOver && new.messages.count == 1)
    old.drain()
    _ = mailbox.post(#"[1,"999","tap"]"#)
    store.processMessages(for: new)
    #expect(new.messages.count == 1, "the first is on its way still")
    new.drain()
    while new.messages.count == 1 { await Task.yield() }
    #expect(new.messages.count == 2)
  }

  @Test func `a page that missed nothing is told what was handled, and answered again`() throws {
    let (old, new, mailbox, store) = try takeOver(doc: "1", got: 2)
    #expect(old.messages.count == 2 && new.messages == ["[1,0,[]]"])
    new.drain()
    _ = mailbox.post(#"[2,"999","tap"]"#)
    store.processMessages(for: new)
    #expect(new.messages.last == "[2,0,[]]")
  }

  @Test func `a session that ended does nothing more`() throws {
    let (session, transport, mailbox, store) = try begin()
    let before = transport.messages.count
    store.close(transport)
    _ = mailbox.post(#"[1,"999","tap"]"#)
    session.takeTurn()
    Ticker.tick?()
    #expect(transport.messages.count == before)
    #expect(store.sessions.isEmpty)
  }
}
