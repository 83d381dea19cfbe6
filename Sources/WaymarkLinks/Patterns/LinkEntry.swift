// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// A plain description of one route of a table.
public struct LinkEntry: Hashable, Sendable {
  /// One segment of a pattern.
  public enum Segment: Hashable, Sendable {
    /// Literal text, without escapes.
    case literal(String)
    /// A parameter, possibly between two literals.
    case param(Parameter)
    /// All remaining segments, or none, under a name, except for the literals that follow.
    case rest(String)

    /// A whole number, under a name.
    public static func int(_ name: String) -> Segment { .param(Parameter(name, .int)) }

    /// Any segment, under a name.
    public static func text(_ name: String) -> Segment { .param(Parameter(name, .text)) }
  }

  /// A parameter of a path: `:id`, `@:user`, `:page.html`, `:tab?`.
  public struct Parameter: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// The texts that it matches.
    public var kind: LinkKind
    /// The literal before it in its segment, in ASCII, without escapes.
    public var prefix: String
    /// The literal after it in its segment, in ASCII, without escapes.
    public var suffix: String
    /// Whether the segment may be absent.
    public var isOptional: Bool

    /// Creates the description of a parameter.
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
    /// How often an item occurs.
    public enum Kind: String, Hashable, Codable, Sendable {
      /// Once.
      case required
      /// Once or not at all.
      case optional
      /// Once, or not at all for the default value.
      case defaulted
      /// Any number of times.
      case repeated
    }

    /// The item's name, without escapes.
    public var name: String
    /// How often it occurs.
    public var kind: Kind

    /// Creates the description of an item.
    public init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// The declared pattern; that of a nested route includes the prefix.
  public var pattern: String
  /// The segments of the path; none for `/`.
  public var segments: [Segment]
  /// The query items that the route names, in the order in which they are printed.
  public var query: [Query]
  /// The gates that the link requires, without those of its parents.
  public var requires: Set<LinkGate>
  /// How the screen is shown.
  public var presentation: LinkPresentation
  /// Where the link opens: in the app, on the web, or both.
  public var web: LinkWebPolicy
  /// The screen's title.
  public var title: String?
  /// What its links do to the screens that are open; nil for the table's rule.
  public var rule: LinkRule?
  /// The pattern that prints the links of the same route, if this entry is an alias; else nil.
  public var aliasOf: String?
}
