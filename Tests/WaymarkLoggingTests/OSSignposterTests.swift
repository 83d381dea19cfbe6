// SPDX-License-Identifier: MIT

#if !canImport(os)
import InMemoryLogging
import Logging
import Testing
import WaymarkLogging

struct OSSignposterTests {
  private let handler = InMemoryLogHandler()
  private var signposter: OSSignposter {
    OSSignposter(logger: Logger(kept(in: handler), category: "speed"))
  }

  @Test func `the end of an interval logs its name, identifier and duration`() throws {
    let state = signposter.beginInterval("Decode", id: OSSignpostID(7))
    #expect(handler.entries.isEmpty)
    signposter.endInterval("Decode", state)
    let entry = try #require(handler.entries.first)
    #expect(handler.entries.count == 1)
    #expect(entry.level == .debug)
    #expect(entry.message == "Decode")
    #expect(entry.metadata["category"] == "speed")
    #expect(entry.metadata["signpost"] == "interval")
    #expect(entry.metadata["id"] == "7")
    let milliseconds = try #require(entry.metadata["milliseconds"].flatMap { Double("\($0)") })
    #expect(milliseconds >= 0)
  }

  @Test func `an interval logs the messages of its beginning and end`() {
    let state = signposter.beginInterval("Decode", "\(3) files")
    signposter.endInterval("Decode", state, "\(2) were good")
    #expect(handler.entries.map(\.message) == ["Decode: 3 files, 2 were good"])
    #expect(handler.entries.first?.metadata["id"] == nil)
  }

  @Test func `ending an interval twice logs an error`() {
    let state = signposter.beginInterval("Decode")
    signposter.endInterval("Decode", state)
    signposter.endInterval("Decode", state)
    #expect(handler.entries.map(\.level) == [.debug, .error])
    #expect(handler.entries.last?.message == "The interval Decode has already ended.")
    #expect(handler.entries.last?.metadata["milliseconds"] == nil)
  }

  @Test func `an event logs one message`() {
    signposter.emitEvent("Tapped")
    signposter.emitEvent("Tapped", "row \(4)")
    #expect(handler.entries.map(\.message) == ["Tapped", "Tapped: row 4"])
    #expect(handler.entries.allSatisfy { $0.metadata["signpost"] == "event" })
    #expect(handler.entries.allSatisfy { $0.level == .debug })
  }

  @Test func `a task is measured even when it throws`() {
    struct Lost: Error {}
    let result = signposter.withIntervalSignpost("Work") { 42 }
    #expect(result == 42)
    #expect(throws: Lost.self) {
      try signposter.withIntervalSignpost("Work", "with \(1) map") { throw Lost() }
    }
    #expect(handler.entries.map(\.message) == ["Work", "Work: with 1 map"])
  }

  @Test func `messages are neither evaluated nor logged when debug messages are disabled`() {
    var made = 0
    func value() -> Int {
      made += 1
      return made
    }
    let quiet = OSSignposter(logger: Logger(kept(in: handler, from: .info), category: "speed"))
    #expect(!quiet.isEnabled)
    let state = quiet.beginInterval("Decode", "\(value())")
    quiet.emitEvent("Tapped", "\(value())")
    quiet.endInterval("Decode", state, "\(value())")
    #expect(made == 0)
    #expect(handler.entries.isEmpty)
    #expect(!OSSignposter.disabled.isEnabled)
  }

  @Test func `identifiers are unique, except those of the same object`() {
    let object = OSLog(subsystem: "test", category: "a")
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
    #expect(signposter.makeSignpostID(from: object) == signposter.makeSignpostID(from: object))
  }
}
#endif
