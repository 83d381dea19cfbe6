// SPDX-License-Identifier: MIT

/// A node's slot for a value that it reads from the environment.
class EnvironmentReader: EnvironmentFollower {
  // Proof: the node ends its slots when it is unmounted; afterwards it is not notified.
  private unowned(unsafe) let node: ViewNode

  init(_ node: ViewNode) { self.node = node }

  @MainActor
  override func invalidate() { node.invalidate(because: "the environment") }
}
