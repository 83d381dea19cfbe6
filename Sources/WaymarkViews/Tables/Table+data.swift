// SPDX-License-Identifier: MIT

public import Foundation

extension Table {
  /// Creates a table with a row for each element of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), selection: nil, sortOrder: unsorted,
      columns: columns())
  }

  /// Creates a table with a row for each element of a collection, of which one can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), selection: ListSelection(selection),
      sortOrder: unsorted, columns: columns())
  }

  /// Creates a table with a row for each element of a collection, of which any number can be
  /// selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), selection: ListSelection(selection),
      sortOrder: unsorted, columns: columns())
  }

  /// Creates a table with a row for each element of a collection, which people can sort.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), selection: nil, sortOrder: sortOrder,
      columns: columns())
  }

  /// Creates a table with a row for each element of a collection, which people can sort, and of
  /// which one can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), selection: ListSelection(selection),
      sortOrder: sortOrder, columns: columns())
  }

  /// Creates a table with a row for each element of a collection, which people can sort, and of
  /// which any number can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), selection: ListSelection(selection),
      sortOrder: sortOrder, columns: columns())
  }
}

extension Table {
  /// Creates a table with rows that a builder describes.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), selection: nil, sortOrder: unsorted, columns: columns())
  }

  /// Creates a table with rows that a builder describes, of which one can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), selection: ListSelection(selection), sortOrder: unsorted, columns: columns())
  }

  /// Creates a table with rows that a builder describes, of which any number can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), selection: ListSelection(selection), sortOrder: unsorted, columns: columns())
  }

  /// Creates a table with rows that a builder describes, which people can sort.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), selection: nil, sortOrder: sortOrder, columns: columns())
  }

  /// Creates a table with rows that a builder describes, which people can sort, and of which one
  /// can be selected.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), selection: ListSelection(selection), sortOrder: sortOrder, columns: columns())
  }

  /// Creates a table with rows that a builder describes, which people can sort, and of which any
  /// number can be selected.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), selection: ListSelection(selection), sortOrder: sortOrder, columns: columns())
  }
}

/// The sort order of tables that people cannot sort.
nonisolated private var unsorted: Binding<[Never]>? { nil }
