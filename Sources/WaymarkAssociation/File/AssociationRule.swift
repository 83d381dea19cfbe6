// SPDX-License-Identifier: MIT

/// One rule of an association file: patterns for the parts of a page's address.
///
/// A part that is nil is ignored. In patterns `*` matches any number of characters, including `/`,
/// and `?` matches one; these characters cannot be escaped.
public struct AssociationRule: Hashable, Sendable {
  /// A pattern for the whole path.
  public var path: String?

  /// A pattern for the query.
  public var query: Query?

  /// A pattern for the whole fragment.
  public var fragment: String?

  /// Whether addresses that match do not open the app; the rules below are then not evaluated.
  public var exclude: Bool?

  /// A note for people.
  public var comment: String?

  /// Whether patterns are case-sensitive; true by default.
  public var caseSensitive: Bool?

  /// Whether patterns are compared with the percent-encoded address; true by default.
  ///
  /// If false, the address is decoded first, but not the pattern.
  public var percentEncoded: Bool?

  /// Creates a rule from its parts; a rule without parts matches everything.
  public init(
    path: String? = nil, query: Query? = nil, fragment: String? = nil, exclude: Bool? = nil,
    comment: String? = nil, caseSensitive: Bool? = nil, percentEncoded: Bool? = nil
  ) {
    self.path = path
    self.query = query
    self.fragment = fragment
    self.exclude = exclude
    self.comment = comment
    self.caseSensitive = caseSensitive
    self.percentEncoded = percentEncoded
  }
}

extension AssociationRule {
  /// A pattern for a query.
  public enum Query: Hashable, Sendable {
    /// A pattern for the whole query.
    case text(String)
    /// Patterns for items by name, in any order, among any others.
    ///
    /// An absent item counts as empty; if an item occurs more than once, each must match.
    case items([Item])
  }

  /// A pattern for an item of the query.
  public struct Item: Hashable, Sendable {
    /// The item's name.
    public var name: String

    /// The pattern; nil where the file has a value that is not a string.
    ///
    /// The system then ignores all items of the rule.
    public var pattern: String?

    /// Creates a pattern for an item.
    public init(_ name: String, _ pattern: String?) {
      self.name = name
      self.pattern = pattern
    }
  }
}
