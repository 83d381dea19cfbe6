// SPDX-License-Identifier: MIT

import Foundation

/// Views for the elements of a tree, in which an element with children can be expanded.
///
/// In a list, each element is a row. Each level is indented by 20 points. The children of an
/// element exist only while it is expanded; an empty collection is expandable, nil is a leaf.
///
/// ```swift
/// OutlineGroup(folders, children: \.folders) { folder in
///   Label(folder.name, systemImage: "folder")
/// }
/// ```
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>: View
where Data: RandomAccessCollection, ID: Hashable {
  private let elements: [Data.Element]
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let level: Int
  private let content: (Data.Element) -> AnyView

  fileprivate init(
    _ elements: [Data.Element], _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>, level: Int,
    content: @escaping (Data.Element) -> AnyView
  ) {
    self.elements = elements
    self.id = id
    self.children = children
    self.level = level
    self.content = content
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    ForEach(elements, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          OutlineSubgroupChildren(
            content: AnyView(
              Self(Array(below), id, children, level: level + 1, content: content)))
        } label: {
          label(element)
        }
      } else {
        label(element)
      }
    }
  }

  @MainActor
  private func label(_ element: Data.Element) -> AnyView {
    guard level > 0 else { return content(element) }
    return AnyView(content(element).padding(.leading, CGFloat(min(level, 20)) * 20))
  }
}

/// The children of an element of an ``OutlineGroup``.
nonisolated public struct OutlineSubgroupChildren: View {
  fileprivate let content: AnyView

  /// The content and behaviour of the view.
  @MainActor public var body: some View { content }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates an outline of a collection, whose elements are identified by a property.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(Array(data), id, children, level: 0) { AnyView(content($0)) }
  }

  /// Creates an outline of a collection.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates an outline of a single tree, whose elements are identified by a property.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init([root], id, children, level: 0) { AnyView(content($0)) }
  }

  /// Creates an outline of a single tree.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a tree, in which rows with children expand.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(OutlineGroup(data, children: children, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each element of a tree, identified by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil)
  }
}

extension List {
  /// Creates a list with a row for each element of a tree, of which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for each element of a tree, of which any number can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}
