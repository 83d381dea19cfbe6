// SPDX-License-Identifier: MIT

import WaymarkHeadless

/// A query for elements, resolved anew at each use.
///
/// Like XCUITest's: an action on the element of a subscript, or on ``element``, fails the test if
/// there are several matches, and ``firstMatch`` uses the first one. Matches in the frontmost
/// presentation hide matches behind it, and a match hides the matches inside it.
@preconcurrency @MainActor
public struct XCUIElementQuery: XCUIElementTypeQueryProvider {
  let driver: Driver
  let path: QueryPath

  /// The number of matches.
  public var count: Int { path.walk(driver.snapshot()).count }

  /// The first match.
  public var firstMatch: XCUIElement { element(.first) }

  /// The only match; an action on it fails the test if there are several matches.
  public var element: XCUIElement { element(.only) }

  /// All current matches.
  ///
  /// Each element is bound to its index, so it may refer to another element later.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }

  /// All current matches.
  ///
  /// Each element is bound to its identity: it follows the element, and no longer exists when the
  /// element is removed.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    let snapshot = driver.snapshot()
    return path.walk(snapshot).map { element(.same(snapshot.identity(of: $0))) }
  }

  /// Returns the element whose identifier, label or placeholder is `key`.
  ///
  /// The label of a button or a cell is all text inside it, joined by `", "`. If no element has the
  /// key, the subscript matches a button or cell that contains a text equal to `key`, so a row can
  /// be found by any of its texts. An action on the element fails the test if there are several
  /// matches.
  ///
  /// - Parameter key: An identifier, a label, a placeholder, or one text of a button or cell.
  public subscript(_ key: String) -> XCUIElement { element(.key(key)) }

  /// Returns the match at an index; the element does not exist if there are fewer matches.
  public func element(boundBy index: Int) -> XCUIElement { element(.at(index)) }

  /// Returns a query for all descendants of a type.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    query(.descendants(type))
  }

  /// Returns a query for the children of a type.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    query(.children(type))
  }

  func query(_ step: QueryPath.Step) -> XCUIElementQuery {
    XCUIElementQuery(driver: driver, path: path.appending(step))
  }

  private func element(_ step: QueryPath.Step) -> XCUIElement {
    XCUIElement(driver: driver, path: path.appending(step))
  }
}

extension XCUIElementQuery: @MainActor CustomDebugStringConvertible {
  /// The query as written in a test, with its matches.
  public var debugDescription: String {
    let snapshot = driver.snapshot()
    let found = path.walk(snapshot)
    guard !found.isEmpty else { return "\(path): no matches. Existing elements:\n\(snapshot)" }
    let matches = found.enumerated().map { "  \($0): \(snapshot.elements[$1])" }
    return "\(path): \(found.count) \(found.count == 1 ? "match" : "matches")\n"
      + matches.joined(separator: "\n")
  }
}
