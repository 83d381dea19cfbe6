// SPDX-License-Identifier: MIT

#if !canImport(os)
/// An identifier that distinguishes overlapping intervals with the same name.
public struct OSSignpostID: Comparable, Hashable, Sendable {
  /// The value of the identifier.
  public let rawValue: UInt64

  /// Creates an identifier from a value.
  public init(_ value: UInt64) { rawValue = value }

  /// The identifier for intervals that never overlap others with the same name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(.max)
  /// The identifier with the value 0.
  public static let null = OSSignpostID(0)

  /// Returns a Boolean value that indicates whether one value is less than another.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}
#endif
