// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// One route of a table: the pattern of its links and the value that they represent.
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
/// A name consists of letters, digits, `_` and `-`, and is as long as possible. A `?` at the end of
/// a segment, before `/`, `?` or the end of the pattern, makes it optional; otherwise it begins the
/// query. In a literal, a `:` before a character of a name is written `::`.
///
/// The codecs are in the pattern's order, those of the path first. The codec of an optional segment
/// is ``LinkParam/optional`` or has a ``LinkParam/default(_:)``. Two patterns never match the same
/// link by accident: from left to right a literal takes precedence over a parameter, and a
/// parameter over the rest. Of two parameters at one place, the narrower one by its kind and the
/// literals around it takes precedence; where neither is narrower, a link that both match is an
/// issue. The order of declaration does not affect where links lead.
///
/// A route's aliases are more patterns for the same value, such as older ones: their links lead to
/// it, but only its own pattern prints it, and only that link is canonical. Where two routes of a
/// table have the same values, the one declared first prints them.
public struct LinkRoute<R: Hashable & Sendable>: Sendable {
  /// The pattern.
  public var pattern: String
  /// More patterns whose links lead to the route, and which print nothing.
  ///
  /// Each has the names of the pattern's parameters, in the same order.
  public var aliases: [String]
  /// The gates that must be open before the link is followed.
  public var requires: Set<LinkGate>
  /// How the screen is shown; nil means a first screen for `/` without a parent, else a push.
  public var presentation: LinkPresentation?
  /// Where the link opens.
  public var web: LinkWebPolicy
  /// The screen's title.
  public var title: String?
  /// What its links do to the screens that are open; nil for the table's rule.
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

  /// Creates a route with parameters.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of its links.
  ///   - params: A codec for each parameter, in the pattern's order.
  ///   - aliases: More patterns, which are parsed and not printed; see ``aliases``.
  ///   - requires: The gates that must be open before the link is followed.
  ///   - presentation: How the screen is shown; nil means a first screen for `/` without a parent,
  ///     else a push.
  ///   - web: Where the link opens.
  ///   - title: The screen's title.
  ///   - make: The value for parameters; nil where there is none. See ``exists(_:)`` for resources
  ///     that are created and deleted.
  ///   - match: The parameters of a value; nil for values of other routes.
  ///   - parent: The screen below that of a value; nil for none.
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
      read: { reader in try? make(repeat (each params).read(from: &reader)) },
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

  /// Creates a route without parameters.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of its link.
  ///   - route: The value.
  ///   - aliases: More patterns, which are parsed and not printed; see ``aliases``.
  ///   - requires: The gates that must be open before the link is followed.
  ///   - presentation: How the screen is shown; nil means a first screen for `/` without a parent,
  ///     else a push.
  ///   - web: Where the link opens.
  ///   - title: The screen's title.
  ///   - parent: The screen below this one; nil for none.
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
