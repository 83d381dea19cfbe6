// SPDX-License-Identifier: MIT

#if !canImport(os)
import Foundation

/// Who may read an interpolated value in a log.
///
/// Without an option numbers and Boolean values are public, and all else is private and logged as
/// `<private>`. Like Apple's in an app that runs without a debugger. Where the environment variable
/// `WAYMARK_LOG_PRIVATE` is `1` as the process starts, private values are logged as they are.
public struct OSLogPrivacy: Equatable, Sendable {
  /// What stands in the place of a value that may not be read.
  public enum Mask: Sendable {
    /// A hash, by which equal values are recognised while the process runs: `<mask.hash: '…'>`.
    case hash
    /// The word `<private>`.
    case none
  }

  enum Access: Sendable { case automatic, open, closed, sensitive }

  let access: Access
  let mask: Mask

  /// Public for numbers and Boolean values, private for all else.
  public static var auto: OSLogPrivacy { auto(mask: .none) }
  /// Logged as it is.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(access: .open, mask: .none) }
  /// Logged as `<private>`, unless `WAYMARK_LOG_PRIVATE` is `1`.
  public static var `private`: OSLogPrivacy { `private`(mask: .none) }
  /// Never logged, whatever `WAYMARK_LOG_PRIVATE` is.
  public static var sensitive: OSLogPrivacy { sensitive(mask: .none) }

  /// Public for numbers and Boolean values, masked for all else.
  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(access: .automatic, mask: mask)
  }
  /// Masked, unless `WAYMARK_LOG_PRIVATE` is `1`.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(access: .closed, mask: mask)
  }
  /// Masked, whatever `WAYMARK_LOG_PRIVATE` is.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(access: .sensitive, mask: mask)
  }

  /// Whether private values are logged as they are; tests bind others than the process's.
  @TaskLocal package static var showsPrivate =
    ProcessInfo.processInfo.environment["WAYMARK_LOG_PRIVATE"] == "1"

  /// Whether values are logged as they are, where numbers may be public when others are not.
  func allows(number: Bool) -> Bool {
    switch access {
    case .open: true
    case .automatic: number || Self.showsPrivate
    case .closed: Self.showsPrivate
    case .sensitive: false
    }
  }

  /// What is logged in place of a value.
  func masked(_ text: @autoclosure () -> String) -> String {
    switch mask {
    case .none: "<private>"
    // The hasher's seed is another in each process, so that nobody finds a value by trying all.
    case .hash: "<mask.hash: '\(String(UInt(bitPattern: text().hashValue), radix: 16))'>"
    }
  }
}
#endif
