// SPDX-License-Identifier: MIT

// Of Foundation only for its lock, which all systems have that we run on.
import Foundation

/// The entries of values that were asked for lately; at most 512, which it holds on to.
///
/// Four places can hold a value; a new one takes those of its hash in turn.
@usableFromInline
final class LinkRecents<R: Hashable & Sendable>: @unchecked Sendable {
  @usableFromInline
  struct Places {
    @usableFromInline var routes: ContiguousArray<R?> = []
    @usableFromInline var entries: ContiguousArray<Int32> = []
    @usableFromInline var hashes: ContiguousArray<Int> = []
    @usableFromInline var turn = 0

    init() {}

    @inlinable
    func entry(for route: R, hash: Int) -> Int? {
      if routes.isEmpty { return nil }
      let first = hash & 508
      for place in first..<first + 4 where hashes[place] == hash && routes[place] == route {
        return Int(entries[place])
      }
      return nil
    }

    @inlinable
    mutating func record(_ entry: Int, for route: R, hash: Int) {
      if routes.isEmpty {
        routes = ContiguousArray(repeating: nil, count: 512)
        entries = ContiguousArray(repeating: -1, count: 512)
        hashes = ContiguousArray(repeating: -1, count: 512)
      }
      turn = (turn + 1) & 3
      let place = hash & 508 | turn
      routes[place] = route
      entries[place] = Int32(truncatingIfNeeded: entry)
      hashes[place] = hash
    }
  }

  @usableFromInline let lock = LinkLock()
  // Sendable, since these are read and written only between `lock.lock()` and `lock.unlock()`.
  @usableFromInline var places = Places()

  init() {}

  @inlinable
  func entry(for route: R, hash: Int) -> Int? {
    lock.lock()
    defer { lock.unlock() }
    return places.entry(for: route, hash: hash)
  }

  @inlinable
  func record(_ entry: Int, for route: R, hash: Int) {
    lock.lock()
    defer { lock.unlock() }
    places.record(entry, for: route, hash: hash)
  }
}

/// A lock that inlinable code can take.
@usableFromInline
final class LinkLock: Sendable {
  private let mutex = NSLock()

  @usableFromInline func lock() { mutex.lock() }
  @usableFromInline func unlock() { mutex.unlock() }
}
