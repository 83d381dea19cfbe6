// SPDX-License-Identifier: MIT

#if !canImport(os)
import Logging

/// The importance of a log message, with the same raw values as on Apple's systems.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the type.
  public let rawValue: UInt8

  /// Creates a type from a raw value.
  ///
  /// Messages with an unknown raw value are logged like `default`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a type from a raw value, without an argument label.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// The default type, logged at swift-log's `notice` level.
  public static let `default` = OSLogType(0x00)
  /// The type of informative messages, logged at swift-log's `info` level.
  public static let info = OSLogType(0x01)
  /// The type of debug messages, logged at swift-log's `debug` level.
  ///
  /// Most backends omit this level by default.
  public static let debug = OSLogType(0x02)
  /// The type of error messages, logged at swift-log's `error` level.
  public static let error = OSLogType(0x10)
  /// The type of fault messages, logged at swift-log's `critical` level.
  public static let fault = OSLogType(0x11)

  var level: Logging.Logger.Level {
    switch self {
    case .info: .info
    case .debug: .debug
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}
#endif
