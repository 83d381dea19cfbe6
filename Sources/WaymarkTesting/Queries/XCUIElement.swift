// SPDX-License-Identifier: MIT

/// One element on the screen, looked up anew at each use.
///
/// Like XCUITest's. Reading an attribute of an element that is not there, or not the only one that
/// matches, fails the test, except ``exists`` and ``isHittable``; so no test passes because what it
/// looks at is gone.
@preconcurrency @MainActor
public class XCUIElement: XCUIElementTypeQueryProvider {
  let driver: Driver
  let path: QueryPath

  init(driver: Driver, path: QueryPath) {
    self.driver = driver
    self.path = path
  }

  // MARK: Attributes

  /// Whether the element is there.
  ///
  /// True under a sheet; false below another screen of a stack, in a tab that is not selected
  /// and under a full-screen cover.
  public var exists: Bool { !path.walk(driver.snapshot()).isEmpty }

  /// Whether a tap would reach the element: it is there and in the layer that is in front.
  public var isHittable: Bool {
    let snapshot = driver.snapshot()
    return path.walk(snapshot).first.map { snapshot.elements[$0].isHittable } ?? false
  }

  /// Whether the element takes input.
  public var isEnabled: Bool { attribute(\.isEnabled, "isEnabled") ?? false }

  /// Whether the element is the chosen one of several, as the shown tab's button is.
  public var isSelected: Bool { attribute(\.isSelected, "isSelected") ?? false }

  /// Whether what is typed goes to the element.
  public var hasFocus: Bool { attribute(\.hasFocus, "hasFocus") ?? false }

  /// What a screen reader says: the element's label, else its words.
  ///
  /// The words of a button, a cell or a switch are all texts inside, joined by `", "`; without
  /// texts, the labels of its images.
  public var label: String { attribute(\.label, "label") ?? "" }

  /// The name given with `accessibilityIdentifier`; of a navigation bar, its title.
  public var identifier: String { attribute(\.identifier, "identifier") ?? "" }

  /// What the element holds, a `String`: a field's text (its placeholder while it is empty),
  /// `"1"` or `"0"` of a switch, else what was given with `accessibilityValue`, or nil.
  public var value: Any? { attribute(\.value, "value") ?? nil }

  /// What an empty field shows.
  public var placeholderValue: String? { attribute(\.placeholder, "placeholderValue") ?? nil }

  /// What stands at the head of an alert, a sheet or a bar, or on a button; else `""`.
  public var title: String { attribute(\.title, "title") ?? "" }

  /// What the element is.
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

  /// All elements of a type below.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(driver: driver, path: path.appending(.descendants(type)))
  }

  /// The elements of a type directly inside.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(driver: driver, path: path.appending(.children(type)))
  }
}

extension XCUIElement: @MainActor CustomDebugStringConvertible {
  /// The query as it is written, the element with what is in it, and what it is in; where there is
  /// no such element, what is there instead.
  public var debugDescription: String {
    let snapshot = driver.snapshot()
    guard let index = path.walk(snapshot).first else {
      return "\(path): no such element. What is there:\n\(snapshot)"
    }
    let inside = snapshot.lines(of: index).map { "  " + $0 }
    let around = snapshot.path(to: index).dropLast().map { "\(snapshot.elements[$0])" }
    return
      ([path.description] + inside + (around.isEmpty ? [] : ["in"])
      + around.reversed().map { "  " + $0 }).joined(separator: "\n")
  }
}
