// SPDX-License-Identifier: MIT

extension ViewGraph {
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
}
