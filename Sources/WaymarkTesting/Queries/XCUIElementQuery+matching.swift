// SPDX-License-Identifier: MIT

public import Foundation

extension XCUIElementQuery {
  // MARK: By type and name

  /// Those of the matches that `identifier` finds, by the rules of ``subscript(_:)``.
  public func matching(identifier: String) -> XCUIElementQuery { query(.matching(identifier)) }

  /// Those of the matches that are of a type and that `identifier` finds.
  ///
  /// - Parameters:
  ///   - type: The type; `any` for all.
  ///   - identifier: A name by the rules of ``subscript(_:)``; nil for every name.
  /// - Returns: A query, answered anew at each use.
  public func matching(
    _ type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    let ofType = query(.ofType(type))
    return identifier.map(ofType.matching(identifier:)) ?? ofType
  }

  /// The one of the matches that is of a type and that `identifier` finds.
  public func element(
    matching type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(type, identifier: identifier).element
  }

  /// Those of the matches that hold, at any depth, an element of a type and a name.
  ///
  /// - Parameters:
  ///   - type: The type; `any` for all.
  ///   - identifier: A name by the rules of ``subscript(_:)``; nil for every name.
  /// - Returns: A query, answered anew at each use.
  public func containing(
    _ type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    query(.containing(type, identifier))
  }

  // MARK: By a closure

  /// Those of the matches that a closure accepts.
  ///
  /// XCUITest has no such form; it reads best where there is no other reader of the test.
  public func matching(
    _ isMatch: @escaping (XCUIElementAttributes) -> Bool
  ) -> XCUIElementQuery {
    query(.satisfying(QueryCondition("{ … }", isMatch)))
  }

  /// The one of the matches that a closure accepts.
  public func element(
    matching isMatch: @escaping (XCUIElementAttributes) -> Bool
  ) -> XCUIElement {
    matching(isMatch).element
  }

  /// Those of the matches that hold, at any depth, an element that a closure accepts.
  public func containing(
    _ isMatch: @escaping (XCUIElementAttributes) -> Bool
  ) -> XCUIElementQuery {
    query(.holding(QueryCondition("{ … }", isMatch)))
  }

  // MARK: By a predicate

  /// Those of the matches that fulfil a predicate, written as `#Predicate { $0.label == "Alps" }`.
  ///
  /// Where evaluating it fails, the element is no match.
  public func matching(_ predicate: Predicate<XCUIElementAttributes>) -> XCUIElementQuery {
    query(.satisfying(QueryCondition(predicate)))
  }

  /// The one of the matches that fulfils a predicate.
  public func element(matching predicate: Predicate<XCUIElementAttributes>) -> XCUIElement {
    matching(predicate).element
  }

  /// Those of the matches that hold, at any depth, an element that fulfils a predicate.
  public func containing(_ predicate: Predicate<XCUIElementAttributes>) -> XCUIElementQuery {
    query(.holding(QueryCondition(predicate)))
  }

  /// Those of the matches that fulfil a predicate made by `NSPredicate(block:)`.
  ///
  /// The block gets ``XCUIElementAttributes``. A predicate made from a format is none that
  /// Foundation has on Linux, nor are the attributes an object that one could look into.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    query(.satisfying(QueryCondition(predicate)))
  }

  /// The one of the matches that fulfils a predicate made by `NSPredicate(block:)`.
  public func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// Those of the matches that hold, at any depth, an element that fulfils a predicate made by
  /// `NSPredicate(block:)`.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    query(.holding(QueryCondition(predicate)))
  }
}

/// What a query asks of attributes, with the words that stand for it in a test.
struct QueryCondition: CustomStringConvertible {
  let description: String
  let isMatch: (XCUIElementAttributes) -> Bool

  init(_ description: String, _ isMatch: @escaping (XCUIElementAttributes) -> Bool) {
    self.description = description
    self.isMatch = isMatch
  }

  init(_ predicate: Predicate<XCUIElementAttributes>) {
    self.init("#Predicate { … }") { (try? predicate.evaluate($0)) == true }
  }

  init(_ predicate: NSPredicate) {
    self.init("NSPredicate { … }") { predicate.evaluate(with: $0) }
  }
}
