// SPDX-License-Identifier: MIT

import WaymarkHeadless
import WaymarkRender

extension XCUIElement {
  /// Swipes up, which drags the element, by 150 points, if it or one around it has a `DragGesture`,
  /// and otherwise scrolls the list or scroll view that is, contains or is inside the element.
  ///
  /// A long list realises only the rows around the visible ones; each swipe realises the next ones,
  /// regardless of its velocity, which affects only drag gestures. For views that observe scrolling,
  /// it scrolls by the length of the window, in content whose length is estimated (D37). Without
  /// anything to scroll, the swipe has no effect. Fails the test if the element does not exist or is
  /// not hittable.
  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    swipe(Swipe(.up), velocity, "swipeUp()", at: place)
  }

  /// Swipes down, which scrolls back, refreshes a refreshable list at its beginning, or dismisses
  /// the sheet that contains the element.
  ///
  /// Otherwise, and in a sheet that cannot be dismissed interactively, the swipe has no effect.
  /// Fails the test if the element does not exist or is not hittable.
  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    swipe(Swipe(.down), velocity, "swipeDown()", at: place)
  }

  /// Swipes left, which reveals the trailing actions of the row that is or contains the element, or
  /// else scrolls horizontally; see `swipeUp`.
  ///
  /// If the row shows its leading actions, the swipe hides them. To perform the first action with a
  /// full swipe, drag over the whole cell with ``XCUICoordinate``s.
  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    swipe(Swipe(.left), velocity, "swipeLeft()", at: place)
  }

  /// Swipes right, which reveals the leading actions of the row that is or contains the element, or
  /// else scrolls horizontally; see `swipeLeft`.
  ///
  /// The swipe begins in the middle of the element, so it does not go back to the previous screen;
  /// see ``XCUICoordinate/press(forDuration:thenDragTo:fileID:file:line:column:)``.
  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    swipe(Swipe(.right), velocity, "swipeRight()", at: place)
  }

  func swipe(
    _ swipe: Swipe, _ velocity: XCUIGestureVelocity = .default, _ verb: String,
    at place: SourcePlace
  ) {
    driver.swipe(swipe, velocity: Double(velocity.rawValue), path, verb, at: place)
  }
}
