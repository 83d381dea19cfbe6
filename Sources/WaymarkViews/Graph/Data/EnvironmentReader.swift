// SPDX-License-Identifier: MIT

import OpenCombine

/// What a node keeps for something it reads from the environment.
final class EnvironmentReader: EnvironmentFollower {
  // Proof: the node ends its slots when it is unmounted, and then is told nothing more.
  private unowned(unsafe) let node: ViewNode
  /// The value read last, until it changes.
  var cached: Any?
  var subscription: AnyCancellable?

  init(_ node: ViewNode) { self.node = node }

  @MainActor
  override func invalidate() {
    cached = nil
    node.invalidate()
  }

  override func end() {
    super.end()
    subscription = nil
    cached = nil
  }
}
