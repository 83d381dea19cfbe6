// SPDX-License-Identifier: MIT

/// What of a table's routes is asked for with each link.
@usableFromInline
final class LinkCodecs<R: Hashable & Sendable>: Sendable {
  /// The routes in order of priority, nested ones with their prefix.
  let routes: [LinkRoute<R>]
  @usableFromInline let reads: ContiguousArray<@Sendable (inout LinkReader) -> R?>
  @usableFromInline let writes: ContiguousArray<@Sendable (R, inout LinkWriter) -> Bool>
  @usableFromInline let prints: ContiguousArray<@Sendable (R) -> Bool>
  @usableFromInline let parents: ContiguousArray<(@Sendable (R) -> R?)?>
  /// The entries without parameters, by their value.
  @usableFromInline let constants: LinkRecords<R>
  /// The entries of values that were asked for lately.
  @usableFromInline let recents: LinkRecents<R>

  init(_ routes: [LinkRoute<R>]) {
    self.routes = routes
    reads = ContiguousArray(routes.map(\.read))
    writes = ContiguousArray(routes.map(\.write))
    prints = ContiguousArray(routes.map(\.prints))
    parents = ContiguousArray(routes.map(\.parent))
    var constants = LinkRecords<R>(capacity: 4 * routes.count)
    for (index, route) in routes.enumerated() where route.shapes.isEmpty {
      var random = LinkRandom(seed: 0)
      if let value = route.sample(&random), route.prints(value) {
        constants.keep(index, for: value, hash: value.hashValue)
      }
    }
    self.constants = constants
    recents = LinkRecents(capacity: 512)
  }

  /// The first entry that prints a route, one without parameters before all others; -1 for none.
  @inlinable
  func entry(for route: R) -> Int {
    let hash = route.hashValue
    if let index = constants.entry(for: route, hash: hash) { return index }
    if let index = recents.entry(for: route, hash: hash) { return index }
    let index = prints.firstIndex { $0(route) } ?? -1
    recents.record(index, for: route, hash: hash)
    return index
  }
}
