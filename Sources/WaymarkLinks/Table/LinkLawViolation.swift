// SPDX-License-Identifier: MIT

/// A value for which a table's laws do not hold.
public struct LinkLawViolation: Hashable, Sendable {
  /// The pattern that prints the value; nil for a sample of the caller's.
  public var pattern: String?
  /// The value, described.
  public var value: String
  /// What printing it led to.
  public var error: LinkPrintError
  /// The seed that values were made up with.
  public var seed: UInt64
}

extension LinkLawViolation: CustomStringConvertible {
  /// One line, with the value and the seed.
  public var description: String { "\(value): \(error) (seed \(seed))" }
}
