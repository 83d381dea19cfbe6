// SPDX-License-Identifier: MIT

public import Foundation

/// A column of a ``Table``: a label, and the view of a row's value.
///
/// Like SwiftUI's `TableColumn`. A column that is created with a `value` sorts by that property, if
/// the table has a sort order. If it has no content, it shows the property, which is a string.
///
/// Several views of a cell stand side by side.
nonisolated public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: Sort?
  private var width = TableColumnWidth()

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// Adds the column.
  @MainActor
  public func _addColumns(to columns: inout _TableColumns<RowValue>) {
    let isGroup = standsForEach(Content.self)
    columns.add(
      label: AnyView(label), comparator: comparator, width: width, alignment: .automatic
    ) { [content] value in
      isGroup ? AnyView(HStack { content(value) }) : AnyView(content(value))
    }
  }
}

extension TableColumn {
  /// Gives the column a fixed width in points; nil lets it have its share of the table's width.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    with(TableColumnWidth(fixed: width))
  }

  /// Limits the width of the column in points.
  ///
  /// The columns without a fixed width have equal shares of the table's width, within their limits,
  /// of which nil is none (D40).
  ///
  /// Ignored: `ideal`.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    with(TableColumnWidth(minimum: min, maximum: max))
  }

  private func with(_ width: TableColumnWidth) -> Self {
    var copy = self
    copy.width = width
    return copy
  }
}

/// The limits of a column's width in points.
nonisolated struct TableColumnWidth {
  var fixed: CGFloat?
  var minimum: CGFloat?
  var maximum: CGFloat?
}

/// How a table aligns the content of a column.
///
/// Like SwiftUI's `TableColumnAlignment`.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind { case automatic, leading, center, trailing, numeric }

  private let kind: Kind

  /// At the leading edge.
  public static var automatic: Self { Self(kind: .automatic) }
  /// At the leading edge.
  public static var leading: Self { Self(kind: .leading) }
  /// In the middle.
  public static var center: Self { Self(kind: .center) }
  /// At the trailing edge.
  public static var trailing: Self { Self(kind: .trailing) }
  /// As numbers are aligned: at the trailing edge.
  public static var numeric: Self { Self(kind: .numeric) }

  var alignment: Alignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}

extension TableColumnContent {
  /// Aligns the labels and the cells of columns that have no alignment yet.
  nonisolated public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    AlignedTableColumns(columns: self, alignment: alignment)
  }
}

nonisolated private struct AlignedTableColumns<Content: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never

  let columns: Content
  let alignment: TableColumnAlignment

  @MainActor
  func _addColumns(to columns: inout _TableColumns<TableRowValue>) {
    columns.add(aligned: alignment) { self.columns._addColumns(to: &$0) }
  }
}
