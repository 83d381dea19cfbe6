// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// The result of parsing a link.
public struct LinkMatch<R: Hashable & Sendable>: Hashable, Sendable {
  /// Where the link leads.
  public var route: R
  /// The index of the table's entry that it matched.
  public let entry: Int
  /// The query items that the route does not name, such as `utm_source`, in order.
  ///
  /// Malformed names and values are kept as they are; see ``LinkQueryItem``. Items above
  /// ``LinkOptions/maximumItems`` are dropped.
  public var extra: [LinkQueryItem]
  /// The fragment, decoded; as it is where it is malformed, such as `100%`; nil without a `#`.
  public var fragment: String?
  /// The values of the host's parameters by name: `acme` as `tenant` for a link at
  /// `acme.example.com` where the table has `:tenant.example.com`.
  public var hostValues: [String: String]
  /// Whether the link is known to belong to the app.
  ///
  /// True for a link of `http` or `https` at one of the table's hosts. Any app can use a custom
  /// scheme, and a path has no origin. In an inbox the ``LinkSource`` counts, too: a path is
  /// trusted there if its source is.
  public var isTrusted: Bool

  /// Whether path and query are spelled as the entry would print the route.
  @usableFromInline let isSpelled: Bool
  /// Those of the table that has read the link.
  @usableFromInline let codecs: LinkCodecs<R>
  /// Which of the table's schemes, as ``LinkTableCore/Origin/scheme``.
  @usableFromInline let schemeIndex: Int

  @inlinable
  init(
    route: R, entry: Int, extra: [LinkQueryItem], fragment: String?, isSpelled: Bool,
    codecs: LinkCodecs<R>, schemeIndex: Int, hostValues: [String: String], isTrusted: Bool
  ) {
    self.route = route
    self.entry = entry
    self.extra = extra
    self.fragment = fragment
    self.isSpelled = isSpelled
    self.codecs = codecs
    self.schemeIndex = schemeIndex
    self.hostValues = hostValues
    self.isTrusted = isTrusted
  }
}

extension LinkMatch {
  // Computed, so that a match stays small enough to be moved without a call of memmove.

  /// The pattern of the entry.
  public var pattern: String { codecs.core.patterns[entry] }

  /// The gates that the entry itself requires; `RouteTable.gates(for:)` returns all required
  /// gates.
  public var requires: Set<LinkGate> { codecs.core.requires[entry] }

  /// The scheme as the table spells it; nil for a path.
  public var scheme: String? { schemeIndex < 0 ? nil : codecs.core.knownSchemes[schemeIndex] }

  /// Whether the path and query are spelled as the table prints them.
  ///
  /// False for a link of an alias, and of an entry whose values are printed by an entry declared
  /// before it. Unknown query items, the fragment, scheme and host do not count. If false, a web
  /// server redirects to the link that the table prints.
  ///
  /// This is computed on each access, which takes about as long as printing the route.
  public var isCanonical: Bool { isSpelled && codecs.isPrinter(entry, of: route) }
}

extension LinkMatch {
  /// Whether two matches are equal, regardless of their tables.
  public static func == (one: LinkMatch, other: LinkMatch) -> Bool {
    one.route == other.route && one.entry == other.entry && one.pattern == other.pattern
      && one.requires == other.requires && one.extra == other.extra
      && one.fragment == other.fragment && one.isSpelled == other.isSpelled
      && one.scheme == other.scheme && one.hostValues == other.hostValues
      && one.isTrusted == other.isTrusted
  }

  /// Hashes the route, the entry, and the other parts of the link.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(route)
    hasher.combine(entry)
    hasher.combine(extra)
    hasher.combine(fragment)
    hasher.combine(isSpelled)
    hasher.combine(scheme)
  }
}
