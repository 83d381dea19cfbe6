// SPDX-License-Identifier: MIT

import OpenCombine

/// A node's slot for a value that it reads from the environment.
final class EnvironmentReader: EnvironmentFollower {
  // Proof: the node ends its slots when it is unmounted; afterwards it is not notified.
  private unowned(unsafe) let node: ViewNode
  /// The last value read, until it changes.
  var cached: Any?
  var subscription: AnyCancellable?

  init(_ node: ViewNode) { self.node = node }

  @MainActor
  override func invalidate() {
    cached = nil
    node.invalidate(because: "the environment")
  }

  override func end() {
    super.end()
    subscription = nil
    cached = nil
  }
}
