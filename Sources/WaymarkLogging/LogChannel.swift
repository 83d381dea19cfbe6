// SPDX-License-Identifier: MIT

#if !canImport(os)
import Logging
import Synchronization

/// The destination of the messages of one subsystem and category.
final class LogChannel: Sendable {
  static let shared = LogChannel(subsystem: "default", category: nil)

  private let subsystem: String
  private let category: String?
  private let logger = Mutex<Logging.Logger?>(nil)

  init(subsystem: String, category: String?) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Creates a channel to an existing logger.
  init(_ logger: Logging.Logger, category: String?) {
    subsystem = logger.label
    self.category = category
    self.logger.withLock { $0 = categorised(logger) }
  }

  /// Logs a message, which is evaluated only if its level is enabled.
  func log(
    _ level: Logging.Logger.Level, _ message: @autoclosure () -> OSLogMessage,
    metadata: @autoclosure () -> Logging.Logger.Metadata? = nil, file: String, function: String,
    line: UInt
  ) {
    resolved.log(
      level: level, Logging.Logger.Message(stringLiteral: message().text), metadata: metadata(),
      file: file, function: function, line: line)
  }

  func isEnabled(_ level: Logging.Logger.Level) -> Bool { resolved.logLevel <= level }

  /// The logger, created on first use: logs are often global constants, initialised before the app
  /// bootstraps swift-log.
  private var resolved: Logging.Logger {
    if let logger = logger.withLock({ $0 }) { return logger }
    // Create the app's backend outside the lock, because the backend may log.
    let made = categorised(Logging.Logger(label: subsystem))
    return logger.withLock { logger in
      let first = logger ?? made
      logger = first
      return first
    }
  }

  private func categorised(_ logger: Logging.Logger) -> Logging.Logger {
    guard let category else { return logger }
    var logger = logger
    logger[metadataKey: "category"] = .string(category)
    return logger
  }
}
#endif
