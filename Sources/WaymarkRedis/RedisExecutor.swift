// SPDX-License-Identifier: MIT

import Dispatch

/// Runs the jobs of an actor on a queue of its own, where they may wait for a server.
///
/// The queue has threads besides those of Swift's cooperative pool, so nobody else waits.
final class RedisExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "waymark.redis")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}
