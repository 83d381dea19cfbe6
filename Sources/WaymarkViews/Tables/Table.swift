// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// Rows of values in columns, which people can select, and sort by a column.
///
/// Like SwiftUI's `Table`. With a regular `horizontalSizeClass`, a row with the labels of the
/// columns stays above the rows while they scroll. A tap on the label of a column that has a
/// comparator puts this comparator first in the sort order, or, if it is the first one, reverses
/// it; the app sorts its rows by that order. With a compact size class, only the first column is
/// shown, without its label, as SwiftUI does.
///
/// ```swift
/// struct PeopleTable: View {
///   @State private var people = Person.all
///   @State private var sortOrder = [KeyPathComparator(\Person.name)]
///   @State private var selection: Person.ID?
///
///   var body: some View {
///     Table(people, selection: $selection, sortOrder: $sortOrder) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
///     }
///     .onChange(of: sortOrder) { people.sort(using: sortOrder) }
///   }
/// }
/// ```
nonisolated public struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  /// Returns the view of the columns' labels.
  private let header: @MainActor (_TableColumns<Value>) -> AnyView
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.refresh) private var refresh
  @Environment(\.scrollTraits) private var traits

  init<Sort: SortComparator>(
    rows: Rows, selection: ListSelection?, sortOrder: Binding<[Sort]>?, columns: Columns
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    header = { AnyView(TableHeader(columns: $0, sortOrder: sortOrder)) }
  }

  /// The list of the rows, below the labels of the columns.
  @MainActor public var body: some View {
    var list = _TableColumns<Value>()
    columns._addColumns(to: &list)
    let isCompact = sizeClass == .compact
    if isCompact { list.keepFirst() }
    return RefreshView(
      content: ElementView(
        .list, [(.style, StyleValue.table.propertyValue)] + traits.properties, wrapping: .row,
        content: TupleView(
          isCompact || headers == .hidden ? nil : header(list),
          SelectionView(content: rows._rows(in: list), selection: selection))
      ).environment(\.scrolledAxis, .vertical), action: refresh)
  }
}

/// The labels of columns, which sort by a column when tapped.
nonisolated private struct TableHeader<Value, Sort: SortComparator>: View {
  /// The space above and below the labels in points.
  private static var padding: CGFloat { 8 }

  let columns: _TableColumns<Value>
  let sortOrder: Binding<[Sort]>?

  @MainActor var body: some View {
    ElementView(
      .header,
      [
        (
          .padding,
          EdgeInsets(top: Self.padding, leading: 16, bottom: Self.padding, trailing: 16).value
        )
      ],
      content: HStack(spacing: TableLayout.spacing) {
        ForEach(columns.all) { column in
          let comparator = sortOrder == nil ? nil : column.comparator as? Sort
          let order = comparator.flatMap(order)
          TableLayout.cell(label(column, comparator, order), of: column)
            .attributes(
              (.role, RoleValue.columnHeader.propertyValue), (.sorted, order?.value.propertyValue))
        }
      }
      .background(alignment: .bottom) {
        Rectangle().fill(.separator).frame(height: 0.5).offset(y: Self.padding)
      })
  }

  @MainActor
  @ViewBuilder private func label(
    _ column: _TableColumns<Value>.Column, _ comparator: Sort?, _ order: SortOrder?
  ) -> some View {
    if let comparator {
      Button {
        sort(by: comparator)
      } label: {
        HStack(spacing: 4) {
          column.label
          if let order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
              .imageScale(.small).accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      column.label
    }
  }

  /// The order of the rows by a comparator; nil if another comparator comes first.
  private func order(of comparator: Sort) -> SortOrder? {
    guard let first = sortOrder?.wrappedValue.first, first.isSame(as: comparator) else {
      return nil
    }
    return first.order
  }

  private func sort(by comparator: Sort) {
    guard let sortOrder else { return }
    var next = comparator
    if let order = order(of: comparator) { next.order = order == .forward ? .reverse : .forward }
    sortOrder.wrappedValue =
      [next] + sortOrder.wrappedValue.filter { !$0.isSame(as: comparator) }
  }
}

extension SortComparator {
  /// Whether two comparators differ at most in their order.
  fileprivate func isSame(as other: Self) -> Bool {
    var copy = self
    copy.order = other.order
    return copy == other
  }
}

extension SortOrder {
  fileprivate var value: SortValue { self == .forward ? .ascending : .descending }
}

private struct TableColumnHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  fileprivate var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the labels of the columns of the tables in this view.
  ///
  /// They are visible, unless the horizontal size class is compact.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
