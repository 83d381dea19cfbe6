// SPDX-License-Identifier: MIT

/// Shows the rows of a `ForEach` lazily.
final class LazyForEachFeature: LazyRowsFeature {
  static let shared = LazyForEachFeature()

  func makeNode<Data, ID, Content: View>(
    _ view: ForEach<Data, ID, Content>, in parent: ViewNode
  ) -> ViewNode { LazyForEachNode.showing(view, in: parent) }

  func updateNode<Data, ID, Content: View>(
    _ node: ViewNode, with view: ForEach<Data, ID, Content>
  ) {
    // Proof: the node of a view of this type was made by the function above.
    downcast(node, to: LazyForEachNode<Data, ID, Content>.self).receive(view)
  }
}
