// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkHeadless

extension XCUIElementQuery {
  // MARK: By type and name

  /// Returns the matches with an identifier, by the rules of ``subscript(_:)``.
  public func matching(identifier: String) -> XCUIElementQuery { query(.matching(identifier)) }

  /// Returns the matches of a type with an identifier.
  ///
  /// - Parameters:
  ///   - type: The type; `any` for all types.
  ///   - identifier: An identifier, by the rules of ``subscript(_:)``; nil for all elements.
  /// - Returns: A query, which is resolved at each use.
  public func matching(
    _ type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    let ofType = query(.ofType(type))
    return identifier.map(ofType.matching(identifier:)) ?? ofType
  }

  /// Returns the only match of a type with an identifier.
  public func element(
    matching type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(type, identifier: identifier).element
  }

  /// Returns the matches that contain, at any depth, an element of a type with an identifier.
  ///
  /// - Parameters:
  ///   - type: The type; `any` for all types.
  ///   - identifier: An identifier, by the rules of ``subscript(_:)``; nil for all elements.
  /// - Returns: A query, which is resolved at each use.
  public func containing(
    _ type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    query(.containing(type, identifier))
  }

  // MARK: By a closure

  /// Returns the matches for which a closure returns true.
  ///
  /// XCUITest has no equivalent.
  public func matching(
    _ isMatch: @escaping (XCUIElementAttributes) -> Bool
  ) -> XCUIElementQuery {
    query(.satisfying(QueryCondition("{ … }", isMatch)))
  }

  /// Returns the only match for which a closure returns true.
  public func element(
    matching isMatch: @escaping (XCUIElementAttributes) -> Bool
  ) -> XCUIElement {
    matching(isMatch).element
  }

  /// Returns the matches that contain, at any depth, an element for which a closure returns true.
  public func containing(
    _ isMatch: @escaping (XCUIElementAttributes) -> Bool
  ) -> XCUIElementQuery {
    query(.holding(QueryCondition("{ … }", isMatch)))
  }

  // MARK: By a predicate

  /// Returns the matches that satisfy a predicate, such as `#Predicate { $0.label == "Alps" }`.
  ///
  /// If the evaluation throws, the element does not match.
  public func matching(_ predicate: Predicate<XCUIElementAttributes>) -> XCUIElementQuery {
    query(.satisfying(QueryCondition(predicate)))
  }

  /// Returns the only match that satisfies a predicate.
  public func element(matching predicate: Predicate<XCUIElementAttributes>) -> XCUIElement {
    matching(predicate).element
  }

  /// Returns the matches that contain, at any depth, an element that satisfies a predicate.
  public func containing(_ predicate: Predicate<XCUIElementAttributes>) -> XCUIElementQuery {
    query(.holding(QueryCondition(predicate)))
  }

  /// Returns the matches that satisfy a predicate created with `NSPredicate(block:)`.
  ///
  /// The block receives `XCUIElementAttributes`. Predicates with a format string are not
  /// supported, because Foundation on Linux does not support them.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    query(.satisfying(QueryCondition(predicate)))
  }

  /// Returns the only match that satisfies a predicate created with `NSPredicate(block:)`.
  public func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// Returns the matches that contain, at any depth, an element that satisfies a predicate created
  /// with `NSPredicate(block:)`.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    query(.holding(QueryCondition(predicate)))
  }
}
