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
    var reads: ContiguousArray<@Sendable (inout LinkReader) -> R?> = []
    var writes: ContiguousArray<@Sendable (R, inout LinkWriter) -> Bool> = []
    var prints: ContiguousArray<@Sendable (R) -> Bool> = []
    var parents: ContiguousArray<(@Sendable (R) -> R?)?> = []
    for route in routes {
      reads.append(route.read)
      writes.append(route.write)
      prints.append(route.prints)
      parents.append(route.parent)
    }
    self.reads = reads
    self.writes = writes
    self.prints = prints
    self.parents = parents
    var constants = LinkRecords<R>()
    for (index, route) in routes.enumerated() where route.shapes.isEmpty {
      var random = LinkRandom(seed: 0)
      if let value = route.sample(&random), route.prints(value) {
        constants.keep(index, for: value)
      }
    }
    self.constants = constants
    recents = LinkRecents()
  }

  /// The first entry that prints a route, one without parameters before all others; -1 for none.
  @inlinable
  func entry(for route: R) -> Int {
    let hash = route.hashValue & Int.max
    let constant = constants.entry(for: route, hash: hash)
    if constant >= 0 { return constant }
    if let index = recents.entry(for: route, hash: hash) { return index }
    let index = prints.firstIndex { $0(route) } ?? -1
    recents.record(index, for: route, hash: hash)
    return index
  }
}
