// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkHeadless
import WaymarkRender

extension XCUIElement {
  /// Taps the element; returns after all synchronous effects.
  ///
  /// As with touches, an element that does not handle taps passes the tap to its nearest ancestor
  /// that does: a text to its button, and a cell to its first button. Without such an ancestor, the
  /// tap has no effect. Fails the test if the element does not exist, is not hittable or is
  /// disabled.
  public func tap(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    tap("tap()", at: place)
  }

  func tap(_ verb: String, at place: SourcePlace) { driver.tap(path, verb, at: place) }

  /// Taps the element twice.
  ///
  /// The second tap follows after all effects of the first, if the element is still hittable. An
  /// element with `onTapGesture(count: 2)` receives a double tap. Fails the test like
  /// ``tap(fileID:file:line:column:)``.
  public func doubleTap(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    doubleTap("doubleTap()", at: place)
  }

  func doubleTap(_ verb: String, at place: SourcePlace) {
    driver.doubleTap(path, verb, at: place)
  }

  /// Presses the element, which its gestures receive or, from half a second on, its menu.
  ///
  /// Without a `LongPressGesture` or a menu on the element or an ancestor, it is a tap regardless
  /// of the duration. The app's clock does not advance. Fails the test like
  /// ``tap(fileID:file:line:column:)``.
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    driver.press(path, forDuration: duration, "press(forDuration:)", at: place)
  }

  /// Presses the element and drags to another element.
  ///
  /// After half a second, a draggable element is dropped on the other one, if something can be
  /// dropped there. Otherwise, the drag is a swipe up or down. From the handle of a row in edit
  /// mode, the Reorder button, it moves the row to the other row.
  ///
  /// Nothing is laid out, so the direction is known only between a bar and its content, and between
  /// two cells. Fails the test for other elements, if one does not exist, or if the first one is
  /// not hittable.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    drag(to: otherElement, after: duration, .default, holding: 0, at: place)
  }

  /// Presses the element, drags to another element with a velocity, and holds there; see
  /// ``press(forDuration:thenDragTo:fileID:file:line:column:)``.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    drag(to: otherElement, after: duration, velocity, holding: holdDuration, at: place)
  }

  private func drag(
    to otherElement: XCUIElement, after duration: TimeInterval, _ velocity: XCUIGestureVelocity,
    holding holdDuration: TimeInterval, at place: SourcePlace
  ) {
    let verb = "press(forDuration:thenDragTo:)"
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    guard let end = driver.find(otherElement.path, for: verb, at: place)?.index else { return }
    let middle = driver.point(0.5, 0.5)
    if driver.drag(from: index, to: end, in: snapshot, at: middle, after: duration, verb, path) {
      return
    }
    if let direction = snapshot.direction(from: index, to: end) {
      var stroke = TouchStroke(at: [middle], for: [.drag])
      stroke.hold(duration)
      stroke.move(
        to: driver.point(0.5, direction == .down ? 1 : 0), velocity: Double(velocity.rawValue))
      stroke.hold(holdDuration)
      stroke.end()
      if driver.make(stroke, on: index, in: snapshot, verb, path) { return }
    }
    if let move = snapshot.moveEvent(from: index, to: end, in: driver.host.tree) {
      return driver.send(move, verb, path)
    }
    guard let direction = snapshot.direction(from: index, to: end) else {
      return driver.fail(
        verb, path,
        "elements have no frames, so the direction to \(otherElement.path) is unknown")
    }
    swipe(Swipe(direction), velocity, verb, at: place)
  }

  /// Types text at the end of the focused field, one character at a time.
  ///
  /// As with XCUITest, a field must have the focus, so tap it first. The focused field is the
  /// element or a descendant, for example of the application. If a key moves the focus, the
  /// following characters go to the new field. A line break (``XCUIKeyboardKey/return``) submits
  /// the field, or inserts a line break in a field with several lines; ``XCUIKeyboardKey/delete``
  /// deletes the last character. Fails the test if no field in the element has the focus, or if the
  /// element does not exist, is not hittable or is disabled.
  public func typeText(
    _ text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    driver.type(text, path, "typeText(_:)", at: place)
  }
}

extension AccessibilitySnapshot {
  fileprivate func direction(from start: Int, to end: Int) -> Swipe.Direction? {
    let (from, to) = (elements[start], elements[end])
    if from.type == .cell, to.type == .cell, start != end { return start < end ? .down : .up }
    if from.height == to.height { return nil }
    return from.height < to.height ? .down : .up
  }
}

extension AccessibilitySnapshot.Element {
  /// The vertical position of an element on its screen: top, middle or bottom.
  fileprivate var height: Int {
    switch type {
    case .navigationBar: 0
    case .tabBar, .toolbar: 2
    default: 1
    }
  }
}
