// SPDX-License-Identifier: MIT

import Foundation

/// Starts child processes one after the other, so that none inherits what belongs to another one.
///
/// Foundation on Linux lists the open descriptors, and has a new process close them. The process
/// inherits what another thread opens in between, such as the pipes of another process, and the
/// socket that tells Foundation that the other process has ended. Until both have ended,
/// `isRunning`, `waitUntilExit()` and the termination handler of the other one then treat it as
/// running. Processes that are started in other ways are not covered.
package enum ProcessStart {
  private static let lock = NSLock()

  /// Starts a process while no other call of this function starts one.
  ///
  /// - Parameter start: Opens the pipes of the process, and runs it; must not call this function,
  ///   which would wait for itself.
  /// - Returns: What `start` returns.
  /// - Throws: What `start` throws.
  @discardableResult
  package static func alone<Value>(_ start: () throws -> Value) rethrows -> Value {
    try lock.withLock(start)
  }
}
