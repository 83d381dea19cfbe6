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
    EditedRows(content: self, edits: CollectionEdits(onDelete: action))
  }

  /// Lets a person move rows; nil disables it.
  ///
  /// The action receives the row's offset in the data and the offset, counted before the removal,
  /// before which to insert it: the arguments of `move(fromOffsets:toOffset:)`.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditedRows(content: self, edits: CollectionEdits(onMove: action))
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

/// Rows, or the content of one, that can be deleted or moved.
nonisolated struct EditedRows<Content: View>: WrappingView {
  let content: Content
  let edits: CollectionEdits

  @MainActor
  func makeNode(in parent: ViewNode) -> EditedRowsNode { EditedRowsNode(edits, in: parent) }

  @MainActor
  func update(_ node: EditedRowsNode) { node.receive(edits) }
}

extension EditedRows: DynamicViewContent where Content: DynamicViewContent {
  @MainActor var data: Content.Data { content.data }
}

/// The edits of a collection by the offsets of its elements; nil if they are not allowed.
struct CollectionEdits {
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?

  fileprivate var values: [(Property, PropertyValue)] {
    (onDelete == nil ? [] : [(.deletable, .bool(true))])
      + (onMove == nil ? [] : [(.movable, .bool(true))])
  }
}

/// A node that makes the rows below it deletable or movable, and handles these events.
///
/// It is around the rows, or around the content of one.
final class EditedRowsNode: AttributeNode {
  private(set) var edits: CollectionEdits

  init(_ edits: CollectionEdits, in parent: ViewNode) {
    self.edits = edits
    super.init(edits.values, in: parent)
  }

  func receive(_ new: CollectionEdits) {
    edits = new
    receive(new.values)
  }
}

extension ElementNode {
  /// Returns the nearest edits of a kind, and the row's offset among the rows that they edit.
  private func editing<Edit>(
    _ kind: KeyPath<CollectionEdits, Edit?>
  ) -> (edit: Edit, place: Int, count: Int)? {
    var inside: Edit?
    var place: (index: Int, count: Int)?
    var next = parent
    while let node = next, !(node is ElementNode) {
      if let row = node as? RowNode, let index = row.place {
        place = (index, (row.parent as? any LazyRows)?.rowCount ?? 0)
      } else if let rows = node as? EditedRowsNode {
        inside = inside ?? rows.edits[keyPath: kind]
      }
      if let inside, let place { return (inside, place.index, place.count) }
      next = node.parent
    }
    return nil
  }

  /// Whether the row can currently be deleted.
  var isDeletable: Bool { wrapper != nil && resolved(.deletable) == .bool(true) }

  func deleteRow() {
    guard let found = editing(\.onDelete) else { return }
    found.edit([found.place])
  }

  /// Moves the row down by a number of rows.
  func moveRow(by offset: Int) throws(HostEventError) {
    guard resolved(.movable) == .bool(true), let found = editing(\.onMove) else {
      throw .unsupported
    }
    guard EnvironmentValues(scope).isEnabled else { throw .disabled }
    // Host values must not cause an arithmetic overflow.
    guard offset != 0, abs(Double(offset)) < Double(found.count),
      (0..<found.count).contains(found.place + offset)
    else { throw .invalid }
    found.edit([found.place], found.place + offset + (offset > 0 ? 1 : 0))
  }
}

extension EditedRows: GroupModifier {}
