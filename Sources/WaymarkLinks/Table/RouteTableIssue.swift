// SPDX-License-Identifier: MIT

/// An issue in the declaration of a table.
public struct RouteTableIssue: Hashable, Sendable, CustomStringConvertible {
  /// A kind of issue.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// Two patterns match the very same links.
    case sameLinks
    /// Two patterns match some of the same links, and neither takes precedence, since each also
    /// matches others.
    case ambiguous
    /// Other patterns match every link of this one, or every link that lacks an optional segment.
    case shadowed
    /// A pattern has a syntax error.
    case syntax
    /// The parameters of a pattern and the codecs differ in number or kind.
    case codecs
    /// Two literals differ only in case or in Unicode normalization.
    case twins
    /// A host or scheme is invalid or declared twice.
    case authority
    /// A screen is its own ancestor.
    case parentCycle
    /// No entry prints a parent.
    case unknownParent
  }

  /// The kind of the issue.
  public var kind: Kind
  /// The patterns that have the issue; empty for hosts and schemes.
  public var patterns: [String]
  /// A link that shows the issue; nil where there is none.
  public var example: String?
  /// A description of the issue.
  public var description: String
}

/// The issues for which a table cannot be created.
public struct RouteTableError: Error, Hashable, Sendable {
  /// The issues, in the order of their patterns.
  public var issues: [RouteTableIssue]
}

extension RouteTableError: CustomStringConvertible {
  /// One line for each issue.
  public var description: String {
    issues.map { issue in
      issue.description + (issue.example.map { " Example: \($0)" } ?? "")
    }.joined(separator: "\n")
  }
}
