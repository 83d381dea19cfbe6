// SPDX-License-Identifier: MIT

/// What a predicate can ask of an element.
///
/// Like XCUITest's, but a type instead of a protocol, so that `#Predicate<XCUIElementAttributes>`
/// can be written; and without `frame` and size classes, for nothing is laid out.
public struct XCUIElementAttributes: Hashable, Sendable {
  /// What the app calls it by `accessibilityIdentifier`; empty if nothing.
  public let identifier: String
  /// What it is called for people.
  public let label: String
  /// What stands at the head of an alert, a sheet or a bar, or on a button; else `""`.
  public let title: String
  /// What the element holds: see ``XCUIElement/value``.
  public let value: String?
  /// What a field shows while it is empty; nil if nothing.
  public let placeholderValue: String?
  /// What kind of element it is.
  public let elementType: XCUIElement.ElementType
  /// Whether it can be used.
  public let isEnabled: Bool
  /// Whether it is selected.
  public let isSelected: Bool
  /// Whether what is typed goes to it.
  public let hasFocus: Bool
}

extension AccessibilitySnapshot.Element {
  var attributes: XCUIElementAttributes {
    XCUIElementAttributes(
      identifier: identifier, label: label, title: title, value: value,
      placeholderValue: placeholder, elementType: type, isEnabled: isEnabled,
      isSelected: isSelected, hasFocus: hasFocus)
  }

  var title: String {
    switch type {
    case .alert, .button, .popover, .sheet: label
    case .navigationBar: identifier
    default: ""
    }
  }
}
