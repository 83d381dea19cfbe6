// SPDX-License-Identifier: MIT

/// A node that makes each of its children by a closure, and follows what the closure read for each.
class MadeRowsNode: ViewNode {
  private var observations: [ObjectIdentifier: RowObservation] = [:]
  private var changed: [ViewNode] = []

  /// Makes children anew whose closures read something that has changed.
  func refresh(_ rows: [ViewNode]) {}

  final override func refresh() {
    isDirty = false
    let rows = changed
    changed = []
    refresh(rows)
  }

  /// All children are being brought up to date, so nothing else is to be done for those that changed.
  final func rowsAreCurrent() {
    changed = []
    isDirty = false
  }

  final func observation(of row: ViewNode) -> RowObservation? {
    observations[ObjectIdentifier(row)]
  }

  final func remember(_ observation: RowObservation, of row: ViewNode) {
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

/// What the closure of one row read.
// Proof: as for its superclass.
final class RowObservation: NodeObservation, @unchecked Sendable {
  // Proof: a row's parent unmounts it, and ends its observation with it; both own neither.
  private unowned(unsafe) let rows: MadeRowsNode
  // Proof: as above.
  fileprivate unowned(unsafe) var row: ViewNode?

  init(_ rows: MadeRowsNode) {
    self.rows = rows
    super.init(rows)
  }

  override func changed() {
    if let row { rows.rowChanged(row) }
  }

  override func end() {
    super.end()
    row = nil
  }
}
