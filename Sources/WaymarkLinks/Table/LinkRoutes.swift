// SPDX-License-Identifier: MIT

/// The routes of another table, below a prefix.
///
/// They become routes of the enclosing table and are checked there.
public struct LinkRoutes<R: Hashable & Sendable>: Sendable {
  let routes: [LinkRoute<R>]

  /// Nests routes below a prefix.
  ///
  /// - Parameters:
  ///   - prefix: The literals before each of their patterns, such as `/orders`; `/` for none.
  ///   - routes: The routes.
  ///   - make: The table's value for one of theirs.
  ///   - match: Their value for one of the table's; nil for values of other routes.
  ///   - parent: The screen below their screens without a parent; nil for none.
  public init<Child: Hashable & Sendable>(
    _ prefix: String, of routes: [LinkRoute<Child>], make: @escaping @Sendable (Child) -> R,
    match: @escaping @Sendable (R) -> Child?, parent: R? = nil
  ) {
    self.routes = routes.map { child in
      var under: (@Sendable (R) -> R?)?
      if let above = child.parent {
        under = { route in
          guard let inner = match(route) else { return nil }
          return above(inner).map(make) ?? parent
        }
      } else if let parent {
        under = { _ in parent }
      }
      var route = LinkRoute<R>(
        pattern: LinkRoutes.join(prefix, child.pattern),
        aliases: child.aliases.map { LinkRoutes.join(prefix, $0) }, requires: child.requires,
        presentation: child.presentation, web: child.web, title: child.title,
        shapes: child.shapes,
        read: { (reader: inout LinkReader) -> R? in
          child.read(&reader).map(make)
        },
        write: { (route: R, writer: inout LinkWriter) -> Bool in
          guard let inner = match(route) else { return false }
          return child.write(inner, &writer)
        },
        prints: { (route: R) -> Bool in match(route).map(child.prints) ?? false },
        sample: { (random: inout LinkRandom) -> R? in child.sample(&random).map(make) },
        parent: under)
      route.rule = child.rule
      if let exists = child.exists {
        route.exists = { route in match(route).map(exists) ?? true }
      }
      return route
    }
  }

  /// Nests the routes of a table below a prefix; its hosts, schemes, options and rule are ignored.
  ///
  /// - Parameters:
  ///   - prefix: The literals before each of their patterns, such as `/orders`; `/` for none.
  ///   - table: The table.
  ///   - make: The outer table's value for one of its values.
  ///   - match: Its value for one of the outer table's; nil for values of other routes.
  ///   - parent: The screen below its screens without a parent; nil for none.
  public init<Child: Hashable & Sendable>(
    _ prefix: String, of table: RouteTable<Child>, make: @escaping @Sendable (Child) -> R,
    match: @escaping @Sendable (R) -> Child?, parent: R? = nil
  ) {
    self.init(prefix, of: table.codecs.declared, make: make, match: match, parent: parent)
  }

  static func join(_ prefix: String, _ pattern: String) -> String {
    if prefix == "/" { return pattern }
    return prefix + (pattern == "/" || pattern.hasPrefix("/?") ? pattern.dropFirst() : pattern[...])
  }
}
