// SPDX-License-Identifier: MIT

#if !canImport(os)
import Logging

/// How important a message is, with the numbers that Apple's systems give the types.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// The type with a number.
  ///
  /// Numbers without a name are logged as `default`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The number of the type, unlabelled.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// Logged at swift-log's level `notice`.
  public static let `default` = OSLogType(0x00)
  /// Logged at swift-log's level `info`.
  public static let info = OSLogType(0x01)
  /// Logged at swift-log's level `debug`, which most backends leave out unless told otherwise.
  public static let debug = OSLogType(0x02)
  /// Logged at swift-log's level `error`.
  public static let error = OSLogType(0x10)
  /// Logged at swift-log's level `critical`.
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
