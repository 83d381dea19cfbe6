// SPDX-License-Identifier: MIT

/// A row that is realised on demand while scrolling.
///
/// Out of view, the host does not show it, and it is treated like a covered screen: `onDisappear`
/// has run, tasks are cancelled, state is retained (S3).
class RowNode: SingleChildNode {
  private let inner: EnvironmentScope
  private let visibility: VisibilityScope

  init(in parent: ViewNode, isShown: Bool) {
    let outer = parent.scopeForChildren
    inner = EnvironmentScope(below: outer)
    visibility = VisibilityScope(below: outer.containers.visibility, isShown: isShown)
    super.init(in: parent)
    inner.containers.visibility = visibility
  }

  override var scopeForChildren: EnvironmentScope { inner }
  // The run of rows passes no attributes on, so that its gaps get none.
  override var attributesForChildren: AttributeNode? { parent?.attributes }

  /// Whether the host shows the row.
  var isShown: Bool {
    get { visibility.isShown }
    set { visibility.isShown = newValue }
  }

  override func shows(_ child: ViewNode) -> Bool { isShown }

  /// The index of the row's element in the data.
  var place: Int? { nil }

  /// The default tag of the row in a selection.
  var tag: AnyHashable? { nil }

  /// Whether the row contains state that would be lost with it.
  var holdsState: Bool {
    func holds(_ node: ViewNode) -> Bool {
      if node.keepsState { return true }
      var found = false
      node.forEachChild { found = found || holds($0) }
      return found
    }
    return holds(self)
  }
}

/// The row of an element that is identified by an id.
final class LazyRow<ID: Hashable>: RowNode {
  let id: ID
  /// The index of its element in the data.
  var index: Int
  /// The version of the run's view from which the row was last updated.
  var version = 0
  /// Tracks the reads of the closure that created the row.
  var observation: NodeObservation?

  override var tag: AnyHashable? { AnyHashable(id) }
  override var place: Int? { index }

  init(_ id: ID, at index: Int, in parent: ViewNode, isShown: Bool) {
    self.id = id
    self.index = index
    super.init(in: parent, isShown: isShown)
  }

  override func refresh() {
    (parent as? any LazyRows)?.refresh(self)
    isDirty = false
  }

  override func didUnmount() { observation?.end() }
}
