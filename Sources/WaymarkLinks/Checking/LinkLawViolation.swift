// SPDX-License-Identifier: MIT

/// A value for which a table's laws do not hold.
public struct LinkLawViolation: Hashable, Sendable {
  /// The laws of a table.
  public enum Law: Hashable, Sendable {
    /// The declaration makes a table. What is wrong with it was reported, and the table is empty.
    case declaration(RouteTableIssue)
    /// What is printed for a value leads back to it.
    case roundTrip(LinkPrintError)
    /// What is printed for what was read is what was read.
    case fixedPoint
    /// Going up from a value ends at one that has no parent, over values that have links.
    case parents
    /// A law is tried: there is a value to try it with. Give the codec samples.
    case samples
  }

  /// The law.
  public var law: Law
  /// The pattern that prints the value, or the first that an issue is about; nil for a sample of
  /// the caller's, and for issues of hosts and schemes.
  public var pattern: String?
  /// The value, described; nil where there is none.
  public var value: String?
  /// The seed that values were made up with.
  public var seed: UInt64
}

extension LinkLawViolation: CustomStringConvertible {
  /// One line, with the value and the seed.
  public var description: String {
    let words =
      switch law {
      case .declaration(let issue): "\(issue)"
      case .roundTrip(let error): "\(error)"
      case .fixedPoint: "What is printed is printed otherwise after it was read."
      case .parents: "Going up from it ends nowhere, or at a value without a link."
      case .samples: "No value could be made up; give the codec samples."
      }
    return "\(pattern ?? "sample") \(value ?? ""): \(words) (seed \(seed))"
  }
}
