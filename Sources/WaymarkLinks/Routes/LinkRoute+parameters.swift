// SPDX-License-Identifier: MIT

public import WaymarkRoutes

// The same as for any number of parameters, which the compiler does not unroll: with these, one
// that has few is read and printed about twice as fast.

extension LinkRoute {
  /// Creates a route with one parameter.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of its links.
  ///   - param: The codec of the parameter.
  ///   - aliases: More patterns, which are parsed and not printed; see ``aliases``.
  ///   - requires: The gates that must be open before the link is followed.
  ///   - presentation: How the screen is shown; nil means a first screen for `/` without a parent,
  ///     else a push.
  ///   - web: Where the link opens.
  ///   - title: The screen's title.
  ///   - make: The value for the parameter; nil where there is none. See ``exists(_:)`` for
  ///     resources that are created and deleted.
  ///   - match: The parameter of a value; nil for values of other routes.
  ///   - parent: The screen below that of a value; nil for none.
  @inlinable
  public init<A: Sendable>(
    _ pattern: String, _ param: LinkParam<A>, aliases: [String] = [],
    requires: Set<LinkGate> = [], presentation: LinkPresentation? = nil, web: LinkWebPolicy = .page,
    title: String? = nil,
    make: @escaping @Sendable (A) -> R?, match: @escaping @Sendable (R) -> A?,
    parent: (@Sendable (R) -> R?)? = nil
  ) {
    self.init(
      pattern: pattern, aliases: aliases, requires: requires, presentation: presentation, web: web,
      title: title,
      shapes: [param.shape],
      read: { reader in
        guard let value = param.value(from: &reader) else { return nil }
        return make(value)
      },
      write: { route, writer in
        guard let value = match(route) else { return false }
        param.put(value, &writer)
        return true
      },
      prints: { match($0) != nil },
      sample: { random in param.sample(&random).flatMap(make) }, parent: parent)
  }

  /// Creates a route with two parameters.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of its links.
  ///   - first: The codec of the first parameter.
  ///   - second: The codec of the second.
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
  public init<A: Sendable, B: Sendable>(
    _ pattern: String, _ first: LinkParam<A>, _ second: LinkParam<B>,
    aliases: [String] = [], requires: Set<LinkGate> = [], presentation: LinkPresentation? = nil,
    web: LinkWebPolicy = .page, title: String? = nil, make: @escaping @Sendable (A, B) -> R?,
    match: @escaping @Sendable (R) -> (A, B)?, parent: (@Sendable (R) -> R?)? = nil
  ) {
    self.init(
      pattern: pattern, aliases: aliases, requires: requires, presentation: presentation, web: web,
      title: title,
      shapes: [first.shape, second.shape],
      read: { reader in
        guard let one = first.value(from: &reader), let two = second.value(from: &reader) else {
          return nil
        }
        return make(one, two)
      },
      write: { route, writer in
        guard let values = match(route) else { return false }
        first.put(values.0, &writer)
        second.put(values.1, &writer)
        return true
      },
      prints: { match($0) != nil },
      sample: { random in
        guard let one = first.sample(&random), let two = second.sample(&random) else {
          return nil
        }
        return make(one, two)
      },
      parent: parent)
  }
}

extension LinkParam {
  @inlinable
  func value(from reader: inout LinkReader) -> Value? {
    reader.begin()
    return read(&reader)
  }
}
