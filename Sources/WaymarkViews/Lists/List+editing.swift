// SPDX-License-Identifier: MIT

extension List where SelectionValue == Never {
  /// Creates a list whose rows a person can edit, with bindings to the elements of a collection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      ForEach(data, editActions: editActions, content: rowContent),
      selection: nil)
  }

  /// Creates a list whose rows a person can edit, with bindings to the elements of a collection.
  ///
  /// The elements are identified by a property.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: nil)
  }
}

extension List {
  /// Creates a list whose rows a person can edit, with bindings to the elements of a collection,
  /// of which one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Creates a list whose rows a person can edit, with bindings to the elements of a collection,
  /// of which one can be selected.
  ///
  /// The elements are identified by a property.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Creates a list whose rows a person can edit, with bindings to the elements of a collection,
  /// of which several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Creates a list whose rows a person can edit, with bindings to the elements of a collection,
  /// of which several can be selected.
  ///
  /// The elements are identified by a property.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}
