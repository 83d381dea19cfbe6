// SPDX-License-Identifier: MIT

/// A location in the source of a test.
package struct SourcePlace {
  package var fileID: StaticString
  package var file: StaticString
  package var line: UInt
  package var column: UInt

  /// Creates a location; by default, that of the call.
  package init(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.fileID = fileID
    self.file = file
    self.line = line
    self.column = column
  }
}
