// SPDX-License-Identifier: MIT

package import WaymarkHeadless

/// A UI element, resolved anew at each use.
///
/// Like XCUITest's class. Reading an attribute of an element that does not exist, or that is not
/// the only match, fails the test, so a test cannot pass because an element is missing. The
/// exceptions are ``exists`` and ``isHittable``.
@preconcurrency @MainActor
public class XCUIElement: XCUIElementTypeQueryProvider {
  /// The type of an element.
  public typealias ElementType = XCUIElementType

  package let driver: Driver
  let path: QueryPath

  init(driver: Driver, path: QueryPath) {
    self.driver = driver
    self.path = path
  }

  // MARK: Attributes

  /// Whether the element exists.
  ///
  /// True for elements behind a sheet. False for elements below another screen of a stack, in an
  /// unselected tab, or behind a full-screen cover.
  public var exists: Bool { !path.walk(driver.snapshot()).isEmpty }

  /// Whether a tap would reach the element: it exists and is in the frontmost layer.
  public var isHittable: Bool {
    let snapshot = driver.snapshot()
    return path.walk(snapshot).first.map { snapshot.elements[$0].isHittable } ?? false
  }

  /// Whether the element is enabled.
  public var isEnabled: Bool { attribute(\.isEnabled, "isEnabled") ?? false }

  /// Whether the element is selected, like the button of the current tab.
  public var isSelected: Bool { attribute(\.isSelected, "isSelected") ?? false }

  /// Whether the element has the keyboard focus.
  public var hasFocus: Bool { attribute(\.hasFocus, "hasFocus") ?? false }

  /// The accessibility label of the element or, without one, its text.
  ///
  /// The text of a button, a cell or a switch is all text inside it, joined by `", "`. Without any
  /// text, the labels of its images are used.
  public var label: String { attribute(\.label, "label") ?? "" }

  /// The `accessibilityIdentifier`; for a navigation bar, its title.
  public var identifier: String { attribute(\.identifier, "identifier") ?? "" }

  /// The value of the element as a `String`: the text of a field, or its placeholder if it is
  /// empty; `"1"` or `"0"` for a switch; otherwise the `accessibilityValue`, or nil.
  public var value: Any? { attribute(\.value, "value") ?? nil }

  /// The placeholder of the field.
  public var placeholderValue: String? { attribute(\.placeholder, "placeholderValue") ?? nil }

  /// The title of an alert, a sheet, a bar or a button; otherwise `""`.
  public var title: String { attribute(\.title, "title") ?? "" }

  /// The type of the element.
  public var elementType: ElementType { attribute(\.type, "elementType") ?? .other }

  private func attribute<Value>(
    _ keyPath: KeyPath<AccessibilitySnapshot.Element, Value>, _ name: String
  ) -> Value? {
    driver.find(path, for: name).map { $0.snapshot.elements[$0.index][keyPath: keyPath] }
  }

  // MARK: Queries

  /// The element itself.
  public var firstMatch: XCUIElement {
    XCUIElement(driver: driver, path: path.appending(.first))
  }

  /// Returns a query for all descendants of a type.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(driver: driver, path: path.appending(.descendants(type)))
  }

  /// Returns a query for the children of a type.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(driver: driver, path: path.appending(.children(type)))
  }
}

extension XCUIElement: @MainActor CustomDebugStringConvertible {
  /// The query as written in a test, with the element, its descendants and its ancestors; if it
  /// does not exist, all elements that do.
  public var debugDescription: String {
    let snapshot = driver.snapshot()
    guard let index = path.walk(snapshot).first else {
      return "\(path): no matching element. Existing elements:\n\(snapshot)"
    }
    let inside = snapshot.lines(of: index).map { "  " + $0 }
    let around = snapshot.path(to: index).dropLast().map { "\(snapshot.elements[$0])" }
    return
      ([path.description] + inside + (around.isEmpty ? [] : ["in"])
      + around.reversed().map { "  " + $0 }).joined(separator: "\n")
  }
}
