// SPDX-License-Identifier: MIT

#if !canImport(os)
import InMemoryLogging
import Logging
import Testing
import WaymarkLogging

/// The logger under test, not the one of `Logging`.
typealias Logger = WaymarkLogging.Logger

/// A swift-log logger that records messages at or above a level.
func kept(
  in handler: InMemoryLogHandler, from level: Logging.Logger.Level = .trace
) -> Logging.Logger {
  var logger = Logging.Logger(label: "test") { _ in handler }
  logger.logLevel = level
  return logger
}

struct LoggerTests {
  private let handler = InMemoryLogHandler()
  private var logger: Logger { Logger(kept(in: handler), category: "network") }

  @Test func `a message has the category as metadata`() {
    logger.info("Loaded \(3) trails")
    #expect(
      handler.entries == [
        .init(level: .info, message: "Loaded 3 trails", metadata: ["category": "network"])
      ])
  }

  @Test func `each method logs at its swift-log level`() {
    logger.trace("1")
    logger.debug("2")
    logger.info("3")
    logger.notice("4")
    logger.log("5")
    logger.warning("6")
    logger.error("7")
    logger.critical("8")
    logger.fault("9")
    #expect(
      handler.entries.map(\.level) == [
        .trace, .debug, .info, .notice, .notice, .warning, .error, .critical, .critical,
      ])
    #expect(handler.entries.map(\.message) == ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
  }

  @Test(
    arguments: [
      (.default, .notice), (.info, .info), (.debug, .debug), (.error, .error),
      (.fault, .critical), (OSLogType(0x42), .notice),
    ] as [(OSLogType, Logging.Logger.Level)])
  func `each type logs at its swift-log level`(type: OSLogType, level: Logging.Logger.Level) {
    logger.log(level: type, "message")
    #expect(handler.entries.map(\.level) == [level])
  }

  @Test func `a message at a disabled level is not evaluated`() {
    var made = 0
    func value() -> Int {
      made += 1
      return made
    }
    let quiet = Logger(kept(in: handler, from: .info), category: "network")
    quiet.debug("\(value())")
    #expect(made == 0)
    quiet.info("\(value())")
    #expect(made == 1)
    #expect(handler.entries.map(\.message) == ["1"])
  }

  @Test func `a disabled log does not evaluate messages`() {
    var made = 0
    func value() -> Int {
      made += 1
      return made
    }
    os_log("\(value())", log: .disabled, type: .fault)
    os_log(.fault, log: .disabled, "\(value())")
    Logger(OSLog.disabled).fault("\(value())")
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(made == 0)
  }
}
#endif
