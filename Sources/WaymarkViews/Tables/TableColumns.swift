// SPDX-License-Identifier: MIT

public import Foundation

/// Columns, and one beside them.
nonisolated public struct TupleTableColumnContent<
  First: TableColumnContent, Next: TableColumnContent
>: TableColumnContent where First.TableRowValue == Next.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  public typealias TableColumnBody = Never

  let first: First
  let next: Next

  /// Adds the columns in their order.
  @MainActor
  public func _addColumns(to columns: inout _TableColumns<TableRowValue>) {
    columns.add(part: 0) { first._addColumns(to: &$0) }
    columns.add(part: 1) { next._addColumns(to: &$0) }
  }
}

/// Columns that people cannot sort by, among others.
nonisolated public struct UnsortedTableColumns<Content: TableColumnContent, Sort: SortComparator>:
  TableColumnContent
{
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  let columns: Content

  /// Adds the columns in their order.
  @MainActor
  public func _addColumns(to columns: inout _TableColumns<TableRowValue>) {
    self.columns._addColumns(to: &columns)
  }
}

/// The columns of the branches of an `if`.
nonisolated public enum ConditionalTableColumns<
  First: TableColumnContent, Second: TableColumnContent
>: TableColumnContent where First.TableRowValue == Second.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  public typealias TableColumnBody = Never

  /// The columns of the first branch.
  case first(First)
  /// The columns of the second branch.
  case second(Second)

  /// Adds the columns in their order.
  @MainActor
  public func _addColumns(to columns: inout _TableColumns<TableRowValue>) {
    switch self {
    case .first(let content): columns.add(part: 0) { content._addColumns(to: &$0) }
    case .second(let content): columns.add(part: 1) { content._addColumns(to: &$0) }
    }
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never

  /// Adds the columns in their order.
  @MainActor
  public func _addColumns(to columns: inout _TableColumns<Wrapped.TableRowValue>) {
    self?._addColumns(to: &columns)
  }
}
