// SPDX-License-Identifier: MIT

@_spi(Host) extension ViewGraph {
  /// What the graph did so far, for tests and benchmarks.
  public struct Counters: Hashable, Sendable {
    /// Bodies evaluated.
    public var bodies = 0
    /// Mutations sent to the host.
    public var mutations = 0
    /// Batches sent to the host.
    public var batches = 0
    /// Nodes made, and nodes brought up to date because something they depend on changed.
    public var touched = 0
    /// Nodes that live now.
    public var nodes = 0
  }

  /// Whether nothing waits to be brought up to date and no `task` runs.
  public var isIdle: Bool { isClean && runningTasks == 0 }

  /// How many `task`s run now.
  public var taskCount: Int { runningTasks }
}
