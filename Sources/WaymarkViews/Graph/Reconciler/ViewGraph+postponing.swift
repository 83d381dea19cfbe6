// SPDX-License-Identifier: MIT

extension ViewGraph {
  /// Settles a dirty node in this flush and postpones all dirty nodes below it until then.
  func postpone(_ node: some ViewNode & Settling) {
    postponed.insert(ObjectIdentifier(node))
    settle(node)
  }

  /// Whether a dirty node is below a postponed one.
  func waits(_ node: ViewNode) -> Bool {
    guard !postponed.isEmpty else { return false }
    var next = node.parent
    while let node = next {
      if postponed.contains(ObjectIdentifier(node)) { return true }
      next = node.parent
    }
    return false
  }

  /// Ends the postponement: the waiting nodes are dirty as before.
  func resume() {
    postponed.removeAll()
    dirty.append(contentsOf: belowPostponed)
    belowPostponed.removeAll()
  }
}
