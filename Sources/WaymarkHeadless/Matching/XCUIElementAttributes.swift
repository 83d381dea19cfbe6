// SPDX-License-Identifier: MIT

/// The attributes of an element that a predicate can test.
///
/// Like XCUITest's, but a type instead of a protocol, which allows
/// `#Predicate<XCUIElementAttributes>`. There is no `frame` and there are no size classes, because
/// nothing is laid out.
public struct XCUIElementAttributes: Hashable, Sendable {
  /// The `accessibilityIdentifier`; empty if there is none.
  public let identifier: String
  /// The label for people.
  public let label: String
  /// The title of an alert, a sheet, a bar or a button; otherwise `""`.
  public let title: String
  /// The value of the element; see `XCUIElement.value`.
  public let value: String?
  /// The placeholder of a field; nil if there is none.
  public let placeholderValue: String?
  /// The type of the element.
  public let elementType: XCUIElementType
  /// Whether the element is enabled.
  public let isEnabled: Bool
  /// Whether the element is selected.
  public let isSelected: Bool
  /// Whether the element has the keyboard focus.
  public let hasFocus: Bool
}

extension AccessibilitySnapshot.Element {
  package var attributes: XCUIElementAttributes {
    XCUIElementAttributes(
      identifier: identifier, label: label, title: title, value: value,
      placeholderValue: placeholder, elementType: type, isEnabled: isEnabled,
      isSelected: isSelected, hasFocus: hasFocus)
  }

  package var title: String {
    switch type {
    case .alert, .button, .popover, .sheet: label
    case .navigationBar: identifier
    default: ""
    }
  }
}
