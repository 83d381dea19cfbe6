// SPDX-License-Identifier: MIT

import Foundation

/// Starts child processes one after the other, so that none inherits what belongs to another one.
///
/// Foundation on Linux lists the open descriptors, and lets a new process close those; it inherits
/// what another thread opens between the two. These can be the pipes of another process, and the
/// socket whose end tells Foundation that the other process has ended: until both have ended, the
/// first one is still running for `isRunning`, `waitUntilExit()` and its termination handler.
package enum ProcessStart {
  private static let lock = NSLock()

  /// Starts a process, while no other one is being started here.
  ///
  /// - Parameter start: Opens the pipes of the process, and runs it.
  /// - Returns: What `start` returns.
  /// - Throws: What `start` throws.
  @discardableResult
  package static func alone<Value>(_ start: () throws -> Value) rethrows -> Value {
    try lock.withLock(start)
  }
}
