// SPDX-License-Identifier: MIT

/// Entries by the value they print: a hash table that is asked with the hash at hand.
@usableFromInline
struct LinkRecords<R: Hashable & Sendable>: Sendable {
  /// The values, in the order they came in.
  @usableFromInline var routes: ContiguousArray<R> = []
  @usableFromInline var entries: ContiguousArray<Int> = []
  @usableFromInline var hashes: ContiguousArray<Int> = []
  /// Which value is at a place, -1 for none; a power of two, at least twice the values.
  @usableFromInline var places: ContiguousArray<Int32> = [-1]

  init() {}

  /// The entry that was recorded for a value.
  @inlinable
  func entry(for route: R, hash: Int) -> Int? {
    let mask = places.count - 1
    var place = hash & mask
    while places[place] >= 0 {
      let index = Int(places[place])
      if hashes[index] == hash, routes[index] == route { return entries[index] }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Records the entry of a value, unless it has one.
  mutating func keep(_ entry: Int, for route: R) {
    let hash = route.hashValue & Int.max
    if self.entry(for: route, hash: hash) != nil { return }
    routes.append(route)
    entries.append(entry)
    hashes.append(hash)
    if places.count < 2 * routes.count {
      places = ContiguousArray(repeating: -1, count: 2 * places.count)
      for index in routes.indices { put(index) }
    } else {
      put(routes.count - 1)
    }
  }

  private mutating func put(_ index: Int) {
    let mask = places.count - 1
    var place = hashes[index] & mask
    while places[place] >= 0 { place = (place + 1) & mask }
    places[place] = Int32(index)
  }
}
