// SPDX-License-Identifier: MIT

extension ViewGraph {
  /// Has a node that is dirty settled in this flush, and all dirty nodes below it wait for that.
  func postpone(_ node: some ViewNode & Settling) {
    postponed.insert(ObjectIdentifier(node))
    settle(node)
  }

  /// Whether a dirty node is below one that is postponed.
  func waits(_ node: ViewNode) -> Bool {
    guard !postponed.isEmpty else { return false }
    var next = node.parent
    while let node = next {
      if postponed.contains(ObjectIdentifier(node)) { return true }
      next = node.parent
    }
    return false
  }

  /// Nothing is postponed any more: what waited is dirty as before.
  func resume() {
    postponed.removeAll()
    dirty.append(contentsOf: belowPostponed)
    belowPostponed.removeAll()
  }
}
