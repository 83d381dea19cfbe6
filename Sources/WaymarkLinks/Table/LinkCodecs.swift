// SPDX-License-Identifier: MIT

/// What of a route is asked for with each link.
///
/// A type of its own, since an array of functions would wrap each of them once more.
@usableFromInline
struct LinkCodec<R: Hashable & Sendable>: Sendable {
  @usableFromInline let read: @Sendable (inout LinkReader) -> R?
  @usableFromInline let write: @Sendable (R, inout LinkWriter) -> Bool
  @usableFromInline let prints: @Sendable (R) -> Bool
  @usableFromInline let parent: (@Sendable (R) -> R?)?

  init(_ route: LinkRoute<R>) {
    read = route.read
    write = route.write
    prints = route.prints
    parent = route.parent
  }
}

/// What of a table's routes is asked for with each link.
@usableFromInline
final class LinkCodecs<R: Hashable & Sendable>: Sendable {
  /// The routes in order of priority, nested ones with their prefix.
  let routes: [LinkRoute<R>]
  @usableFromInline let all: ContiguousArray<LinkCodec<R>>
  /// The entries without parameters, by their value.
  @usableFromInline let constants: LinkRecords<R>
  /// The entries of values that were asked for lately.
  @usableFromInline let recents: LinkRecents<R>

  init(_ routes: [LinkRoute<R>]) {
    self.routes = routes
    all = ContiguousArray(routes.lazy.map { LinkCodec($0) })
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
    let index = all.firstIndex { $0.prints(route) } ?? -1
    recents.record(index, for: route, hash: hash)
    return index
  }
}
