// SPDX-License-Identifier: MIT

/// A question for elements, answered anew at each use.
///
/// Like XCUITest's: using the element of a subscript, or ``element``, fails the test where several
/// match; ``firstMatch`` takes the first. Elements of the presentation in front hide those below it
/// that match as well, and an element that matches hides the ones in it.
@preconcurrency @MainActor
public struct XCUIElementQuery: XCUIElementTypeQueryProvider {
  let driver: Driver
  let path: QueryPath

  /// How many elements match.
  public var count: Int { path.walk(driver.snapshot()).count }

  /// The first match.
  public var firstMatch: XCUIElement { element(.first) }

  /// The only match; to use it fails the test where there are several.
  public var element: XCUIElement { element(.only) }

  /// All matches there are now.
  ///
  /// Each is bound to its index, and so finds what is there later.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }

  /// All matches there are now.
  ///
  /// Each is bound to what it is: it moves along with it, and is gone when that is gone.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    let snapshot = driver.snapshot()
    return path.walk(snapshot).map { element(.same(snapshot.identity(of: $0))) }
  }

  /// The element whose identifier, label or placeholder is `key`.
  ///
  /// The label of a button or a cell is all its texts joined by `", "`. Where no element is
  /// called `key`, a button or a cell that holds a text of just these words is found, so that a
  /// row of several texts can be found by any of them. To use the element fails the test where
  /// several are found.
  ///
  /// - Parameter key: An identifier, a label, a placeholder, or one text of a button or cell.
  public subscript(_ key: String) -> XCUIElement { element(.key(key)) }

  /// The match of an index, from 0; an element that does not exist where there are fewer.
  public func element(boundBy index: Int) -> XCUIElement { element(.at(index)) }

  /// All elements of a type below.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    query(.descendants(type))
  }

  /// The elements of a type directly inside the matches.
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
  /// The query as it is written, and its matches.
  public var debugDescription: String {
    let snapshot = driver.snapshot()
    let found = path.walk(snapshot)
    guard !found.isEmpty else { return "\(path): no matches. What is there:\n\(snapshot)" }
    let matches = found.enumerated().map { "  \($0): \(snapshot.elements[$1])" }
    return "\(path): \(found.count) \(found.count == 1 ? "match" : "matches")\n"
      + matches.joined(separator: "\n")
  }
}
