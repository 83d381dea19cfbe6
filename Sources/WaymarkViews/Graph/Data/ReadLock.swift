// SPDX-License-Identifier: MIT

import Synchronization

/// A lock for a value that the main actor writes and any thread reads.
///
/// It is not generic: each read of state acquires it, and the metadata lookups of a generic lock
/// would cost more than the lock itself.
struct ReadLock: ~Copyable {
  private let mutex = Mutex(())

  func lock() { mutex._unsafeLock() }
  func unlock() { mutex._unsafeUnlock() }

  /// Replaces the value.
  ///
  /// Call this method only on the main actor.
  func exchange<Value>(_ value: inout Value, _ new: Value) {
    // Release the old value outside of the lock: its deinitialization can read other values.
    var new = new
    lock()
    swap(&value, &new)
    unlock()
  }
}
