// SPDX-License-Identifier: MIT

#if !canImport(os)
import Foundation

/// The visibility of an interpolated value in a log.
///
/// By default, numbers and Boolean values are public, and all other values are private and logged
/// as `<private>`, as on Apple's systems in an app that runs without a debugger. If the environment
/// variable `WAYMARK_LOG_PRIVATE` is `1` when the process starts, private values are logged
/// unmasked.
public struct OSLogPrivacy: Equatable, Sendable {
  /// The replacement for a value that is not logged.
  public enum Mask: Sendable {
    /// A hash that is equal for equal values within one process: `<mask.hash: '…'>`.
    case hash
    /// The text `<private>`.
    case none
  }

  enum Access: Sendable { case automatic, open, closed, sensitive }

  let access: Access
  let mask: Mask

  /// Logs numbers and Boolean values unmasked, and treats other values as private.
  public static var auto: OSLogPrivacy { auto(mask: .none) }
  /// Logs the value unmasked.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(access: .open, mask: .none) }
  /// Logs `<private>` instead of the value, unless `WAYMARK_LOG_PRIVATE` is `1`.
  public static var `private`: OSLogPrivacy { `private`(mask: .none) }
  /// Never logs the value, regardless of `WAYMARK_LOG_PRIVATE`.
  public static var sensitive: OSLogPrivacy { sensitive(mask: .none) }

  /// Logs numbers and Boolean values unmasked, and masks other values as private.
  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(access: .automatic, mask: mask)
  }
  /// Masks the value, unless `WAYMARK_LOG_PRIVATE` is `1`.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(access: .closed, mask: mask)
  }
  /// Always masks the value, regardless of `WAYMARK_LOG_PRIVATE`.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(access: .sensitive, mask: mask)
  }

  /// Whether private values are logged unmasked; tests override the value of the process.
  @TaskLocal package static var showsPrivate =
    ProcessInfo.processInfo.environment["WAYMARK_LOG_PRIVATE"] == "1"

  /// Whether a value is logged unmasked; numbers can be public when other values are not.
  func allows(number: Bool) -> Bool {
    switch access {
    case .open: true
    case .automatic: number || Self.showsPrivate
    case .closed: Self.showsPrivate
    case .sensitive: false
    }
  }

  /// The replacement for a value that is not logged.
  func masked(_ text: @autoclosure () -> String) -> String {
    switch mask {
    case .none: "<private>"
    // The hasher's seed differs in each process, so a value cannot be found by hashing candidates.
    case .hash: "<mask.hash: '\(String(UInt(bitPattern: text().hashValue), radix: 16))'>"
    }
  }
}
#endif
