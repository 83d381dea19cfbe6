// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// Views that are made from data: what a `ForEach` is, and what it is with `onDelete` and the like.
public protocol DynamicViewContent: View {
  /// The type of the data.
  associatedtype Data: Collection

  /// The data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Has the rows be deleted by hand: in an edited list, or by a swipe; nil for not.
  ///
  /// The action gets the place of the row in the data, and is to take it out there. `deleteDisabled`
  /// spares rows, and a row with actions of its own at its trailing edge shows those instead.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditedRows(content: self, property: .deletable, onDelete: action)
  }

  /// Has the rows be put elsewhere by hand; nil for not.
  ///
  /// The action gets the place of the row in the data and the place, counted before it is taken out,
  /// that it is to be put before: what `move(fromOffsets:toOffset:)` takes.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditedRows(content: self, property: .movable, onMove: action)
  }
}

extension View {
  /// Keeps this row from being deleted by hand.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    attributes((.deletable, isDisabled ? .bool(false) : nil))
  }

  /// Keeps this row from being put elsewhere by hand.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    attributes((.movable, isDisabled ? .bool(false) : nil))
  }
}

/// Rows that can be deleted or moved.
nonisolated struct EditedRows<Content: DynamicViewContent>: DynamicViewContent, WrappingView {
  let content: Content
  let property: Property
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?

  @MainActor var data: Content.Data { content.data }

  private var values: [(Property, PropertyValue)] {
    onDelete == nil && onMove == nil ? [] : [(property, .bool(true))]
  }

  @MainActor
  func makeNode(in parent: ViewNode) -> EditedRowsNode {
    let node = EditedRowsNode(values, in: parent)
    (node.onDelete, node.onMove) = (onDelete, onMove)
    return node
  }

  @MainActor
  func update(_ node: EditedRowsNode) {
    (node.onDelete, node.onMove) = (onDelete, onMove)
    node.receive(values)
  }
}

/// Says of the rows below it that they can be deleted or moved, and does it.
final class EditedRowsNode: AttributeNode {
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
}

extension ElementNode {
  /// The nearest around this row that does something to its data, and the row's place there.
  private func editing(
    where fits: (EditedRowsNode) -> Bool
  ) -> (rows: EditedRowsNode, place: Int, count: Int)? {
    var place: (index: Int, count: Int)?
    var next = parent
    while let node = next, !(node is ElementNode) {
      if let row = node as? RowNode, let index = row.place {
        place = (index, (row.parent as? any LazyRows)?.rowCount ?? 0)
      } else if let rows = node as? EditedRowsNode, fits(rows), let place {
        return (rows, place.index, place.count)
      }
      next = node.parent
    }
    return nil
  }

  /// Whether the row can be deleted now.
  var isDeletable: Bool { wrapper != nil && resolved(.deletable) == .bool(true) }

  func deleteRow() {
    guard let found = editing(where: { $0.onDelete != nil }) else { return }
    found.rows.onDelete?([found.place])
  }

  /// Puts the row some rows further down.
  func moveRow(by offset: Int) throws(HostEventError) {
    guard resolved(.movable) == .bool(true), let found = editing(where: { $0.onMove != nil }) else {
      throw .unsupported
    }
    guard EnvironmentValues(scope).isEnabled else { throw .disabled }
    // Whatever a host says is no reason to leave the range of numbers.
    guard offset != 0, abs(Double(offset)) < Double(found.count),
      (0..<found.count).contains(found.place + offset)
    else { throw .invalid }
    found.rows.onMove?([found.place], found.place + offset + (offset > 0 ? 1 : 0))
  }
}
