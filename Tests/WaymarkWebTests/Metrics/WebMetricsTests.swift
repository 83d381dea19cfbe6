// SPDX-License-Identifier: MIT

import CoreMetrics
import Foundation
import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// What the metrics of the web host say about sessions.
@MainActor
@Suite struct WebMetricsTests {
  private let browser = Secret.random()
  private let time = TestClock()

  @Test func `sessions are counted by state, and by how they begin and end (O7)`() throws {
    let store = SessionStore(AtlasApp.self, sessionLimit: 2)
    let metrics = store.metrics
    func sessions() -> [Int] { WebMetrics.SessionState.allCases.map(metrics.sessions) }
    let page = try ReadyTransport(store, browser: browser)
    #expect(sessions() == [0, 0, 0] && metrics.registry.value("waymark_sockets") == 1)
    page.say(ClientMessage.hello(store.page().identity.markup))
    let id = try #require(page.session).id.text
    #expect(sessions() == [1, 0, 0] && metrics.registry.value("waymark_sockets") == 1)
    store.close(page)
    #expect(sessions() == [0, 1, 0] && metrics.registry.value("waymark_sockets") == 0)
    let next = try ReadyTransport(store, browser: browser)
    next.say(ClientMessage.hello("", id: id, doc: "d"))
    #expect(sessions() == [1, 0, 0])
    store.close(next)
    for _ in 1...2 {
      try ReadyTransport(store).say(ClientMessage.hello(store.page().identity.markup))
    }
    #expect(sessions() == [2, 0, 0])
    #expect(WebMetrics.SessionEnd.allCases.map(metrics.ended) == [0, 0, 1, 0, 0])
    #expect(metrics.registry.value("waymark_sessions_opened_total") == 3)
    #expect(metrics.registry.value("waymark_sessions_resumed_total") == 1)
    try ReadyTransport(store).say(ClientMessage.hello(store.page().identity.markup))
    #expect(metrics.refusals(.sessions) == 1 && store.readiness.isFull)
  }

  @Test func `events are counted by kind (O7)`() throws {
    let store = SessionStore(AtlasApp.self)
    let page = try ReadyTransport(store)
    page.say(ClientMessage.hello(store.page().identity.markup))
    _ = try page.tap("Count 0")
    _ = try page.tap("Count 1")
    page.say(#"[3,"","phase",true]"#)
    page.say(#"[4,"999","tap",null]"#)
    #expect(store.metrics.events(.tap) == 3 && store.metrics.events(.phase) == 1)
    #expect(store.metrics.registry.total("waymark_events_total") == 4)
    #expect(store.metrics.rejected(.notFound) == 1)
  }

  @Test func `the time from an event to its patch, and that of a page, are measured (O7)`() throws {
    let metrics = WebMetrics(isWatched: true)
    let store = SessionStore(AtlasApp.self, metrics: metrics, clock: time.clock)
    let page = try ReadyTransport(store)
    page.say(ClientMessage.hello(store.page().identity.markup))
    #expect(metrics.registry.value("waymark_event_duration_seconds") == 0)
    let session = try #require(page.session)
    let button = try #require(ReadyTransport.button("Count 0", in: session.encoder.tree))
    for number in 1...2 { _ = page.mailbox.post(#"[\#(number),"\#(button)","tap",null]"#) }
    time.advance(.milliseconds(20))
    store.processMessages(for: page)
    let lines = metrics.registry.text.split(separator: "\n")
    #expect(lines.contains(#"waymark_event_duration_seconds_bucket{le="0.01"} 0"#))
    #expect(lines.contains(#"waymark_event_duration_seconds_bucket{le="0.025"} 2"#))
    #expect(lines.contains("waymark_event_duration_seconds_sum 0.04"))
    #expect(metrics.registry.value("waymark_render_duration_seconds") == 1)
    #expect(metrics.registry.value("waymark_renders_total") == 1)
  }

  @Test func `while nobody watches, no clock is read`() throws {
    let mailbox = SessionStore(AtlasApp.self, clock: time.clock).mailbox {}
    _ = mailbox.post("")
    #expect(mailbox.removeFirst()?.time == nil)
    let metrics = WebMetrics(isWatched: true)
    let watched = SessionStore(AtlasApp.self, metrics: metrics, clock: time.clock).mailbox {}
    _ = watched.post("")
    #expect(watched.removeFirst()?.time == .zero)
  }

  @Test func `values that wait to be stored are counted`() async throws {
    let metrics = WebMetrics()
    let writer = StorageWriter(
      MemoryValueStore(limits: StorageLimits()), sleep: { _ in }, date: { 0 })
    writer.metrics = metrics
    _ = writer.add(.integer(1), "a", of: BrowserKey(browser))
    #expect(metrics.registry.value("waymark_storage_waiting_values") == 1)
    await writer.close()
    #expect(metrics.registry.value("waymark_storage_waiting_values") == 0)
  }

  @Test func `the metrics system of the app receives the metrics, too (O7)`() throws {
    let (own, other) = (MetricsRegistry(), MetricsRegistry())
    let system = MultiplexMetricsHandler(factories: [other])
    let store = SessionStore(
      AtlasApp.self, metrics: WebMetrics(system: system, isServed: false))
    try ReadyTransport(store).say(ClientMessage.hello(store.page().identity.markup))
    #expect(other.value("waymark_sessions_opened_total") == 1)
    #expect(store.metrics.registry.value("waymark_sessions_opened_total") == 1)
    #expect(store.metrics.isWatched)
    #expect(WebMetrics(system: own, isServed: false).registry === own)
  }

  @Test func `durations are measured only for a reader (O7)`() {
    let none = NOOPMetricsHandler.instance
    #expect(!WebMetrics(system: none, isServed: false).isWatched)
    #expect(WebMetrics(system: none, isServed: true).isWatched)
    #expect(WebMetrics(system: MetricsRegistry(), isServed: false).isWatched)
  }

  @Test func `a summary is one line`() throws {
    let store = SessionStore(AtlasApp.self)
    let page = try ReadyTransport(store)
    page.say(ClientMessage.hello(store.page().identity.markup))
    _ = try page.tap("Count 0")
    #expect(
      store.metrics.summary
        == "sessions 1 open, 0 detached, 0 without script, 1 opened, 0 resumed, connections 0, "
        + "events 1, 0 rejected, renders 1, refusals 0, values to store 0, "
        + "bytes 0 received, 0 sent")
  }

  @Test func `every metric is described, and the guide lists exactly these`() throws {
    let metrics = WebMetrics()
    #expect(metrics.registry.names == Set(WebMetrics.help.keys))
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Guides/Serving.md")
    let guide = try String(contentsOf: package, encoding: .utf8)
    let listed = guide.matches(of: /(?m)^\| `(waymark_[a-z_]+)/).map { String($0.1) }
    #expect(listed.count == Set(listed).count && Set(listed) == metrics.registry.names)
  }
}
