// SPDX-License-Identifier: MIT

extension List {
  /// Creates a list whose rows can be selected by a tap, one at a time, by tag or element id.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for each element, of which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for each element, identified by a property, of which one can be
  /// selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for each number of a range, of which one can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }
}

extension List {
  /// Creates a list whose rows can be selected by taps, any number of them, by tag or element id.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for each element, of which any number can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for each element, identified by a property, of which any number can
  /// be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for each number of a range, of which any number can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list whose rows receive bindings to the elements of a collection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list whose rows receive bindings to the elements of a collection, identified by a
  /// property.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent
    >, Data.Index: Hashable
  {
    self.init(ForEach(data, id: id, content: rowContent), selection: nil)
  }
}
