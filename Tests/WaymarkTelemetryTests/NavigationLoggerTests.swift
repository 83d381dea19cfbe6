// SPDX-License-Identifier: MIT

import InMemoryLogging
import Logging
import Testing
import WaymarkRoutes
import WaymarkTelemetry

struct NavigationLoggerTests {
  private let handler = InMemoryLogHandler()
  private var logger: Logger { Logger(label: "test") { _ in handler } }

  @Test func `a change is one line with names and numbers, but no values`() throws {
    NavigationLogger(logger).record(back())
    #expect(
      handler.entries == [
        .init(
          level: .info, message: "Navigated", error: nil,
          metadata: [
            "cause": "back", "from": "Account", "to": "Page", "opened": "0", "closed": "2",
            "depth": "1", "nesting": "2", "milliseconds": "350",
          ])
      ])
    #expect(!"\(handler.entries)".contains(secret))
  }

  @Test func `the root has a name, too`() throws {
    NavigationLogger(logger, level: .notice).record(link())
    let entry = try #require(handler.entries.first)
    #expect(entry.level == .notice)
    #expect(entry.metadata["from"] == "Account")
    #expect(entry.metadata["to"] == "root")
    #expect(entry.metadata["cause"] == "link")
    #expect(entry.metadata["closed"] == "1")
  }

  @Test func `what is not made is logged with its outcome and origin`() throws {
    NavigationLogger(logger).record(blocked())
    let entry = try #require(handler.entries.first)
    #expect(entry.message == "Navigation blocked")
    #expect(entry.metadata["outcome"] == "blocked: not subscribed")
    #expect(entry.metadata["origin"] == "handoff")
  }

  @Test func `a redacted screen has the name of its type`() throws {
    NavigationLogger(logger).record(back().redacting { _ in true })
    let entry = try #require(handler.entries.first)
    #expect(entry.metadata["from"] == "Account")
    #expect(entry.metadata["to"] == "Page")
  }

  @Test func `screens are called as the app says`() throws {
    NavigationLogger(logger, naming: value(of:)).record(back())
    let entry = try #require(handler.entries.first)
    #expect(entry.metadata["from"] == "\(secret)")
    #expect(entry.metadata["to"] == "other")
  }

  @Test func `no screen is named for a level that is not logged`() {
    var asked = 0
    let quiet = NavigationLogger(logger, level: .debug) { _ in
      asked += 1
      return ""
    }
    quiet.record(back())
    #expect(handler.entries.isEmpty)
    #expect(asked == 0)
  }

  @Test(
    arguments: [
      (0.0015, "1"), (-1, "0"), (.nan, "0"), (.infinity, "1000000000000"), (0, "0"),
    ] as [(Double, String)])
  func `a time that cannot be is logged as the nearest that can`(
    seconds: Double, milliseconds: String
  ) throws {
    var event = link()
    event.seconds = seconds
    NavigationLogger(logger).record(event)
    #expect(try #require(handler.entries.first).metadata["milliseconds"] == "\(milliseconds)")
  }
}
