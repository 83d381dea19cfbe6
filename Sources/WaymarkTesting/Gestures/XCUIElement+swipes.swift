// SPDX-License-Identifier: MIT

import WaymarkRender

extension XCUIElement {
  /// Swipes up from the element: the list or scroll view that it is, is in or holds goes on.
  ///
  /// Of a long list only the rows around those in sight exist; each swipe shows those that come
  /// next, however fast it is. Elsewhere nothing happens. Fails the test when the element is not
  /// there or not hittable.
  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    swipe(Swipe(.up), "swipeUp()", at: place)
  }

  /// Swipes down from the element: the list or scroll view that it is, is in or holds goes back;
  /// where it shows its beginning it is refreshed, if it can be, or the sheet that the element is or
  /// is in closes.
  ///
  /// Elsewhere, and in a sheet that refuses to be dismissed by hand, nothing happens. Fails the
  /// test when the element is not there or not hittable.
  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    swipe(Swipe(.down), "swipeDown()", at: place)
  }

  /// Swipes left from the element: the row that it is or is in shows the actions at its trailing
  /// edge, or else what scrolls from side to side goes on; see `swipeUp`.
  ///
  /// A row that shows those at its leading edge covers them again. A drag over the whole of a cell,
  /// by ``XCUICoordinate``s, does the first action at once where the app lets it.
  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    swipe(Swipe(.left), "swipeLeft()", at: place)
  }

  /// Swipes right from the element: the row that it is or is in shows the actions at its leading
  /// edge, or else what scrolls from side to side goes back; see `swipeLeft`.
  ///
  /// It begins in the middle of the element, and so does not lead back to another screen: see
  /// ``XCUICoordinate/press(forDuration:thenDragTo:fileID:file:line:column:)`` for that.
  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    swipe(Swipe(.right), "swipeRight()", at: place)
  }

  func swipe(_ swipe: Swipe, _ verb: String, at place: SourcePlace) {
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    if let event = snapshot.event(of: swipe, from: index) { driver.send(event, verb, path) }
  }
}

/// A finger that moves over the screen.
struct Swipe {
  enum Direction {
    case up, down, left, right

    var isAcross: Bool { self == .left || self == .right }
    /// Whether what comes later moves into sight.
    var isToLater: Bool { self == .up || self == .left }
  }

  var direction: Direction
  /// Whether it begins at the left edge of the element.
  var isFromEdge = false
  /// Whether it is not far enough to change where one is.
  var isGivenUp = false
  /// Whether it goes over nearly all of the element.
  var isFar = false

  init(
    _ direction: Direction, isFromEdge: Bool = false, isGivenUp: Bool = false, isFar: Bool = false
  ) {
    self.direction = direction
    self.isFromEdge = isFromEdge
    self.isGivenUp = isGivenUp
    self.isFar = isFar
  }
}

extension AccessibilitySnapshot {
  /// What a swipe does that begins on an element; nil where nothing takes it.
  fileprivate func event(of swipe: Swipe, from index: Int) -> HostEvent? {
    let element = elements[index]
    let direction = swipe.direction
    if direction == .right, swipe.isFromEdge, element.fillsWidth, let back = element.swipeBack {
      return swipe.isGivenUp ? nil : back
    }
    if let event = rowEvent(of: swipe, from: index) { return event }
    if let event = scroll(
      from: index, toLater: direction.isToLater, isAcross: direction.isAcross)
    {
      return event
    }
    guard direction == .down, !swipe.isGivenUp else { return nil }
    return refresh(from: index) ?? element.swipeDown
  }
}

extension AccessibilitySnapshot.Element {
  /// Whether its left edge is that of the screen.
  fileprivate var fillsWidth: Bool {
    [.application, .window, .sheet, .navigationBar].contains(type)
  }
}
