// SPDX-License-Identifier: MIT

/// A row that comes and goes with scrolling.
///
/// Out of sight it is not shown by the host, and to what is in it the same happened as to a
/// covered screen: `onDisappear` ran, tasks ended, state is kept (S3).
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
  // The run of rows hands down none, so that its gaps get none.
  override var attributesForChildren: AttributeNode? { parent?.attributes }

  /// Whether the row is among those that the host shows.
  var isShown: Bool {
    get { visibility.isShown }
    set { visibility.isShown = newValue }
  }

  override func shows(_ child: ViewNode) -> Bool { isShown }

  /// Where the row's element is in the data.
  var place: Int? { nil }

  /// What the row is called in a selection, if nothing in it says otherwise.
  var tag: AnyHashable? { nil }

  /// Whether something in the row would be lost with it.
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

/// A row of an element that is told apart by an id.
final class LazyRow<ID: Hashable>: RowNode {
  let id: ID
  /// Where its element is in the data.
  var index: Int
  /// Which view of the run the row was made from last.
  var version = 0
  /// Tracks what the closure read that made it.
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
