// SPDX-License-Identifier: MIT

import Synchronization
import Testing
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// The order in which clients take turns.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct TurnQueueTests {
  private let time = TestClock()
  private var queue: TurnQueue

  init() { queue = TurnQueue(clock: time.clock) }

  /// What happened, in order.
  private final class Record { var names = "" }

  /// Creates a client that takes a number of turns of the same length.
  private func client(
    _ name: String, _ kind: TurnQueue.Kind = .events, turns: Int, length: Duration = .seconds(1),
    events: Int = 1, limits: TurnQueue.Limits? = nil, _ record: Record
  ) -> TurnQueue.Client {
    var left = turns
    var own: TurnQueue.Client?
    let client = TurnQueue.Client(kind, limits: limits) { [queue, time] in
      record.names += name
      time.work(length)
      left -= 1
      if left > 0, let own { queue.add(own) } else { own = nil }
      return events
    }
    own = client
    return client
  }

  private func wait(_ count: Int, _ record: Record) async {
    while record.names.count < count { await Task.yield() }
  }

  @Test func `clients alternate, however much each has to do`() async {
    let record = Record()
    queue.add(client("a", turns: 6, record))
    queue.add(client("b", turns: 2, record))
    queue.add(client("c", turns: 1, record))
    await wait(9, record)
    #expect(record.names == "abcabaaaa")
  }

  @Test func `a client whose turns are long takes fewer of them`() async {
    let record = Record()
    queue.add(client("L", turns: 3, length: .seconds(3), record))
    queue.add(client("s", turns: 6, record))
    await wait(9, record)
    #expect(record.names == "LsssLsssL")
  }

  @Test func `a client that was away owes nothing and has saved nothing up`() async {
    let record = Record()
    let heavy = client("h", turns: 5, length: .seconds(100), record)
    queue.add(heavy)
    await wait(5, record)
    queue.add(client("x", turns: 3, record))
    queue.add(client("y", turns: 3, record))
    await wait(11, record)
    #expect(record.names == "hhhhhxyxyxy")
  }

  @Test func `requests for pages and events share the time (O1)`() async {
    let record = Record()
    for name in ["a", "b", "c"] { queue.add(client(name, turns: 2, record)) }
    queue.add(client("P", .pages, turns: 3, record))
    await wait(9, record)
    #expect(record.names == "aPbPcPabc")
  }

  @Test func `a client that sends too many events waits, and then goes on (O2)`() async {
    let record = Record()
    let limits = TurnQueue.Limits(eventRate: 10, eventBurst: 20)
    queue.add(
      client("f", turns: 4, length: .zero, events: 15, limits: limits, record))
    await wait(2, record)
    while time.hourglass.count == 0 { await Task.yield() }
    queue.add(client("o", turns: 1, length: .zero, record))
    await wait(3, record)
    #expect(record.names == "ffo")
    // It has overdrawn its 20 events by 10, which takes a second.
    #expect(time.delays.withLock { $0 } == [.seconds(1)])
    time.advance(.seconds(2))
    time.hourglass.run()
    await wait(4, record)
    while time.hourglass.count == 0 { await Task.yield() }
    time.hourglass.run()
    await wait(5, record)
    #expect(record.names == "ffoff")
  }

  @Test func `a client that uses too much time waits, although nobody else does (O2)`() async {
    let record = Record()
    let limits = TurnQueue.Limits(share: 0.5, burst: 2)
    queue.add(client("h", turns: 3, length: .seconds(3), limits: limits, record))
    await wait(1, record)
    while time.hourglass.count == 0 { await Task.yield() }
    // It began with 2 seconds and used 3.
    #expect(time.delays.withLock { $0 } == [.seconds(2)])
    time.advance(.seconds(2))
    time.hourglass.run()
    await wait(2, record)
    #expect(record.names == "hh")
  }

  // MARK: Sessions

  @Test func `a session handles events for one slice, then others take their turns (O1)`()
    async throws
  {
    let time = time
    let store = SessionStore(
      sessionLimit: 10, turns: TurnQueue(clock: time.clock, slice: .milliseconds(4))
    ) { graph, effects in
      graph.mount(AtlasApp(), effects: effects)
    }
    let (busy, other) = (try ReadyTransport(store), try ReadyTransport(store))
    for page in [busy, other] { page.say(ClientMessage.hello(store.page().identity.markup)) }
    let tree = try #require(busy.session).encoder.tree
    let name = try #require(ReadyTransport.button("Count 0", in: tree))
    for number in 1...4 { _ = busy.mailbox.post(#"[\#(number),"\#(name)","tap",null]"#) }
    _ = other.mailbox.post(#"[1,"\#(name)","tap",null]"#)
    let record = Record()
    busy.received = { record.names += "b" }
    other.received = { record.names += "o" }
    // Each reading of the clock takes 5 ms, so that a slice is one event.
    time.step.withLock { $0 = .milliseconds(5) }
    for page in [busy, other] { store.messagesArrived(on: page) }
    await wait(5, record)
    #expect(record.names == "bobbb")
    #expect(busy.session?.lastHandled == 4)
  }

  @Test func `a socket without a hello message takes no seat (O4)`() throws {
    let store = SessionStore(AtlasApp.self, sessionLimit: 1)
    let silent = try (0..<5).map { _ in try ReadyTransport(store) }
    let page = try ReadyTransport(store)
    page.say(ClientMessage.hello(store.page().identity.markup))
    #expect(page.session != nil && store.sessions.count == 1)
    let late = silent[0]
    late.say(ClientMessage.hello(store.page().identity.markup))
    #expect(late.closed == 1013 && store.metrics.refusals(.sessions) == 1)
    silent[1].say(#"[1,"5","tap"]"#)
    #expect(silent[1].closed == 1002 && store.metrics.refusals(.malformed) == 1)
  }

  // MARK: Requests

  private let always: @Sendable () -> Bool = { true }
  private let never: @Sendable () -> Bool = { false }

  @Test func `requests that nobody waits for are not served (O3)`() async throws {
    let store = SessionStore(AtlasApp.self)
    var count = 0
    await #expect(throws: TurnError.abandoned) {
      try await store.inTurn(for: Visitor(), while: never) { count += 1 }
    }
    try await store.inTurn(for: Visitor(), while: always) { count += 1 }
    #expect(count == 1 && store.requestLines.isEmpty)
  }

  @Test func `only so many requests from an address wait (O3)`() async throws {
    let store = SessionStore(AtlasApp.self)
    let (one, other) = (Visitor(address: "192.0.2.1"), Visitor(address: "192.0.2.2"))
    let line = store.line(of: one)
    // Those added in the turn of another one have no turn before this test waits.
    line.add { for _ in 0..<SessionStore.requestLimitPerAddress { line.add {} } }
    do {
      // It throws without a suspension, so no turn comes between.
      try await store.inTurn(for: one, while: always) {}
      Issue.record("It has a turn.")
    } catch { #expect(error == .overloaded) }
    #expect(store.metrics.refusals(.requestsOfAddress) == 1 && store.requestLines.count == 1)
    try await store.inTurn(for: other, while: always) {}
    while !store.requestLines.isEmpty { await Task.yield() }
    try await store.inTurn(for: one, while: always) {}
  }
}
