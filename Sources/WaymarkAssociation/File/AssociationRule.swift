// SPDX-License-Identifier: MIT

/// One rule of an association file: which parts a page's address must have.
///
/// A part that is nil is not looked at. In patterns `*` stands for any number of characters, also
/// of `/`, and `?` for one; nothing stands for these characters themselves.
public struct AssociationRule: Hashable, Sendable {
  /// A pattern for the whole path.
  public var path: String?

  /// What the query has to be.
  public var query: Query?

  /// A pattern for the whole fragment.
  public var fragment: String?

  /// Whether what matches is not for the app; the rules below are not asked any more.
  public var exclude: Bool?

  /// A note for people.
  public var comment: String?

  /// Whether upper and lower case differ; they do unless someone says otherwise.
  public var caseSensitive: Bool?

  /// Whether patterns are compared with the address as it is written.
  ///
  /// It is so unless someone says otherwise; else the address is decoded first, but not the
  /// pattern.
  public var percentEncoded: Bool?

  /// Makes a rule of its parts; one without parts matches all.
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
  /// What a query has to be.
  public enum Query: Hashable, Sendable {
    /// A pattern for the whole query.
    case text(String)
    /// Patterns for the items named, in any order, among any others.
    ///
    /// An item that is absent counts as empty; of one that is there more than once, each has to
    /// match.
    case items([Item])
  }

  /// A pattern for an item of the query.
  public struct Item: Hashable, Sendable {
    /// The item's name.
    public var name: String

    /// The pattern; nil where the file has something else than a string.
    ///
    /// Then the system takes no notice of any item of the rule.
    public var pattern: String?

    /// Makes a pattern for an item.
    public init(_ name: String, _ pattern: String?) {
      self.name = name
      self.pattern = pattern
    }
  }
}
