// SPDX-License-Identifier: MIT

/// The entries of values that were asked for lately; at most 512, which it holds on to.
///
/// Four places can hold a value; a new one takes those of its hash in turn.
@usableFromInline
final class LinkRecents<R: Hashable & Sendable>: @unchecked Sendable {
  @usableFromInline let lock = LinkLock()
  // Sendable, since these are read and written only between `lock.lock()` and `lock.unlock()`.
  @usableFromInline var places: ContiguousArray<LinkRecord<R>?> = []
  @usableFromInline var turn = 0

  init() {}

  /// The entry that was recorded for a value; nil for none.
  @inlinable
  func entry(for route: R, hash: Int) -> Int? {
    lock.lock()
    defer { lock.unlock() }
    if places.isEmpty { return nil }
    let first = hash & 508
    for place in first..<first + 4 {
      if let record = places[place], record.isOf(route, hash: hash) { return record.entry }
    }
    return nil
  }

  /// Records the entry of a value, even that it has none.
  @inlinable
  func record(_ entry: Int, for route: R, hash: Int) {
    lock.lock()
    defer { lock.unlock() }
    if places.isEmpty { places = ContiguousArray(repeating: nil, count: 512) }
    turn = (turn + 1) & 3
    places[hash & 508 | turn] = LinkRecord(route, hash: hash, entry: entry)
  }
}
