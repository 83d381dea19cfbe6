// SPDX-License-Identifier: MIT

#if !canImport(os)
/// Tells intervals of one name apart that overlap.
public struct OSSignpostID: Comparable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// An identifier of a number.
  public init(_ value: UInt64) { rawValue = value }

  /// The identifier of intervals that never overlap others of their name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No identifier.
  public static let invalid = OSSignpostID(.max)
  /// The identifier without a value.
  public static let null = OSSignpostID(0)

  /// Whether the number of one is less than that of another.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}
#endif
