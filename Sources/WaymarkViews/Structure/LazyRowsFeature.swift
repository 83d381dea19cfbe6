// SPDX-License-Identifier: MIT

/// Creates the node of a `ForEach` in a container that realises only visible rows.
@MainActor
protocol LazyRowsFeature: AnyObject {
  /// Creates the node of the rows.
  func makeNode<Data, ID, Content: View>(
    _ view: ForEach<Data, ID, Content>, in parent: ViewNode
  ) -> ViewNode

  /// Updates a node that the feature has created.
  func updateNode<Data, ID, Content: View>(
    _ node: ViewNode, with view: ForEach<Data, ID, Content>)
}

/// The feature that creates the lazy rows of a graph; without one, all rows are realised.
@MainActor
final class LazyRowsSocket {
  fileprivate static let slot = GraphSlot { LazyRowsSocket() }

  /// The feature; set before the first view is mounted, and never changed.
  var feature: (any LazyRowsFeature)?
}

extension ViewGraph {
  var lazyRows: LazyRowsSocket { self[LazyRowsSocket.slot] }
}
