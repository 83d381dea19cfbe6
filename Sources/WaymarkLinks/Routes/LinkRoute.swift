// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// One route of a table: what its links look like, and which value they stand for.
///
/// A pattern is a path and the names of a query's items, without escapes:
///
///     /users/:id           one segment
///     /@:user, /:page.html a part of one, between literals of ASCII
///     /docs/:page?         a segment that may be absent
///     /files/*path         all segments that are left
///     /files/*path/edit    all that are left but for literals at the end
///     /search?q&page&tag   items of a query, in the order they are printed in
///
/// A name is of letters, digits, `_` and `-`, and as long as it can be. A `?` makes a segment
/// optional at its end, before `/`, `?` or the end of the pattern; else it begins the query. A `:`
/// behind which a name could stand is written `::` in a literal.
///
/// Its codecs come in the pattern's order, the path's first. That of an optional segment is
/// ``LinkParam/optional`` or has a ``LinkParam/default(_:)``. Two patterns never match the same
/// link by accident: from left to right a literal goes before a parameter, and a parameter before
/// the rest. Of two parameters at one place, by their kinds and the literals around them, the one
/// that takes less goes first; where neither takes all that the other does, no link may be both's.
/// For what links lead to, the order of declaration does not matter.
///
/// A route's aliases are more patterns of the same value, such as older ones: links of them lead to
/// it, but it is printed by its own pattern, and no other link is canonical. Where two routes of a
/// table have the same values, the one that was declared first prints them.
public struct LinkRoute<R: Hashable & Sendable>: Sendable {
  /// The pattern.
  public var pattern: String
  /// More patterns whose links lead to the route, and which print nothing.
  ///
  /// Each has the names of the pattern's parameters, in the same order.
  public var aliases: [String]
  /// What must hold before the link may be followed.
  public var requires: Set<LinkGate>
  /// How the screen is shown; nil is a first screen for `/` without a parent, else a push.
  public var presentation: LinkPresentation?
  /// Who takes the link.
  public var web: LinkWebPolicy
  /// The screen's title.
  public var title: String?
  /// Where its links lead when something is open already; nil for the table's rule.
  public var rule: LinkRule?

  let shapes: [LinkParamShape]
  let read: @Sendable (inout LinkReader) -> R?
  /// False for values that are not this route's.
  let write: @Sendable (R, inout LinkWriter) -> Bool
  let prints: @Sendable (R) -> Bool
  let sample: @Sendable (inout LinkRandom) -> R?
  let parent: (@Sendable (R) -> R?)?
  /// Whether there is what a value names; nil where there always is.
  var exists: (@Sendable (R) -> Bool)?
  /// The pattern of the route that this one is an alias of; nil for one that is none.
  var aliasOf: String?

  /// Makes a route with parameters.
  ///
  /// - Parameters:
  ///   - pattern: What its links look like.
  ///   - params: A codec for each parameter, in the pattern's order.
  ///   - aliases: More patterns, which are read and not printed; see ``aliases``.
  ///   - requires: What must hold before the link may be followed.
  ///   - presentation: How the screen is shown; nil is a first screen for `/` without a parent,
  ///     else a push.
  ///   - web: Who takes the link.
  ///   - title: The screen's title.
  ///   - make: The value for parameters; nil where they can name nothing. See
  ///     ``exists(_:)`` for what may come and go.
  ///   - match: The parameters of a value; nil for all values that are not this route's.
  ///   - parent: The screen under that of a value; nil for none.
  @inlinable
  public init<each P: Sendable>(
    _ pattern: String, _ params: repeat LinkParam<each P>, aliases: [String] = [],
    requires: Set<LinkGate> = [], presentation: LinkPresentation? = nil, web: LinkWebPolicy = .page,
    title: String? = nil,
    make: @escaping @Sendable (repeat each P) -> R?,
    match: @escaping @Sendable (R) -> (repeat each P)?, parent: (@Sendable (R) -> R?)? = nil
  ) {
    var shapes: [LinkParamShape] = []
    for param in repeat each params { shapes.append(param.shape) }
    self.init(
      pattern: pattern, aliases: aliases, requires: requires, presentation: presentation, web: web,
      title: title,
      shapes: shapes,
      read: { reader in try? make(repeat (each params).take(&reader)) },
      write: { route, writer in
        guard let values = match(route) else { return false }
        repeat (each params).put(each values, &writer)
        return true
      },
      prints: { match($0) != nil },
      sample: { random in
        do { return make(repeat try (each params).make(&random)) } catch { return nil }
      },
      parent: parent)
  }

  /// Makes a route without parameters.
  ///
  /// - Parameters:
  ///   - pattern: What its link looks like.
  ///   - route: The value.
  ///   - aliases: More patterns, which are read and not printed; see ``aliases``.
  ///   - requires: What must hold before the link may be followed.
  ///   - presentation: How the screen is shown; nil is a first screen for `/` without a parent,
  ///     else a push.
  ///   - web: Who takes the link.
  ///   - title: The screen's title.
  ///   - parent: The screen under this one; nil for none.
  public init(
    _ pattern: String, route: R, aliases: [String] = [], requires: Set<LinkGate> = [],
    presentation: LinkPresentation? = nil, web: LinkWebPolicy = .page, title: String? = nil,
    parent: (@Sendable (R) -> R?)? = nil
  ) {
    self.init(
      pattern: pattern, aliases: aliases, requires: requires, presentation: presentation, web: web,
      title: title,
      shapes: [],
      read: { _ in route },
      write: { other, _ in other == route },
      prints: { $0 == route }, sample: { _ in route }, parent: parent)
  }

  @usableFromInline
  init(
    pattern: String, aliases: [String], requires: Set<LinkGate>,
    presentation: LinkPresentation?, web: LinkWebPolicy, title: String?, shapes: [LinkParamShape],
    read: @escaping @Sendable (inout LinkReader) -> R?,
    write: @escaping @Sendable (R, inout LinkWriter) -> Bool,
    prints: @escaping @Sendable (R) -> Bool,
    sample: @escaping @Sendable (inout LinkRandom) -> R?, parent: (@Sendable (R) -> R?)?
  ) {
    self.pattern = pattern
    self.aliases = aliases
    self.requires = requires
    self.presentation = presentation
    self.web = web
    self.title = title
    self.shapes = shapes
    self.read = read
    self.write = write
    self.prints = prints
    self.sample = sample
    self.parent = parent
  }

  /// How the screen is shown, where nothing else is said.
  var shownAs: LinkPresentation {
    presentation ?? (pattern == "/" && parent == nil ? .root : .push)
  }
}
