// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension XCUIElement {
  /// Taps the element, and lets the app do all that follows before it returns.
  ///
  /// As a touch does, a tap on something that takes none goes to the nearest element around it
  /// that does: on a text, to the button it is in; on a cell, to its first button. Where there
  /// is no such element nothing happens. Fails the test when the element is not there, not
  /// hittable, or disabled.
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
      // A finger touches it all the same, and the app may say why it takes no tap.
      if let event = target.flatMap({ snapshot.elements[$0].tap }) { driver.offer(event) }
      return driver.fail(verb, path, "the element is disabled")
    }
    guard let element = target.map({ snapshot.elements[$0] }) else { return }
    if let picker = element.chooses { return driver.showChoices(of: picker) }
    if let event = element.tap { driver.send(event, verb, path) }
  }

  /// Taps the element twice.
  ///
  /// The second tap comes when all that follows from the first has happened, and only where it
  /// still can: after a tap that leads elsewhere there is nothing to tap again. What takes two taps
  /// only, by `onTapGesture(count: 2)`, gets those. Fails the test like
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

  /// Presses the element: a tap, or, for half a second and more, what a long press on the element
  /// or on the nearest around it does: it may open a menu.
  ///
  /// Where that is nothing it is a tap, however long it takes. Takes no time of the app's clock.
  /// Fails the test like ``tap(fileID:file:line:column:)``.
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

  /// Presses the element and drags to another: a swipe up or down; from the handle of a row in an
  /// edited list, the button Reorder, to another row it puts the row there.
  ///
  /// Nothing is laid out, so the direction is known only between a bar and what it is the bar of,
  /// and between two cells, of which the later one is below. Fails the test for other elements,
  /// and when one is not there or the first is not hittable.
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
        "nothing is laid out, so where \(otherElement.path) lies from there is not known")
    }
    swipe(Swipe(direction), verb, at: place)
  }

  /// Types into the text field that has the focus, one character after the other, at the end of
  /// what it holds.
  ///
  /// As with XCUITest the field must have the focus, and so be tapped first: it is the element, or
  /// something in it, such as in the application. What comes after a key that moves the focus goes
  /// where the focus went. A line break (``XCUIKeyboardKey/return``) submits, but in fields of
  /// several lines it breaks the line; ``XCUIKeyboardKey/delete`` takes the last character away.
  /// Fails the test when nothing in the element has the focus, and when the element is not there,
  /// not hittable, or disabled.
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
      // Looked up for each character: the app may have changed the text, or moved the focus.
      let snapshot = driver.snapshot()
      guard let element = snapshot.focusedField(in: 0), let field = element.field else {
        return driver.fail(verb, path, "no field has the focus any more, before \"\(character)\"")
      }
      driver.send(field.typing(character, breaksLines: element.isMultiline), verb, path)
    }
  }
}

extension AccessibilitySnapshot {
  /// The field with the focus, which is an element or in it.
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
  /// How far down it is on its screen: at the top, somewhere between, or at the bottom.
  fileprivate var height: Int {
    switch type {
    case .navigationBar: 0
    case .tabBar, .toolbar: 2
    default: 1
    }
  }
}

extension AccessibilitySnapshot.Field {
  /// What typing one character does to the field.
  func typing(_ character: Character, breaksLines: Bool) -> HostEvent {
    switch XCUIKeyboardKey(character: character) {
    case .return? where breaksLines: HostEvent(.changeText(text + "\n"), on: id)
    case .return?: HostEvent(.submit, on: id)
    case .delete?: HostEvent(.changeText(String(text.dropLast())), on: id)
    default: HostEvent(.changeText(text + String(character)), on: id)
    }
  }
}
