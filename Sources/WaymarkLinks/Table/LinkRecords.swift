// SPDX-License-Identifier: MIT

/// Entries by the value they print.
@usableFromInline
struct LinkRecords<R: Hashable & Sendable>: Sendable {
  @usableFromInline
  struct Record: Sendable {
    @usableFromInline let route: R
    @usableFromInline let entry: Int

    @usableFromInline
    init(_ route: R, _ entry: Int) {
      self.route = route
      self.entry = entry
    }
  }

  @usableFromInline var records: ContiguousArray<Record?>

  /// Makes room for so many records, at least.
  init(capacity: Int) {
    var room = 1
    while room < capacity { room *= 2 }
    records = ContiguousArray(repeating: nil, count: room)
  }

  /// The entry that was recorded for a value.
  @inlinable
  func entry(for route: R, hash: Int) -> Int? {
    var place = hash & (records.count - 1)
    while let record = records[place] {
      if record.route == route { return record.entry }
      place = (place + 1) & (records.count - 1)
    }
    return nil
  }

  /// Records the entry of a value that has none yet; there has to be room.
  mutating func keep(_ entry: Int, for route: R, hash: Int) {
    var place = hash & (records.count - 1)
    while let record = records[place] {
      if record.route == route { return }
      place = (place + 1) & (records.count - 1)
    }
    records[place] = Record(route, entry)
  }
}
