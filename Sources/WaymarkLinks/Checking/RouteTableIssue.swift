// SPDX-License-Identifier: MIT

/// Something that is wrong with a table.
public struct RouteTableIssue: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of issue.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// Two patterns match the very same links.
    case sameLinks
    /// Two patterns match some links, of which each also matches others: neither goes first.
    case ambiguous
    /// Other patterns take every link of this one, or each that lacks an optional segment.
    case shadowed
    /// A pattern is not written as patterns are.
    case syntax
    /// A pattern has more or fewer parameters than codecs, or of another sort.
    case codecs
    /// Two literals differ in nothing but case, or in how their letters are composed.
    case twins
    /// A host or scheme cannot be one, or is named twice.
    case authority
    /// A screen is its own parent, over however many others.
    case parentCycle
    /// A parent is printed by no entry.
    case unknownParent
  }

  /// What sort of issue it is.
  public var kind: Kind
  /// The patterns it is about; none for hosts and schemes.
  public var patterns: [String]
  /// A link that shows it; nil where there is none.
  public var example: String?
  /// What is wrong, in words.
  public var description: String
}

/// All that is wrong with a table.
public struct RouteTableIssues: Error, Hashable, Sendable {
  /// The issues, in the order of their patterns.
  public var issues: [RouteTableIssue]
}

extension RouteTableIssues: CustomStringConvertible {
  /// One line for each issue.
  public var description: String {
    issues.map { issue in
      issue.description + (issue.example.map { " Example: \($0)" } ?? "")
    }.joined(separator: "\n")
  }
}
