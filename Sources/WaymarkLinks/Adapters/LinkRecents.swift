// SPDX-License-Identifier: MIT

// Of Foundation only for its lock, which all systems have that we run on.
import Foundation

/// The entries of the values that were asked for last, each in a place of its own that another
/// value can take.
@usableFromInline
final class LinkRecents<R: Hashable & Sendable>: @unchecked Sendable {
  @usableFromInline let lock = LinkLock()
  // Sendable, since they are read and written only between `lock.lock()` and `lock.unlock()`.
  @usableFromInline var records: ContiguousArray<LinkRecords<R>.Record?>

  /// Makes room for a number of records that is a power of two.
  init(capacity: Int) {
    records = ContiguousArray(repeating: nil, count: capacity)
  }

  @inlinable
  func entry(for route: R, hash: Int) -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard let record = records[hash & (records.count - 1)], record.route == route else {
      return nil
    }
    return record.entry
  }

  @inlinable
  func record(_ entry: Int, for route: R, hash: Int) {
    lock.lock()
    defer { lock.unlock() }
    records[hash & (records.count - 1)] = LinkRecords<R>.Record(route, entry)
  }
}

/// A lock that inlinable code can take.
@usableFromInline
final class LinkLock: Sendable {
  private let mutex = NSLock()

  @usableFromInline func lock() { mutex.lock() }
  @usableFromInline func unlock() { mutex.unlock() }
}
