// SPDX-License-Identifier: MIT

import WaymarkRender

/// Rows of a ``Table``: a ``TableRow``, a `ForEach` or a section of them.
///
/// Like SwiftUI's `TableRowContent`. An app's own type composes rows in `tableRowBody`.
@MainActor
@preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the values that the columns show.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows that this type is composed of.
  associatedtype TableRowBody: TableRowContent

  /// The rows that this type is composed of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

  /// Returns the view of the rows.
  func _rows(in columns: _TableColumns<TableRowValue>) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// Returns the view of the body's rows.
  public func _rows(in columns: _TableColumns<TableRowValue>) -> AnyView {
    tableRowBody._rows(in: columns)
  }
}

extension TableRowContent where TableRowBody == Never {
  /// Never called, as `View.body` of a view without a body: tables read such rows themselves.
  public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never

  /// Never called.
  public var tableRowBody: Never { self }

  /// Never called.
  public func _rows(in columns: _TableColumns<Never>) -> AnyView { switch self {} }
}

/// Builds the rows of a table.
@MainActor
@preconcurrency
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Returns rows with values of the table's type.
  nonisolated public static func buildExpression<Content: TableRowContent>(
    _ rows: Content
  ) -> Content where Value == Content.TableRowValue { rows }

  /// Returns the first rows.
  nonisolated public static func buildPartialBlock<Content: TableRowContent>(
    first rows: Content
  ) -> Content where Value == Content.TableRowValue { rows }

  /// Returns rows and the next ones.
  nonisolated public static func buildPartialBlock<First, Next>(
    accumulated rows: First, next: Next
  ) -> TupleTableRowContent<First, Next>
  where
    First: TableRowContent, Next: TableRowContent, First.TableRowValue == Value,
    Next.TableRowValue == Value
  { TupleTableRowContent(first: rows, next: next) }

  /// Returns the rows of an `if` without `else`.
  nonisolated public static func buildIf<Content: TableRowContent>(
    _ rows: Content?
  ) -> Content? where Value == Content.TableRowValue { rows }

  /// Returns the rows of the first branch.
  nonisolated public static func buildEither<First, Second>(
    first rows: First
  ) -> ConditionalTableRows<First, Second>
  where
    First: TableRowContent, Second: TableRowContent, First.TableRowValue == Value,
    Second.TableRowValue == Value
  { .first(rows) }

  /// Returns the rows of the second branch.
  nonisolated public static func buildEither<First, Second>(
    second rows: Second
  ) -> ConditionalTableRows<First, Second>
  where
    First: TableRowContent, Second: TableRowContent, First.TableRowValue == Value,
    Second.TableRowValue == Value
  { .second(rows) }
}

/// A row of a ``Table``, with the value that its columns show.
///
/// Like SwiftUI's `TableRow`. The value's id identifies the row in a selection.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  private let value: Value

  /// Creates a row.
  public init(_ value: Value) { self.value = value }

  /// Returns the view of the row.
  @MainActor
  public func _rows(in columns: _TableColumns<Value>) -> AnyView {
    AnyView(TableRowView(value: value, columns: columns).tag(value.id))
  }
}

/// A row for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  let data: Data

  /// Returns the view of the rows.
  @MainActor
  public func _rows(in columns: _TableColumns<Data.Element>) -> AnyView {
    AnyView(ForEach(data) { TableRowView(value: $0, columns: columns) })
  }
}

/// The cells of a row.
nonisolated struct TableRowView<Value: Identifiable>: View {
  let value: Value
  let columns: _TableColumns<Value>

  @MainActor var body: some View {
    HStack(spacing: TableLayout.spacing) {
      ForEach(columns.all) { column in
        TableLayout.cell(column.cell(value), of: column).attributes(
          (.role, RoleValue.cell.propertyValue))
      }
    }
  }
}

/// How tables place their cells.
@MainActor
enum TableLayout {
  /// The space between columns in points.
  nonisolated static let spacing: CGFloat = 16

  /// Returns a cell, which has the same width in each row: a fixed one, or an equal share.
  static func cell<RowValue>(
    _ content: some View, of column: _TableColumns<RowValue>.Column
  ) -> BoxView<some View> {
    let width = column.width
    let limits: [(Property, PropertyValue?)] =
      if let fixed = width.fixed {
        [(.width, .finite(fixed))]
      } else {
        [
          (.minWidth, .finite(width.minimum ?? 0)),
          (.maxWidth, .finite(width.maximum ?? .infinity)),
        ]
      }
    return content.box(limits + column.alignment.alignment.properties)
  }
}
