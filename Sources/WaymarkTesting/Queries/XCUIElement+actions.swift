// SPDX-License-Identifier: MIT

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
    guard let (snapshot, index) = driver.touch(path, "tap()", at: place) else { return }
    let target = snapshot.tapTarget(of: index)
    guard snapshot.elements[target ?? index].isEnabled else {
      return driver.fail("tap()", path, "the element is disabled")
    }
    guard let event = target.flatMap({ snapshot.elements[$0].tap }) else { return }
    driver.send(event, "tap()", path)
  }

  /// Types into a text field, one character after the other, at the end of what it holds.
  ///
  /// A line break (``XCUIKeyboardKey/return``) submits; ``XCUIKeyboardKey/delete`` takes the last
  /// character away. Unlike XCUITest's, the field need not be tapped first. Fails the test when
  /// the element is not a field, not there, not hittable, or disabled.
  public func typeText(
    _ text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    for character in text {
      // Looked up for each character: the app may have changed the text, or taken the field away.
      guard let (snapshot, index) = driver.touch(path, "typeText(_:)", at: place) else { return }
      let element = snapshot.elements[index]
      guard let field = element.field else {
        return driver.fail("typeText(_:)", path, "the element is not a text field")
      }
      guard element.isEnabled else {
        return driver.fail("typeText(_:)", path, "the element is disabled")
      }
      driver.send(field.typing(character), "typeText(_:)", path)
    }
  }
}

/// A key to be typed by its `rawValue`.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Takes away the last character.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  /// Submits a text field.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")

  /// The key of a control character; nil for one that is a part of a text.
  init?(character: Character) {
    switch character {
    case "\u{8}", "\u{7F}": self = .delete
    case _ where character.isNewline: self = .return
    default: return nil
    }
  }
}

extension AccessibilitySnapshot.Field {
  /// What typing one character does to the field.
  fileprivate func typing(_ character: Character) -> HostEvent {
    switch XCUIKeyboardKey(character: character) {
    case .return?: HostEvent(.submit, on: id)
    case .delete?: HostEvent(.changeText(String(text.dropLast())), on: id)
    default: HostEvent(.changeText(text + String(character)), on: id)
    }
  }
}
