// SPDX-License-Identifier: MIT

extension RandomAccessCollection {
  /// The elements in the order of their nodes: what is inside comes before what is around it, and
  /// siblings come in the order of the views (A1).
  ///
  /// Those whose nodes have left the tree come first, as they were: nodes leave it in this order.
  @MainActor
  func inTreeOrder(of node: (Element) -> ViewNode) -> [Element] {
    guard count > 1 else { return Array(self) }
    var ordered: [Element] = []
    ordered.reserveCapacity(count)
    var waiting: [ObjectIdentifier: [Element]] = [:]
    // Only branches that hold one of the nodes are walked.
    var branches: Set<ObjectIdentifier> = []
    // The lowest node that all of them are below: others beside it, such as the screens of a deep
    // stack, are not looked at.
    var top: ViewNode?
    for element in self {
      let node = node(element)
      guard node.isAlive else {
        ordered.append(element)
        continue
      }
      waiting[ObjectIdentifier(node), default: []].append(element)
      var joint = node
      while branches.insert(ObjectIdentifier(joint)).inserted, let parent = joint.parent {
        joint = parent
      }
      if let known = top {
        if joint.depth < known.depth { top = joint }
      } else {
        top = node
      }
    }
    func walk(_ node: ViewNode) {
      node.forEachChild { child in
        if branches.contains(ObjectIdentifier(child)) { walk(child) }
      }
      if let found = waiting.removeValue(forKey: ObjectIdentifier(node)) { ordered += found }
    }
    if let top { walk(top) }
    // Nothing is lost where a node is not found by way of its parent.
    if ordered.count < count {
      ordered += filter { waiting[ObjectIdentifier(node($0))] != nil && node($0).isAlive }
    }
    return ordered
  }
}
