// SPDX-License-Identifier: MIT

import WaymarkHeadless

/// A key that a test types with its `rawValue`.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The character of the key.
  public let rawValue: String

  /// Creates a key from its character.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Deletes the previous character.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  /// Submits a text field.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")

  /// The Enter key of a numeric keypad.
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  /// Dismisses the frontmost presentation.
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  /// Tab.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  /// Deletes the next character.
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
  /// Up arrow.
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  /// Down arrow.
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  /// Left arrow.
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  /// Right arrow.
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  /// Home.
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  /// End.
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  /// Page up.
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  /// Page down.
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
  /// Clear.
  public static let clear = XCUIKeyboardKey(rawValue: "\u{F739}")
}
