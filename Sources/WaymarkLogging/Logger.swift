// SPDX-License-Identifier: MIT

#if !canImport(os)
package import Logging

/// Logs what an app does, through swift-log.
///
/// The subsystem is the label of swift-log's logger, the category its metadata `category`. Backends
/// are chosen by `LoggingSystem.bootstrap(_:)`, before the first message; without it, messages go to
/// standard error. A message that is not logged is not made.
///
/// A file that imports `Logging`, too, says which logger it means by `import struct
/// WaymarkLogging.Logger`, or by `WaymarkLogging.Logger` at each use.
public struct Logger: Sendable {
  /// Where messages go; nil if nowhere.
  let channel: LogChannel?

  /// A logger for what has no subsystem, labelled `default`.
  public init() { channel = .shared }

  /// A logger of a subsystem, such as `com.example.guide`, and of a category within it.
  public init(subsystem: String, category: String) {
    channel = LogChannel(subsystem: subsystem, category: category)
  }

  /// A logger to a log.
  public init(_ logObj: OSLog) { channel = logObj.channel }

  /// A logger to one of swift-log's, for tests.
  package init(_ logger: Logging.Logger, category: String) {
    channel = LogChannel(logger, category: category)
  }

  /// Logs at swift-log's level `notice`.
  public func log(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.notice, message(), file: file, function: function, line: line)
  }

  /// Logs at the level of a type.
  public func log(
    level: OSLogType, _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(level.level, message(), file: file, function: function, line: line)
  }

  /// Logs at swift-log's level `trace`.
  public func trace(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.trace, message(), file: file, function: function, line: line)
  }

  /// Logs at swift-log's level `debug`.
  public func debug(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.debug, message(), file: file, function: function, line: line)
  }

  /// Logs at swift-log's level `info`.
  public func info(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.info, message(), file: file, function: function, line: line)
  }

  /// Logs at swift-log's level `notice`.
  public func notice(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.notice, message(), file: file, function: function, line: line)
  }

  /// Logs at swift-log's level `warning`.
  public func warning(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.warning, message(), file: file, function: function, line: line)
  }

  /// Logs at swift-log's level `error`.
  public func error(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.error, message(), file: file, function: function, line: line)
  }

  /// Logs at swift-log's level `critical`.
  public func critical(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.critical, message(), file: file, function: function, line: line)
  }

  /// Logs at swift-log's level `critical`.
  public func fault(
    _ message: @autoclosure () -> OSLogMessage, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(.critical, message(), file: file, function: function, line: line)
  }
}
#endif
