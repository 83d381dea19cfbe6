// SPDX-License-Identifier: MIT

import WaymarkHeadless

extension XCUIElement {
  /// Moves the pointer over the middle of the element, and away from where it was.
  ///
  /// Views with `onHover` or `onContinuousHover` receive it: first those that it leaves, then those
  /// that it is over, from the inside out. As for gestures, the frame of each element is that of the
  /// window. The pointer stays until the next hover; other actions do not move it. Fails the test if
  /// the element does not exist or is not hittable.
  public func hover(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    driver.hover(path, at: driver.point(0.5, 0.5), "hover()", at: place)
  }
}

extension XCUICoordinate {
  /// Moves the pointer over the coordinate, and away from where it was.
  ///
  /// If the coordinate is outside of the reference element, the pointer is over no element. See
  /// ``XCUIElement/hover(fileID:file:line:column:)``.
  public func hover(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    let element = referencedElement
    element.driver.hover(element.path, at: point, "coordinate.hover()", at: place)
  }
}
