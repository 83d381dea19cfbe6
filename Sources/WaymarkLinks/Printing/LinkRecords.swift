// SPDX-License-Identifier: MIT

/// The entry that prints a value, and the value's hash.
@usableFromInline
struct LinkRecord<R: Hashable & Sendable>: Sendable {
  @usableFromInline let route: R
  @usableFromInline let hash: Int
  @usableFromInline let entry: Int

  @inlinable
  init(_ route: R, hash: Int, entry: Int) {
    self.route = route
    self.hash = hash
    self.entry = entry
  }

  /// Whether it is that of a value.
  @inlinable
  func isOf(_ route: R, hash: Int) -> Bool { self.hash == hash && self.route == route }
}

/// Entries by the value they print: a hash table that is asked with the hash at hand.
@usableFromInline
struct LinkRecords<R: Hashable & Sendable>: Sendable {
  /// In the order they came in.
  @usableFromInline var records: ContiguousArray<LinkRecord<R>> = []
  /// Which record is at a place, -1 for none; a power of two, at least twice the records.
  @usableFromInline var places: ContiguousArray<Int32> = [-1]

  init() {}

  /// The entry that was recorded for a value; -1 for none.
  @inlinable
  func entry(for route: R, hash: Int) -> Int {
    let mask = places.count - 1
    var place = hash & mask
    while places[place] >= 0 {
      let index = Int(places[place])
      if records[index].isOf(route, hash: hash) { return records[index].entry }
      place = (place + 1) & mask
    }
    return -1
  }

  /// Records the entry of a value, unless it has one.
  mutating func keep(_ entry: Int, for route: R) {
    let hash = route.hashValue & Int.max
    if self.entry(for: route, hash: hash) >= 0 { return }
    records.append(LinkRecord(route, hash: hash, entry: entry))
    if places.count < 2 * records.count {
      places = ContiguousArray(repeating: -1, count: 2 * places.count)
      for index in records.indices { put(index) }
    } else {
      put(records.count - 1)
    }
  }

  private mutating func put(_ index: Int) {
    let mask = places.count - 1
    var place = records[index].hash & mask
    while places[place] >= 0 { place = (place + 1) & mask }
    places[place] = Int32(index)
  }
}
