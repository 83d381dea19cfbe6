// SPDX-License-Identifier: MIT

extension LinkRoutes {
  /// Nests routes below a prefix with a parameter, such as `/users/:id`.
  ///
  ///     LinkRoutes(
  ///       "/users/:id", .int, of: profileRoutes, make: { .profile(user: $0, $1) },
  ///       match: { if case .profile(let user, let page) = $0 { (user, page) } else { nil } },
  ///       parent: { _ in .users })
  ///
  /// - Parameters:
  ///   - prefix: The prefix of each of their patterns: literals and a parameter, no query.
  ///   - param: The codec of the parameter.
  ///   - routes: The routes.
  ///   - make: The table's value for the parameter and one of their values; nil where there is
  ///     none.
  ///   - match: The parameter and their value for one of the table's; nil for values of other
  ///     routes.
  ///   - parent: The screen below their screens without a parent, for the parameter; nil for none.
  public init<Child: Hashable & Sendable, A: Sendable>(
    _ prefix: String, _ param: LinkParam<A>, of routes: [LinkRoute<Child>],
    make: @escaping @Sendable (A, Child) -> R?, match: @escaping @Sendable (R) -> (A, Child)?,
    parent: (@Sendable (A) -> R?)? = nil
  ) {
    self.init(
      LinkPrefix(
        text: prefix, shapes: [param.shape], read: { param.value(from: &$0) },
        write: { param.put($0, &$1) }, sample: param.sample),
      of: routes, make: make, match: match, parent: parent)
  }

  /// Nests routes below a prefix with two parameters, such as `/:owner/:project`.
  ///
  /// For more, nest tables.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of each of their patterns: literals and parameters, no query.
  ///   - first: The codec of the first parameter.
  ///   - second: The codec of the second.
  ///   - routes: The routes.
  ///   - make: The table's value for the parameters and one of their values; nil where there is
  ///     none.
  ///   - match: The parameters and their value for one of the table's; nil for values of other
  ///     routes.
  ///   - parent: The screen below their screens without a parent, for the parameters; nil for none.
  public init<Child: Hashable & Sendable, A: Sendable, B: Sendable>(
    _ prefix: String, _ first: LinkParam<A>, _ second: LinkParam<B>,
    of routes: [LinkRoute<Child>], make: @escaping @Sendable (A, B, Child) -> R?,
    match: @escaping @Sendable (R) -> (A, B, Child)?,
    parent: (@Sendable (A, B) -> R?)? = nil
  ) {
    var above: (@Sendable ((A, B)) -> R?)?
    if let parent { above = { parent($0.0, $0.1) } }
    self.init(
      LinkPrefix(
        text: prefix, shapes: [first.shape, second.shape],
        read: { reader in
          guard let one = first.value(from: &reader), let two = second.value(from: &reader) else {
            return nil
          }
          return (one, two)
        },
        write: { values, writer in
          first.put(values.0, &writer)
          second.put(values.1, &writer)
        },
        sample: { random in
          guard let one = first.sample(&random), let two = second.sample(&random) else {
            return nil
          }
          return (one, two)
        }),
      of: routes, make: { make($0.0, $0.1, $1) },
      match: { route in match(route).map { (($0.0, $0.1), $0.2) } }, parent: above)
  }

  private init<Child: Hashable & Sendable, Values: Sendable>(
    _ prefix: LinkPrefix<Values>, of routes: [LinkRoute<Child>],
    make: @escaping @Sendable (Values, Child) -> R?,
    match: @escaping @Sendable (R) -> (Values, Child)?, parent: (@Sendable (Values) -> R?)?
  ) {
    self.routes = routes.map { child in
      let under: @Sendable (R) -> R? = { route in
        guard let (values, inner) = match(route) else { return nil }
        if let above = child.parent?(inner) { return make(values, above) }
        return parent?(values)
      }
      var route = LinkRoute<R>(
        pattern: LinkRoutes.join(prefix.text, child.pattern),
        aliases: child.aliases.map { LinkRoutes.join(prefix.text, $0) }, requires: child.requires,
        presentation: child.presentation, web: child.web, title: child.title,
        shapes: prefix.shapes + child.shapes,
        read: { (reader: inout LinkReader) -> R? in
          guard let values = prefix.read(&reader), let inner = child.read(&reader) else {
            return nil
          }
          return make(values, inner)
        },
        write: { (route: R, writer: inout LinkWriter) -> Bool in
          guard let (values, inner) = match(route) else { return false }
          prefix.write(values, &writer)
          return child.write(inner, &writer)
        },
        prints: { (route: R) -> Bool in match(route).map { child.prints($0.1) } ?? false },
        sample: { (random: inout LinkRandom) -> R? in
          guard let values = prefix.sample(&random), let inner = child.sample(&random) else {
            return nil
          }
          return make(values, inner)
        },
        parent: child.parent == nil && parent == nil ? nil : under)
      route.rule = child.rule
      if let exists = child.exists {
        route.exists = { route in match(route).map { exists($0.1) } ?? true }
      }
      return route
    }
  }
}

/// The parameters before the patterns of a nested table, as one codec.
private struct LinkPrefix<Values: Sendable>: Sendable {
  let text: String
  let shapes: [LinkParamShape]
  let read: @Sendable (inout LinkReader) -> Values?
  let write: @Sendable (Values, inout LinkWriter) -> Void
  let sample: @Sendable (inout LinkRandom) -> Values?
}
