// SPDX-License-Identifier: MIT

/// A place in a text: the line and the column, both counted from 1, columns in Unicode scalars.
struct TextPosition: Hashable {
  var line: Int
  var column: Int
}

extension TextPosition {
  /// Creates the position of a byte; one behind the end is at the end.
  ///
  /// Lines end with `\n`. A byte order mark takes no column.
  init(of offset: Int, in bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let before = bytes[start..<max(start, min(offset, bytes.count))]
    let newline = UInt8(ascii: "\n")
    line = 1
    for byte in before where byte == newline { line += 1 }
    let last = before.lastIndex(of: newline).map { before[($0 + 1)...] } ?? before
    // The bytes of a scalar but for its first are 10xxxxxx.
    column = 1
    for byte in last where byte & 0xC0 != 0x80 { column += 1 }
  }
}
