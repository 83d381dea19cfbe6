// SPDX-License-Identifier: MIT

import InMemoryLogging
import Logging
import Testing

@testable import WaymarkWeb

/// What the log says about sessions.
@MainActor
@Suite struct SessionLogTests {
  private let records = InMemoryLogHandler()
  private let time = TestClock()
  private let browser = Secret.random()

  private func logger(_ level: Logger.Level = .info) -> Logger {
    var logger = Logger(label: "test") { [records] _ in records }
    logger.logLevel = level
    return logger
  }

  private var lines: [String] {
    records.entries.map { entry in
      let metadata = entry.metadata.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
      return "\(entry.level) \(entry.message)\(metadata.joined())"
    }
  }

  @Test func `the log says when sessions open, resume and end, without secrets (O9)`() throws {
    let store = SessionStore(AtlasApp.self, sessionLimit: 1, logger: logger(.debug))
    let page = try ReadyTransport(store, browser: browser)
    page.say(ClientMessage.hello(store.page().identity.markup))
    let session = try #require(page.session)
    let late = try ReadyTransport(store, visitor: Visitor(address: "203.0.113.9"))
    late.say(ClientMessage.hello(store.page().identity.markup))
    store.close(page)
    let next = try ReadyTransport(store, browser: browser)
    next.say(ClientMessage.hello("", id: session.id.text, doc: "d"))
    store.close(next)
    store.expire(session)
    #expect(
      lines == [
        "info Session opened session=1",
        "warning 1 refused or ended: pages beyond --session-limit (addresses: 1 public).",
        "debug Session detached session=1", "info Session resumed session=1",
        "debug Session detached session=1", "info Session expired session=1",
      ])
    #expect(!lines.joined().contains(session.id.text) && !lines.joined().contains(browser.text))
  }

  @Test func `a flood of sessions is a few lines, which say how many are missing (O9)`() {
    let log = SessionLog(logger(), now: time.clock.now)
    for number in 1...200 { log.note(.opened, number) }
    let count = lines.count
    #expect((100...101).contains(count))
    time.advance(.seconds(1))
    log.note(.ended(.closed), 1)
    #expect(lines.last == "info Session closed missing=\(200 - count) session=1")
  }

  @Test func `what the level hides takes no part`() {
    let log = SessionLog(logger(.warning), now: time.clock.now)
    for number in 1...200 { log.note(.opened, number) }
    #expect(lines.isEmpty)
  }
}
