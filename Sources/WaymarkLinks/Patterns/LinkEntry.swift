// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// A plain description of one route of a table.
public struct LinkEntry: Hashable, Sendable {
  /// One segment of a pattern.
  public enum Segment: Hashable, Sendable {
    /// Itself, without escapes.
    case literal(String)
    /// A value, perhaps between two literals.
    case param(Parameter)
    /// All segments that are left, even none, under a name; of literals behind it all but these.
    case rest(String)

    /// Digits, under a name.
    public static func int(_ name: String) -> Segment { .param(Parameter(name, .int)) }

    /// Any segment, under a name.
    public static func text(_ name: String) -> Segment { .param(Parameter(name, .text)) }
  }

  /// A parameter of a path: `:id`, `@:user`, `:page.html`, `:tab?`.
  public struct Parameter: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Which texts it takes.
    public var kind: LinkKind
    /// What stands before it in its segment, in ASCII, without escapes.
    public var prefix: String
    /// What stands behind it in its segment, in ASCII, without escapes.
    public var suffix: String
    /// Whether the segment may be absent.
    public var isOptional: Bool

    /// Makes the description of a parameter.
    public init(
      _ name: String, _ kind: LinkKind, prefix: String = "", suffix: String = "",
      isOptional: Bool = false
    ) {
      self.name = name
      self.kind = kind
      self.prefix = prefix
      self.suffix = suffix
      self.isOptional = isOptional
    }
  }

  /// An item of a query.
  public struct Query: Hashable, Sendable {
    /// How often an item is there.
    public enum Kind: String, Hashable, Codable, Sendable {
      /// Once.
      case required
      /// Once or not at all.
      case optional
      /// Once, or not at all for the usual value.
      case defaulted
      /// Any number of times.
      case repeated
    }

    /// The item's name, without escapes.
    public var name: String
    /// How often it is there.
    public var kind: Kind

    /// Makes the description of an item.
    public init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// The pattern as it was declared; of a nested route, behind its prefix.
  public var pattern: String
  /// The segments of the path; none for `/`.
  public var segments: [Segment]
  /// The items of the query that mean something to the route, in the order they are printed in.
  public var query: [Query]
  /// What must hold before the link may be followed; without what its parents require.
  public var requires: Set<LinkGate>
  /// How the screen is shown.
  public var presentation: LinkPresentation
  /// Who takes the link: the app, the web, or both.
  public var web: LinkWebPolicy
  /// The screen's title.
  public var title: String?
  /// Where its links lead when something is open already; nil for the table's rule.
  public var rule: LinkRule?
  /// The pattern that prints the links of the same route, if this entry is an alias; else nil.
  public var aliasOf: String?
}
