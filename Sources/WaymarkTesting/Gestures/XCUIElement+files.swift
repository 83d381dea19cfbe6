// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkHeadless

// XCUITest has no equivalent, because the dialogs for files are the system's.

extension XCUIElement {
  /// Chooses files with the element, which is the button of a file importer.
  ///
  /// ```swift
  /// app.buttons["Import…"].tap()
  /// app.buttons["Choose a File…"].chooseFiles([file])
  /// ```
  ///
  /// Fails the test if the element does not exist, is not hittable, or does not choose files; if one
  /// of the files does not exist; and if there are several where the app asks for one. A file of
  /// another type than the app asks for is named in the dialog.
  public func chooseFiles(
    _ files: [URL], fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    driver.choose(files, path, "chooseFiles(_:)", at: place)
  }
}
