// SPDX-License-Identifier: MIT

// Of Foundation only for its lock, which all systems have that we run on.
import Foundation

/// A lock that inlinable code can take.
@usableFromInline
final class LinkLock: Sendable {
  private let mutex = NSLock()

  @usableFromInline func lock() { mutex.lock() }
  @usableFromInline func unlock() { mutex.unlock() }
}
