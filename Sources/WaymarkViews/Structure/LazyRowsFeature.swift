// SPDX-License-Identifier: MIT

/// Makes the nodes of a `ForEach` in a container that shows only the rows in sight.
@MainActor
protocol LazyRowsFeature: AnyObject {
  /// Makes the node of the rows.
  func makeNode<Data, ID, Content: View>(
    _ view: ForEach<Data, ID, Content>, in parent: ViewNode
  ) -> ViewNode

  /// Brings a node that the feature has made up to date.
  func updateNode<Data, ID, Content: View>(
    _ node: ViewNode, with view: ForEach<Data, ID, Content>)
}

/// Who makes the lazy rows of a graph; without anyone, all rows are there.
@MainActor
final class LazyRowsSocket {
  fileprivate static let slot = GraphSlot { LazyRowsSocket() }

  /// Set before the first view, and never changed.
  var feature: (any LazyRowsFeature)?
}

extension ViewGraph {
  var lazyRows: LazyRowsSocket { self[LazyRowsSocket.slot] }
}
