// SPDX-License-Identifier: MIT

extension RandomAccessCollection {
  /// Returns the elements in tree order of their nodes: descendants before ancestors, siblings in
  /// the order of the views (A1).
  ///
  /// Elements whose nodes have left the tree come first, in their current order, which is the order
  /// of removal.
  @MainActor
  func inTreeOrder(of node: (Element) -> ViewNode) -> [Element] {
    guard count > 1 else { return Array(self) }
    var ordered: [Element] = []
    ordered.reserveCapacity(count)
    var waiting = [ObjectIdentifier: [Element]](minimumCapacity: count)
    // The lowest common ancestor of all nodes. Unrelated subtrees, such as the screens of a deep
    // stack, are not visited, and nodes above are climbed only once per node.
    var top: ViewNode?
    for element in self {
      let node = node(element)
      guard node.isAlive else {
        ordered.append(element)
        continue
      }
      waiting[ObjectIdentifier(node), default: []].append(element)
      top = top?.joint(with: node) ?? node
    }
    guard let top else { return ordered }
    // Only branches that contain one of the nodes are walked.
    var branches: Set<ObjectIdentifier> = []
    for element in self {
      var next = node(element)
      guard next.isAlive else { continue }
      while next !== top, branches.insert(ObjectIdentifier(next)).inserted,
        let parent = next.parent
      {
        next = parent
      }
    }
    func walk(_ node: ViewNode) {
      node.forEachChild { child in
        if branches.contains(ObjectIdentifier(child)) { walk(child) }
      }
      if let found = waiting.removeValue(forKey: ObjectIdentifier(node)) { ordered += found }
    }
    walk(top)
    // Nodes that cannot be found through their parent are not lost.
    if ordered.count < count {
      ordered += filter { waiting[ObjectIdentifier(node($0))] != nil && node($0).isAlive }
    }
    return ordered
  }
}

extension ViewNode {
  /// Returns the lowest common ancestor of this node and another node of the tree.
  fileprivate func joint(with other: ViewNode) -> ViewNode {
    var (one, other) = (self, other)
    while one !== other {
      // The deeper node climbs; both climb at equal depth.
      let (depth, otherDepth) = (one.depth, other.depth)
      if depth >= otherDepth, let parent = one.parent { one = parent }
      if otherDepth >= depth, let parent = other.parent { other = parent }
      if one.parent == nil, other.parent == nil { break }
    }
    return one
  }
}
