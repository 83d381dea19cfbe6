// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// Whether a row, a header or a footer is in a table, or in a section of one.
  func isInTable(_ element: ElementTree.Element) -> Bool {
    var parent = element.parent.flatMap { tree[$0] }
    if parent?.kind == .section { parent = parent?.parent.flatMap { tree[$0] } }
    return parent?.kind == .list && parent?[.style] == .table
  }

  /// The row with the labels of the columns, or the header of a section.
  func tableHeader(_ element: ElementTree.Element) -> Markup {
    element.parent.flatMap { tree[$0] }?.kind == .list
      ? Markup("div", "header", slot: .content).with("role", "row") : tableCaption("header")
  }

  /// A header or footer of a section, as a row with a single cell.
  func tableCaption(_ name: String) -> Markup {
    Markup("div", name, Markup("div", "", slot: .content).with("role", "cell")).with("role", "row")
  }

  /// The label of a column, which tells assistive technologies how the rows are sorted.
  func columnHeader(_ element: ElementTree.Element, _ markup: inout Markup) {
    markup["role"] = "columnheader"
    markup["aria-sort"] = element[.sorted].map { "\($0)" }
  }

  /// A cell with the button that selects a row, because a row has only cells.
  ///
  /// It has no box of its own, so that the button lies over the row.
  static func cell(of hit: Markup) -> Markup {
    var cell = Markup("div", "", hit).with("role", "cell")
    cell.style = "display:contents"
    return cell
  }
}
