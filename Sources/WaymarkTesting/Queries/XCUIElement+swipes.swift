// SPDX-License-Identifier: MIT

extension XCUIElement {
  /// Swipes up from the element: the list or scroll view that it is, is in or holds goes on.
  ///
  /// Of a long list only the rows around those in sight exist; each swipe shows those that come
  /// next. Elsewhere nothing happens. Fails the test when the element is not there or not hittable.
  public func swipeUp(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    swipe("swipeUp()", toLater: true, isAcross: false, at: place)
  }

  /// Swipes down from the element: the list or scroll view that it is, is in or holds goes back;
  /// where it shows its beginning, the sheet that the element is or is in closes.
  ///
  /// Elsewhere, and in a sheet that refuses to be dismissed by hand, nothing happens. Fails the
  /// test when the element is not there or not hittable.
  public func swipeDown(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    swipe("swipeDown()", toLater: false, isAcross: false, at: place)
  }

  /// Swipes left from the element: what scrolls from side to side goes on; see ``swipeUp``.
  public func swipeLeft(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    swipe("swipeLeft()", toLater: true, isAcross: true, at: place)
  }

  /// Swipes right from the element: what scrolls from side to side goes back; see ``swipeUp``.
  public func swipeRight(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    swipe("swipeRight()", toLater: false, isAcross: true, at: place)
  }

  private func swipe(_ verb: String, toLater: Bool, isAcross: Bool, at place: SourcePlace) {
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    var event = snapshot.scroll(from: index, toLater: toLater, isAcross: isAcross)
    if event == nil, !toLater, !isAcross { event = snapshot.elements[index].swipeDown }
    if let event { driver.send(event, verb, path) }
  }
}
