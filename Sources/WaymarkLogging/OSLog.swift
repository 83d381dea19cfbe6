// SPDX-License-Identifier: MIT

#if !canImport(os)
import Logging

/// A log for one subsystem and category, used by `os_log`, `Logger` and `OSSignposter`.
public final class OSLog: Sendable {
  /// A category that the system defines.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String
    /// Creates a category with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points of interest when profiling the app.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Events that Apple's systems record only while tracing; here logged like any other.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Events that Apple's systems record with a stack trace; here they are logged without one.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log without a subsystem, labelled `default`.
  public static let `default` = OSLog(channel: .shared)
  /// A log that discards all messages.
  public static let disabled = OSLog(channel: nil)

  /// The destination of the messages; nil discards them.
  let channel: LogChannel?

  private init(channel: LogChannel?) { self.channel = channel }

  /// Creates a log for a subsystem and a category.
  public convenience init(subsystem: String, category: String) {
    self.init(channel: LogChannel(subsystem: subsystem, category: category))
  }

  /// Creates a log for a subsystem and one of the system's categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Returns a Boolean value that indicates whether messages of a type are logged.
  public func isEnabled(type: OSLogType) -> Bool { channel?.isEnabled(type.level) ?? false }
}

/// Logs a message.
///
/// Pass values by string interpolation. Format strings with arguments, such as `"%d"`, are not
/// supported.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: @autoclosure () -> OSLogMessage, log: OSLog = .default, type: OSLogType = .default,
  file: String = #fileID, function: String = #function, line: UInt = #line
) {
  log.channel?.log(type.level, message(), file: file, function: function, line: line)
}

/// Logs a message with a type.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage,
  file: String = #fileID, function: String = #function, line: UInt = #line
) {
  log.channel?.log(type.level, message(), file: file, function: function, line: line)
}
#endif
