// SPDX-License-Identifier: MIT

public import WaymarkRoutes

// The same as for any number of parameters, which the compiler does not unroll: with these, one
// that has few is read and printed about twice as fast.

extension LinkRoute {
  /// Makes a route with one parameter.
  ///
  /// - Parameters:
  ///   - pattern: What its links look like.
  ///   - param: The codec of the parameter.
  ///   - aliases: More patterns, which are read and not printed; see ``aliases``.
  ///   - requires: What must hold before the link may be followed.
  ///   - presentation: How the screen is shown; nil is a first screen for `/` without a parent,
  ///     else a push.
  ///   - web: Who takes the link.
  ///   - title: The screen's title.
  ///   - make: The value for the parameter; nil where it can name nothing. See ``exists(_:)``
  ///     for what may come and go.
  ///   - match: The parameter of a value; nil for all values that are not this route's.
  ///   - parent: The screen under that of a value; nil for none.
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
        guard let value = param.taken(&reader) else { return nil }
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

  /// Makes a route with two parameters.
  ///
  /// - Parameters:
  ///   - pattern: What its links look like.
  ///   - first: The codec of the first parameter.
  ///   - second: The codec of the second.
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
        guard let one = first.taken(&reader), let two = second.taken(&reader) else { return nil }
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
  func taken(_ reader: inout LinkReader) -> Value? {
    reader.begin()
    return read(&reader)
  }
}
