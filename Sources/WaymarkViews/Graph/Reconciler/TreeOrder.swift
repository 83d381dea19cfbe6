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
    var waiting = [ObjectIdentifier: [Element]](minimumCapacity: count)
    // The lowest node that all of them are at or below. Others beside it, such as the screens of a
    // deep stack, are not looked at, and those above it are only climbed once a node.
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
    // Only branches that hold one of the nodes are walked.
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
    // Nothing is lost where a node is not found by way of its parent.
    if ordered.count < count {
      ordered += filter { waiting[ObjectIdentifier(node($0))] != nil && node($0).isAlive }
    }
    return ordered
  }
}

extension ViewNode {
  /// The lowest node that this one and another one of the tree are at or below.
  fileprivate func joint(with other: ViewNode) -> ViewNode {
    var (one, other) = (self, other)
    while one !== other {
      // Whichever is deeper climbs; both do where they are equally deep.
      let (depth, otherDepth) = (one.depth, other.depth)
      if depth >= otherDepth, let parent = one.parent { one = parent }
      if otherDepth >= depth, let parent = other.parent { other = parent }
      if one.parent == nil, other.parent == nil { break }
    }
    return one
  }
}
