// SPDX-License-Identifier: MIT

#if !canImport(os)
import Logging

/// A log of one subsystem and category, for `os_log`, `Logger` and `OSSignposter`.
public final class OSLog: Sendable {
  /// What a log is about, where it is none of an app's own.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Moments that matter to whoever measures the app.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What is recorded only while someone measures; here it is logged like any other.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// What is recorded with its stack; here it is logged without.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log of what has no subsystem, labelled `default`.
  public static let `default` = OSLog(channel: .shared)
  /// A log that drops all messages.
  public static let disabled = OSLog(channel: nil)

  /// Where messages go; nil if nowhere.
  let channel: LogChannel?

  private init(channel: LogChannel?) { self.channel = channel }

  /// The log of a subsystem and a category.
  public convenience init(subsystem: String, category: String) {
    self.init(channel: LogChannel(subsystem: subsystem, category: category))
  }

  /// The log of a subsystem and one of the system's categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages of a type are logged.
  public func isEnabled(type: OSLogType) -> Bool { channel?.isEnabled(type.level) ?? false }
}

/// Logs a message.
///
/// Its values are interpolated. There is no form with a format and arguments, such as `"%d"`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: @autoclosure () -> OSLogMessage, log: OSLog = .default, type: OSLogType = .default,
  file: String = #fileID, function: String = #function, line: UInt = #line
) {
  log.channel?.log(type.level, message(), file: file, function: function, line: line)
}

/// Logs a message of a type.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage,
  file: String = #fileID, function: String = #function, line: UInt = #line
) {
  log.channel?.log(type.level, message(), file: file, function: function, line: line)
}
#endif
