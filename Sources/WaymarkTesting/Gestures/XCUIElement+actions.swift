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

  func tap(_ verb: String, at place: SourcePlace) {
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    let target = snapshot.tapTarget(of: index)
    guard snapshot.elements[target ?? index].isEnabled else {
      // A disabled element still receives touches, and the app may react to them.
      if let event = target.flatMap({ snapshot.elements[$0].tap }) { driver.sendIfAccepted(event) }
      return driver.fail(verb, path, "the element is disabled")
    }
    guard let element = target.map({ snapshot.elements[$0] }) else { return }
    if let picker = element.chooses { return driver.showChoices(of: picker) }
    if let event = element.tap { driver.send(event, verb, path) }
  }

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
    let snapshot = driver.snapshot()
    if let index = path.walk(snapshot).first, snapshot.elements[index].isHittable,
      let event = snapshot.doubleTapEvent(of: index)
    {
      return driver.send(event, verb, path)
    }
    tap(verb, at: place)
    if isHittable, isEnabled { tap(verb, at: place) }
  }

  /// Presses the element, which is a tap or, from half a second on, a long press that may open a
  /// menu.
  ///
  /// Without a long press action on the element or an ancestor, it is a tap regardless of the
  /// duration. The app's clock does not advance. Fails the test like
  /// ``tap(fileID:file:line:column:)``.
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    let verb = "press(forDuration:)"
    guard duration >= 0.5 else { return tap(verb, at: place) }
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    guard let event = snapshot.pressEvent(of: index) else { return tap(verb, at: place) }
    driver.send(event, verb, path)
  }

  /// Presses the element and drags to another element.
  ///
  /// The drag is a swipe up or down. From the handle of a row in edit mode, the Reorder button, it
  /// moves the row to the other row.
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
    let verb = "press(forDuration:thenDragTo:)"
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    guard let end = driver.find(otherElement.path, for: verb, at: place)?.index else { return }
    if let move = snapshot.moveEvent(from: index, to: end, in: driver.host.tree) {
      return driver.send(move, verb, path)
    }
    guard let direction = snapshot.direction(from: index, to: end) else {
      return driver.fail(
        verb, path,
        "elements have no frames, so the direction to \(otherElement.path) is unknown")
    }
    swipe(Swipe(direction), verb, at: place)
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
    let verb = "typeText(_:)"
    guard let (first, index) = driver.touch(path, verb, at: place) else { return }
    guard first.elements[index].isEnabled else {
      return driver.fail(verb, path, "the element is disabled")
    }
    guard first.focusedField(in: index) != nil else {
      return driver.fail(
        verb, path, "Neither element nor any descendant has keyboard focus; tap() a field first")
    }
    for character in text {
      // Resolved for each character, because the app may change the text or move the focus.
      let snapshot = driver.snapshot()
      guard let element = snapshot.focusedField(in: 0), let field = element.field else {
        return driver.fail(verb, path, "no field has the focus before \"\(character)\"")
      }
      driver.send(field.typing(character, breaksLines: element.isMultiline), verb, path)
    }
  }
}

extension AccessibilitySnapshot {
  /// Returns the focused field that is or is inside an element.
  fileprivate func focusedField(in index: Int) -> Element? {
    guard elements.indices.contains(index) else { return nil }
    return elements[index..<elements[index].end].first { $0.hasFocus && $0.field != nil }
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

extension AccessibilitySnapshot.Field {
  /// Returns the event of typing a character into a field.
  func typing(_ character: Character, breaksLines: Bool) -> HostEvent {
    switch XCUIKeyboardKey(character: character) {
    case .return? where breaksLines: HostEvent(.changeText(text + "\n"), on: id)
    case .return?: HostEvent(.submit, on: id)
    case .delete?: HostEvent(.changeText(String(text.dropLast())), on: id)
    default: HostEvent(.changeText(text + String(character)), on: id)
    }
  }
}
