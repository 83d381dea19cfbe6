// SPDX-License-Identifier: MIT

/// A node that creates each child with a closure and tracks the reads of each call.
class ObservedRowsNode: ViewNode {
  private var observations: [ObjectIdentifier: RowObservation] = [:]
  private var changed: [ViewNode] = []

  /// Updates the children whose closures have read changed data.
  func refresh(_ rows: [ViewNode]) {}

  final override func refresh() {
    isDirty = false
    // Rows that were updated in the meantime are tracked again.
    let rows = changed.filter { observation(of: $0)?.isTracking == false }
    changed = []
    refresh(rows)
  }

  final func observation(of row: ViewNode) -> RowObservation? {
    observations[ObjectIdentifier(row)]
  }

  final func remember(_ observation: RowObservation, of row: ViewNode, at place: Int) {
    observation.place = place
    if observation.row === row { return }
    observation.row = row
    observations[ObjectIdentifier(row)] = observation
  }

  final func forget(_ row: ViewNode) {
    observations.removeValue(forKey: ObjectIdentifier(row))?.end()
  }

  fileprivate func rowChanged(_ row: ViewNode) {
    changed.append(row)
    invalidate()
  }

  override func didUnmount() {
    for observation in observations.values { observation.end() }
    observations = [:]
    changed = []
  }
}

/// Tracks the reads of the closure for one row.
// Proof: as for its superclass; `row` is used on the main actor only.
final class RowObservation: NodeObservation, @unchecked Sendable {
  // Proof: the code that unmounts the row ends its observation first.
  fileprivate unowned(unsafe) var row: ViewNode?
  /// The index of the row when its closure ran last.
  fileprivate(set) var place = 0

  override func changed() {
    guard let row else { return }
    (row.parent as? ObservedRowsNode)?.rowChanged(row)
  }

  override func end() {
    super.end()
    row = nil
  }
}
