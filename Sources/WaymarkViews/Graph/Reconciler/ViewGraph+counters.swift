// SPDX-License-Identifier: MIT

@_spi(Host) extension ViewGraph {
  /// Statistics of the graph for tests and benchmarks.
  public struct Counters: Hashable, Sendable {
    /// The number of evaluated bodies.
    public var bodies = 0
    /// The number of mutations sent to the host.
    public var mutations = 0
    /// The number of batches sent to the host.
    public var batches = 0
    /// The number of nodes that were created, or updated because a dependency changed.
    public var touched = 0
    /// The number of live nodes.
    public var nodes = 0
  }

  /// Whether there are no pending updates and no running `task`.
  public var isIdle: Bool { isClean && runningTasks == 0 }

  /// The number of running `task`s.
  public var taskCount: Int { runningTasks }
}
