// SPDX-License-Identifier: MIT

/// Formats rows with aligned columns, as in the guides' blocks of plain text.
func columns(_ rows: [[String]]) -> String {
  let widths = (0..<(rows.first?.count ?? 0)).map { column in
    rows.map { $0[column].count }.max() ?? 0
  }
  return rows.map { row in
    let line = zip(row, widths).map { cell, width in
      cell + String(repeating: " ", count: width - cell.count)
    }.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }.joined(separator: "\n")
}
