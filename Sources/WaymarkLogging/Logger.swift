// SPDX-License-Identifier: MIT

#if !canImport(os)
package import Logging

/// Writes log messages through swift-log.
///
/// The subsystem becomes the label of the swift-log logger, and the category its `category`
/// metadata. Choose a backend with `LoggingSystem.bootstrap(_:)` before the first message; without
/// one, messages go to standard error. A message is evaluated only if its level is enabled.
///
/// In a file that also imports `Logging`, disambiguate the type with `import struct
/// WaymarkLogging.Logger`, or write `WaymarkLogging.Logger` at each use.
public struct Logger: Sendable {
  /// The destination of the messages; nil discards them.
  let channel: LogChannel?

  /// Creates a logger without a subsystem, labelled `default`.
  public init() { channel = .shared }

  /// Creates a logger for a subsystem, such as `com.example.guide`, and a category within it.
  public init(subsystem: String, category: String) {
    channel = LogChannel(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { channel = logObj.channel }

  /// Creates a logger that writes to a swift-log logger, for tests.
  package init(_ logger: Logging.Logger, category: String) {
    channel = LogChannel(logger, category: category)
  }

  /// Logs a message at swift-log's `notice` level.
  public func log(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.notice, message(), file: file, function: function, line: line)
  }

  /// Logs a message at the level that corresponds to a type.
  public func log(
    level: OSLogType, _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(level.level, message(), file: file, function: function, line: line)
  }

  /// Logs a message at swift-log's `trace` level.
  public func trace(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.trace, message(), file: file, function: function, line: line)
  }

  /// Logs a message at swift-log's `debug` level.
  public func debug(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.debug, message(), file: file, function: function, line: line)
  }

  /// Logs a message at swift-log's `info` level.
  public func info(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.info, message(), file: file, function: function, line: line)
  }

  /// Logs a message at swift-log's `notice` level.
  public func notice(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.notice, message(), file: file, function: function, line: line)
  }

  /// Logs a message at swift-log's `warning` level.
  public func warning(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.warning, message(), file: file, function: function, line: line)
  }

  /// Logs a message at swift-log's `error` level.
  public func error(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.error, message(), file: file, function: function, line: line)
  }

  /// Logs a message at swift-log's `critical` level.
  public func critical(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.critical, message(), file: file, function: function, line: line)
  }

  /// Logs a message at swift-log's `critical` level.
  public func fault(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.critical, message(), file: file, function: function, line: line)
  }
}
#endif
