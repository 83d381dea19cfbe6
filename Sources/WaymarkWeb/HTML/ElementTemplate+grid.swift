// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// Returns the declarations of the columns and rows of a grid that consists of rows.
  ///
  /// A column or row with a cell that grows shares the space that the others leave.
  func tracks(of grid: ElementTree.Element) -> String {
    var columns: [(grows: Bool, alignment: AlignmentValue?)] = []
    var rows: [Bool] = []
    for line in grid.children.compactMap({ tree[$0] }) {
      let size = growth(line.id)
      rows.append(size.contains(.y) && !size.contains(.unsizedHeight))
      guard line.kind == .gridRow else { continue }
      var place = 0
      for cell in line.children.compactMap({ tree[$0] }) where place < Self.maximumColumns {
        let span = Int(min(100, max(1, cell.number(.columns) ?? 1)))
        let end = min(Self.maximumColumns, place + span)
        while columns.count < end { columns.append((false, nil)) }
        let size = growth(cell.id)
        if span == 1, size.contains(.x) || size.contains(.along), !size.contains(.unsizedWidth) {
          columns[place].grows = true
        }
        if columns[place].alignment == nil { columns[place].alignment = cell[.columnAlignment] }
        place = end
      }
    }
    if columns.isEmpty { columns = [(false, nil)] }
    var declarations = "grid-template-columns:\(Self.tracks(columns.map(\.grows)))"
    if rows.contains(true) { declarations += ";grid-template-rows:\(Self.tracks(rows))" }
    for (index, column) in columns.enumerated() {
      guard let alignment = column.alignment else { continue }
      let place = alignment == .leading ? "start" : alignment == .trailing ? "end" : "center"
      declarations += ";--column\(index + 1):\(place)"
    }
    return declarations
  }

  private static let maximumColumns = 100

  /// Returns tracks, equal ones only once.
  private static func tracks(_ grow: [Bool]) -> String {
    func size(_ grows: Bool) -> String { grows ? "1fr" : "auto" }
    guard let first = grow.first, grow.allSatisfy({ $0 == first }) else {
      return grow.map(size).joined(separator: " ")
    }
    return "repeat(\(grow.count),\(size(first)))"
  }
}
