// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkHeadless
@_spi(Host) import WaymarkRecording
import WaymarkRender
@_spi(Host) import WaymarkViews

@testable import WaymarkInspector
@testable import WaymarkWeb

/// Sessions whose pages the inspector sets back to earlier states.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ContinuedSessionTests {
  private let store: SessionStore
  private let inspector: Inspector
  private let page: ReadyTransport

  init() throws {
    store = SessionStore(AtlasApp.self, site: .atlas)
    let site = InspectorSite("AtlasApp", below: .root) { $0.mount(AtlasApp()) }
    inspector = site.inspector
    store.inspector = inspector
    page = try ReadyTransport(store, browser: .random())
    page.say(ClientMessage.hello(store.page().identity.markup))
  }

  private var inspected: InspectedSession {
    get throws { try #require(inspector.sessions.first) }
  }

  @Test func `the page shows the earlier state, and goes on from there`() async throws {
    _ = try page.tap("Count 0")
    _ = try page.tap("Count 1")
    _ = try page.tap("Lake 7")
    #expect(page.history == ["/", "/lakes/7"])
    let old = try #require(page.session)
    let count = page.messages.count
    let outcome = try await inspected.continueApp(before: 1)
    let new = try #require(page.session)
    #expect(outcome == "The page continues from here, as session \(new.number).")
    #expect(new !== old && old.isClosed && new.id.text != old.id.text && store.sessions.count == 1)
    new.takeTurn()
    let message = page.messages.dropFirst(count).joined()
    // The page is reset, and its history has one entry again.
    #expect(message.hasPrefix(#"[3,["/"],[[12,"\#(new.name)"],"#) && message.contains("Count 1"))
    #expect(page.history == ["/"])
    // The numbers of its messages go on.
    #expect(try page.tap("Count 1").contains("Count 2"))
    #expect(try inspected.steps.count == 2 && inspector.sessions.count == 2)
    #expect(inspector.sessions.map(\.isOpen) == [true, false])
    // Its own states can be shown and continued, too.
    #expect(try await inspected.continueApp(before: 1).hasPrefix("The page continues"))
    try #require(page.session).takeTurn()
    #expect(try page.tap("Count 1").contains("Count 2"))
  }

  @Test func `an app that shows something else leaves the page as it is`() async throws {
    _ = try page.tap("Count 0")
    let old = try #require(page.session)
    var recording = try inspected.recording
    recording.steps[0].before.content = "other"
    await #expect(throws: RecordingDivergence.self) { try await old.rewind(to: recording) }
    #expect(page.session === old && !old.isClosed)
    #expect(try page.tap("Count 1").contains("Count 2"))
  }

  @Test func `a page that is not open cannot continue`() async throws {
    _ = try page.tap("Count 0")
    let session = try inspected
    store.close(page)
    #expect(
      await session.continueApp(before: 0)
        == "The page of the session is not open.")
    #expect(store.sessions.isEmpty && store.detachedSessions.count == 1)
  }

  @Test func `sleeps that began in the recording end in real time`() async throws {
    let clock = ManualClock()
    let time = ReplayTime(clock, 60_000)
    let graphTime = time.graphTime
    let begin = graphTime.now()
    let sleep = Task { try await graphTime.sleep(begin.addingTimeInterval(60.001)) }
    while clock.sleeperCount == 0 { await Task.yield() }
    await clock.advance(by: .seconds(60))
    #expect(clock.sleeperCount == 1 && time.elapsed == .seconds(60))
    #expect(abs(graphTime.now().timeIntervalSinceNow) < 30)
    time.continueAsRealTime()
    try await sleep.value
    #expect(time.elapsed >= .milliseconds(60_001) && clock.sleeperCount == 0)
  }
}
