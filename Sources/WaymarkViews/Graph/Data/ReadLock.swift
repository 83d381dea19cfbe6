// SPDX-License-Identifier: MIT

import Synchronization

/// Guards a value that the main actor changes and every thread may read.
///
/// Not generic: it is taken at each read of state, and what a lock of a generic value has to look
/// up would cost more than the lock.
struct ReadLock: ~Copyable {
  private let mutex = Mutex(())

  func lock() { mutex._unsafeLock() }
  func unlock() { mutex._unsafeUnlock() }

  /// Changes the value; to be called on the main actor only.
  func exchange<Value>(_ value: inout Value, _ new: Value) {
    // The old value ends outside of the lock: what it holds may read others as it goes.
    var new = new
    lock()
    swap(&value, &new)
    unlock()
  }
}
