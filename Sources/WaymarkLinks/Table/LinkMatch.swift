// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// What a table makes of a link.
public struct LinkMatch<R: Hashable & Sendable>: Hashable, Sendable {
  /// Where the link leads.
  public var route: R
  /// Which of the table's entries it matched.
  public var entry: Int
  /// That entry's pattern.
  public var pattern: String
  /// What that entry itself requires; `RouteTable.gates(for:)` is all that must hold.
  public var requires: Set<LinkGate>
  /// The items of the query that mean nothing to the route, such as `utm_source`, in their order.
  ///
  /// Names and values that are not well-formed are raw; see ``LinkQueryItem``. Those above
  /// ``LinkOptions/maximumItems`` are dropped.
  public var extra: [LinkQueryItem]
  /// What stands behind the `#`, without escapes; raw where it is not well-formed, such as `100%`;
  /// nil without a `#`.
  public var fragment: String?
  /// The scheme, in the table's spelling; nil for a path.
  public var scheme: String?
  /// The values of the host's parameters by their names: `acme` as `tenant` for a link at
  /// `acme.example.com` where the table names `:tenant.example.com`.
  public var hostValues: [String: String]
  /// Whether the system vouches that the link is the app's.
  ///
  /// True for a link of `http` or `https` at one of the table's hosts. A custom scheme is anyone's,
  /// and a path says nothing of where it came from. In an inbox the ``LinkSource`` counts, too:
  /// a path is trusted there if its source is.
  public var isTrusted: Bool

  /// Whether path and query are spelled as the entry would print the route.
  @usableFromInline let isSpelled: Bool
  /// The table that has read the link.
  @usableFromInline let table: RouteTable<R>

  @inlinable
  init(
    route: R, entry: Int, pattern: String, requires: Set<LinkGate>, extra: [LinkQueryItem],
    fragment: String?, isSpelled: Bool, table: RouteTable<R>, scheme: String?,
    hostValues: [String: String], isTrusted: Bool
  ) {
    self.route = route
    self.entry = entry
    self.pattern = pattern
    self.requires = requires
    self.extra = extra
    self.fragment = fragment
    self.isSpelled = isSpelled
    self.table = table
    self.scheme = scheme
    self.hostValues = hostValues
    self.isTrusted = isTrusted
  }
}

extension LinkMatch {
  /// Whether path and query are spelled as the table prints them.
  ///
  /// False for a link of an alias, and of an entry whose values one prints that was declared
  /// before. Unknown items of the query, the fragment, scheme and host do not count. Where this is
  /// false a web server answers with a redirect to the spelling the table prints.
  ///
  /// The table is asked each time, which takes about as long as to print the route.
  public var isCanonical: Bool { isSpelled && table.isPrinter(entry, of: route) }
}

extension LinkMatch {
  /// Whether two matches say the same, whichever tables they are of.
  public static func == (one: LinkMatch, other: LinkMatch) -> Bool {
    one.route == other.route && one.entry == other.entry && one.pattern == other.pattern
      && one.requires == other.requires && one.extra == other.extra
      && one.fragment == other.fragment && one.isSpelled == other.isSpelled
      && one.scheme == other.scheme && one.hostValues == other.hostValues
      && one.isTrusted == other.isTrusted
  }

  /// Hashes the route, the entry, and what else the link says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(route)
    hasher.combine(entry)
    hasher.combine(extra)
    hasher.combine(fragment)
    hasher.combine(isSpelled)
    hasher.combine(scheme)
  }
}
