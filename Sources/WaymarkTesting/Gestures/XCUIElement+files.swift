// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkHeadless

// XCUITest has no equivalent, because file dialogs belong to the system.

extension XCUIElement {
  /// Chooses files with the element, which is the button of a file importer.
  ///
  /// ```swift
  /// app.buttons["Import…"].tap()
  /// app.buttons["Choose a File…"].chooseFiles([file])
  /// ```
  ///
  /// Fails the test if the element does not exist, is not hittable or does not choose files, if a
  /// file does not exist, or if the app allows only one file and there are several. If the app does
  /// not allow the type of a file, the dialog stays and names the file.
  public func chooseFiles(
    _ files: [URL], fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    driver.choose(files, path, "chooseFiles(_:)", at: place)
  }
}
