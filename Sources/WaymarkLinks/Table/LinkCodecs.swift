// SPDX-License-Identifier: MIT

/// The parts of a route that each link needs.
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

/// The parts of a table's routes that each link needs.
@usableFromInline
final class LinkCodecs<R: Hashable & Sendable>: Sendable {
  /// The routes as they were declared, with their aliases.
  let declared: [LinkRoute<R>]
  /// The routes in order of priority, nested ones with their prefix, aliases for themselves.
  let routes: [LinkRoute<R>]
  /// All of their table that does not depend on the type of its values.
  @usableFromInline let core: LinkTableCore
  @usableFromInline let all: ContiguousArray<LinkCodec<R>>
  /// Whether there is a route whose values need not exist.
  @usableFromInline let asksExistence: Bool
  /// The entries in the order they were declared in.
  @usableFromInline let order: ContiguousArray<Int>
  /// The place of each entry in that order.
  @usableFromInline let ranks: ContiguousArray<Int>
  /// The entries with parameters, in the order of declaration.
  @usableFromInline let withParams: ContiguousArray<Int>
  /// The first declared entries without parameters, by their value.
  @usableFromInline let constants: LinkRecords<R>
  /// The entries of values that were asked for lately.
  @usableFromInline let recents: LinkRecents<R>

  /// Prepares routes.
  ///
  /// - Parameters:
  ///   - routes: The routes in order of priority.
  ///   - ranks: The place of each in the order of declaration.
  ///   - declared: The routes as they were declared.
  ///   - core: All of their table that does not depend on the type of its values.
  init(
    _ routes: [LinkRoute<R>], ranks: [Int], declared: [LinkRoute<R>], core: LinkTableCore
  ) {
    self.core = core
    self.declared = declared
    self.routes = routes
    self.ranks = ContiguousArray(ranks)
    let order = ContiguousArray(ranks.indices.sorted { ranks[$0] < ranks[$1] })
    self.order = order
    all = ContiguousArray(routes.lazy.map { LinkCodec($0) })
    asksExistence = routes.contains { $0.exists != nil }
    withParams = order.filter { !routes[$0].shapes.isEmpty && routes[$0].aliasOf == nil }
    var constants = LinkRecords<R>()
    for index in order where routes[index].shapes.isEmpty {
      var random = LinkRandom(seed: 0)
      if let value = routes[index].sample(&random), routes[index].prints(value) {
        constants.keep(index, for: value)
      }
    }
    self.constants = constants
    recents = LinkRecents()
  }

  /// The first declared entry that prints a route; -1 for none.
  @inlinable
  func entry(for route: R) -> Int {
    let hash = route.hashValue & Int.max
    if let index = recents.entry(for: route, hash: hash) { return index }
    let index = firstEntry(for: route, or: constants.entry(for: route, hash: hash))
    recents.record(index, for: route, hash: hash)
    return index
  }

  /// The first declared entry that prints a route: one with parameters, or else the first without.
  @inlinable
  func firstEntry(for route: R, or constant: Int) -> Int {
    for index in withParams {
      if constant >= 0, ranks[constant] < ranks[index] { break }
      if all[index].prints(route) { return index }
    }
    return constant
  }

  /// Whether there is what a value of an entry names.
  @usableFromInline
  func exists(_ route: R, of entry: Int) -> Bool { routes[entry].exists?(route) ?? true }
}
