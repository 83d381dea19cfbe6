// SPDX-License-Identifier: MIT

public import Foundation

/// Columns of a ``Table``: a ``TableColumn``, or several of them.
///
/// Like SwiftUI's `TableColumnContent`. An app's own type composes columns in `tableColumnBody`.
@MainActor
@preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values whose properties are in the columns.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type that sorts rows by a column; `Never` if people cannot sort.
  associatedtype TableColumnSortComparator: SortComparator =
    TableColumnBody.TableColumnSortComparator
  /// The type of the columns that this type is composed of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that this type is composed of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
  var tableColumnBody: TableColumnBody { get }

  /// Adds the columns in their order.
  func _addColumns(to columns: inout _TableColumns<TableRowValue>)
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// Adds the columns of the body.
  public func _addColumns(to columns: inout _TableColumns<TableRowValue>) {
    tableColumnBody._addColumns(to: &columns)
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Never called, as `View.body` of a view without a body: tables read such columns themselves.
  public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never

  /// Never called.
  public var tableColumnBody: Never { self }

  /// Never called.
  public func _addColumns(to columns: inout _TableColumns<Never>) {}
}

/// The columns of a table, without their static types.
nonisolated public struct _TableColumns<RowValue> {
  /// A column: its label, and the cell of a row.
  struct Column: Identifiable {
    /// The position of the column in the builders: the same in each evaluation.
    let id: [Int]
    let label: AnyView
    let cell: (RowValue) -> AnyView
    let comparator: (any SortComparator)?
    let width: TableColumnWidth
    var alignment: TableColumnAlignment
  }

  private(set) var all: [Column] = []
  private var position: [Int] = []

  /// Adds a column at the position of the content that is being added.
  mutating func add(
    label: AnyView, comparator: (any SortComparator)?, width: TableColumnWidth,
    alignment: TableColumnAlignment, cell: @escaping (RowValue) -> AnyView
  ) {
    all.append(
      Column(
        id: position, label: label, cell: cell, comparator: comparator, width: width,
        alignment: alignment))
  }

  /// Adds one of several contents of the same builder.
  mutating func add(part: Int, _ body: (inout Self) -> Void) {
    position.append(part)
    body(&self)
    position.removeLast()
  }

  /// Removes all columns but the first one.
  mutating func keepFirst() { all.removeSubrange(all.indices.dropFirst()) }

  /// Adds columns, and aligns those that have no alignment of their own.
  mutating func add(aligned alignment: TableColumnAlignment, _ body: (inout Self) -> Void) {
    let first = all.count
    body(&self)
    for index in all.indices.dropFirst(first) where all[index].alignment == .automatic {
      all[index].alignment = alignment
    }
  }
}

/// Builds the columns of a table.
@MainActor
@preconcurrency
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Returns a column that people can sort by, or columns of a table that they cannot sort.
  nonisolated public static func buildExpression<Content: TableColumnContent>(
    _ column: Content
  ) -> Content
  where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator { column }

  /// Returns a column that people cannot sort by, in a table that they can sort by others.
  @_disfavoredOverload
  nonisolated public static func buildExpression<Content: TableColumnContent>(
    _ column: Content
  ) -> UnsortedTableColumns<Content, Sort>
  where RowValue == Content.TableRowValue, Content.TableColumnSortComparator == Never {
    UnsortedTableColumns(columns: column)
  }

  /// Returns the first column.
  nonisolated public static func buildPartialBlock<Content: TableColumnContent>(
    first column: Content
  ) -> Content
  where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator { column }

  /// Returns columns and the next one.
  nonisolated public static func buildPartialBlock<First, Next>(
    accumulated columns: First, next: Next
  ) -> TupleTableColumnContent<First, Next>
  where
    First: TableColumnContent, Next: TableColumnContent, First.TableRowValue == RowValue,
    Next.TableRowValue == RowValue, First.TableColumnSortComparator == Sort,
    Next.TableColumnSortComparator == Sort
  { TupleTableColumnContent(first: columns, next: next) }

  /// Returns the columns of an `if` without `else`.
  nonisolated public static func buildIf<Content: TableColumnContent>(
    _ columns: Content?
  ) -> Content?
  where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator { columns }

  /// Returns the columns of an `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: TableColumnContent>(
    _ columns: Content
  ) -> Content
  where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator { columns }

  /// Returns the columns of the first branch.
  nonisolated public static func buildEither<First, Second>(
    first columns: First
  ) -> ConditionalTableColumns<First, Second>
  where
    First: TableColumnContent, Second: TableColumnContent, First.TableRowValue == RowValue,
    Second.TableRowValue == RowValue, First.TableColumnSortComparator == Sort,
    Second.TableColumnSortComparator == Sort
  { .first(columns) }

  /// Returns the columns of the second branch.
  nonisolated public static func buildEither<First, Second>(
    second columns: Second
  ) -> ConditionalTableColumns<First, Second>
  where
    First: TableColumnContent, Second: TableColumnContent, First.TableRowValue == RowValue,
    Second.TableRowValue == RowValue, First.TableColumnSortComparator == Sort,
    Second.TableColumnSortComparator == Sort
  { .second(columns) }
}
