// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// Views created from data: a `ForEach`, with or without modifiers such as `onDelete`.
public protocol DynamicViewContent: View {
  /// The type of the data.
  associatedtype Data: Collection

  /// The data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets a person delete rows, in an edited list or by a swipe; nil disables it.
  ///
  /// The action receives the offset of the row in the data and removes the element.
  /// `deleteDisabled` excludes rows, and a row with its own actions at the trailing edge shows
  /// those instead.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditedRows(content: self, property: .deletable, onDelete: action)
  }

  /// Lets a person move rows; nil disables it.
  ///
  /// The action receives the row's offset in the data and the offset, counted before the removal,
  /// before which to insert it: the arguments of `move(fromOffsets:toOffset:)`.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditedRows(content: self, property: .movable, onMove: action)
  }
}

extension View {
  /// Prevents a person from deleting this row.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    attributes((.deletable, isDisabled ? .bool(false) : nil))
  }

  /// Prevents a person from moving this row.
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

/// A node that makes the rows below it deletable or movable, and handles these events.
final class EditedRowsNode: AttributeNode {
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
}

extension ElementNode {
  /// Returns the nearest enclosing content that can edit its data, and the row's offset there.
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

  /// Whether the row can currently be deleted.
  var isDeletable: Bool { wrapper != nil && resolved(.deletable) == .bool(true) }

  func deleteRow() {
    guard let found = editing(where: { $0.onDelete != nil }) else { return }
    found.rows.onDelete?([found.place])
  }

  /// Moves the row down by a number of rows.
  func moveRow(by offset: Int) throws(HostEventError) {
    guard resolved(.movable) == .bool(true), let found = editing(where: { $0.onMove != nil }) else {
      throw .unsupported
    }
    guard EnvironmentValues(scope).isEnabled else { throw .disabled }
    // Host values must not cause an arithmetic overflow.
    guard offset != 0, abs(Double(offset)) < Double(found.count),
      (0..<found.count).contains(found.place + offset)
    else { throw .invalid }
    found.rows.onMove?([found.place], found.place + offset + (offset > 0 ? 1 : 0))
  }
}

extension EditedRows: GroupModifier {}
