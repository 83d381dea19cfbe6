// SPDX-License-Identifier: MIT

import Foundation

/// How a person can edit the elements of a collection in a list.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  private static var moveFlag: Self { Self(rawValue: 1) }
  private static var deleteFlag: Self { Self(rawValue: 2) }

  var canMove: Bool { contains(.moveFlag) }
  var canDelete: Bool { contains(.deleteFlag) }
}

extension EditActions where Data: MutableCollection {
  /// Moves elements.
  public static var move: EditActions<Data> { moveFlag }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Deletes elements.
  public static var delete: EditActions<Data> { deleteFlag }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Moves and deletes elements.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Creates views with bindings to the elements of a collection, whose rows a person can edit.
  ///
  /// A deleted or moved row changes the collection through the binding, as an action of
  /// `onDelete(perform:)` or `onMove(perform:)` would (R1).
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - editActions: The ways in which a person can edit it.
  ///   - content: Creates the view of an element.
  public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection & RandomAccessCollection,
    R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates views with bindings to the elements of a collection, identified by a property, whose
  /// rows a person can edit.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The property that identifies an element.
  ///   - editActions: The ways in which a person can edit it.
  ///   - content: Creates the view of an element.
  public init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, R: View, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let edits = CollectionEdits(data, editActions)
    self.init(
      data: IndexedIdentifierCollection(base: elements, id: id),
      content: { element in
        EditableCollectionContent(
          content: content(data.element(at: element.index, last: elements[element.index])),
          edits: edits)
      }, id: { $0.id })
  }
}

/// The elements of an edited collection, by their ids and indices.
nonisolated public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// An element by its id and its index.
  public struct Element {
    let id: ID
    let index: Base.Index
  }

  let base: Base
  let id: KeyPath<Base.Element, ID>

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }

  /// The element at an index.
  public subscript(position: Base.Index) -> Element {
    Element(id: base[position][keyPath: id], index: position)
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection
where Base: BidirectionalCollection {
  public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(i, offsetBy: distance)
  }

  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }
}

/// The row of an element that a person can edit.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
  public typealias Body = Never

  let content: Content
  let edits: CollectionEdits

  private var row: EditedRows<Content> { EditedRows(content: content, edits: edits) }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    EditedRows._makeNode(view.row, in: parent)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    EditedRows._updateNode(node, with: view.row)
  }
}

extension CollectionEdits {
  /// The edits of the value of a binding; one that has lost the rows meanwhile stays as it is.
  fileprivate init<C: MutableCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
    if actions.canDelete {
      onDelete = { offsets in
        // `EditActions.delete` requires the conformance.
        guard let all = data.wrappedValue as? any MutableCollection & RangeReplaceableCollection,
          offsets.allSatisfy({ $0 < all.count }), let rest = Self.removing(offsets, from: all) as? C
        else { return }
        data.wrappedValue = rest
      }
    }
    if actions.canMove {
      onMove = { source, destination in
        let count = data.wrappedValue.count
        guard destination <= count, source.allSatisfy({ $0 < count }) else { return }
        data.wrappedValue.move(fromOffsets: source, toOffset: destination)
      }
    }
  }

  private static func removing<C: MutableCollection & RangeReplaceableCollection>(
    _ offsets: IndexSet, from all: C
  ) -> C {
    var rest = all
    rest.remove(atOffsets: offsets)
    return rest
  }
}
