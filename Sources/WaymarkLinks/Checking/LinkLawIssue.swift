// SPDX-License-Identifier: MIT

/// A law of a table that does not hold, with a value that shows it.
public struct LinkLawIssue: Hashable, Sendable {
  /// The laws of a table.
  public enum Law: Hashable, Sendable {
    /// The declaration is valid. Its issue was reported, and the table is empty.
    case declaration(RouteTableIssue)
    /// Parsing the link printed for a value yields that value.
    case roundTrip(LinkPrintError)
    /// The parse–print round trip is stable.
    case fixedPoint
    /// The chain of parents of a value ends, and each parent has a link.
    case parents
    /// There is a sample value to check the laws with. If not, give the codec samples.
    case samples
  }

  /// The law.
  public var law: Law
  /// The pattern that prints the value, or the first pattern of an issue; nil for a sample of the
  /// caller, and for issues of hosts and schemes.
  public var pattern: String?
  /// The value's description; nil where there is none.
  public var value: String?
  /// The seed from which values were generated.
  public var seed: UInt64
}

extension LinkLawIssue: CustomStringConvertible {
  /// One line, with the value and the seed.
  public var description: String {
    let message =
      switch law {
      case .declaration(let issue): "\(issue)"
      case .roundTrip(let error): "\(error)"
      case .fixedPoint: "The parse–print round trip is not stable."
      case .parents: "The chain of parents does not end, or ends at a value without a link."
      case .samples: "No sample value could be generated; give the codec samples."
      }
    return "\(pattern ?? "sample") \(value ?? ""): \(message) (seed \(seed))"
  }
}
