// SPDX-License-Identifier: MIT

public import Foundation

/// A place on the screen, told from an element.
///
/// Like XCUITest's, but nothing is laid out here, so that there is no `screenPoint`, and only what
/// can be known without one is done: a tap goes to the element that the place was told from, and a
/// drag has a direction when both its ends were told from one element.
@preconcurrency @MainActor
public final class XCUICoordinate {
  /// The element that the place was told from.
  public let referencedElement: XCUIElement
  /// In sizes of the element, from its top left corner.
  let normalized: CGVector
  /// Points on top of that.
  let offset: CGVector

  init(_ element: XCUIElement, _ normalized: CGVector, offset: CGVector = .zero) {
    self.referencedElement = element
    self.normalized = normalized
    self.offset = offset
  }

  /// The place some points further to the right and further down.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    let sum = CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy)
    return XCUICoordinate(referencedElement, normalized, offset: sum)
  }

  /// Taps the element that the place was told from.
  ///
  /// Fails the test like ``XCUIElement/tap(fileID:file:line:column:)``, and when the place is
  /// beside the element or points away from it: nobody knows what is there.
  public func tap(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    guard isInside("tap()", at: place) else { return }
    referencedElement.tap("coordinate.tap()", at: place)
  }

  /// Taps the element that the place was told from twice; see ``tap(fileID:file:line:column:)``.
  public func doubleTap(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    guard isInside("doubleTap()", at: place) else { return }
    referencedElement.doubleTap("coordinate.doubleTap()", at: place)
  }

  /// Presses the element that the place was told from, which is a tap however long it takes; see
  /// ``tap(fileID:file:line:column:)``.
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    guard isInside("press(forDuration:)", at: place) else { return }
    referencedElement.tap("coordinate.press(forDuration:)", at: place)
  }

  /// Presses and drags: a swipe in the direction of another place.
  ///
  /// From the left edge of the app, a window, a sheet or a navigation bar rightwards it leads back
  /// in the innermost stack there; elsewhere it does what a swipe from the element does. A drag
  /// that ends less than half of the element's size, or 200 points, away is given up: it scrolls,
  /// but leads nowhere and closes nothing (N10). Fails the test when the direction is not known:
  /// the places were told from elements that are not the same, or it is neither across nor down.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    drag(to: otherCoordinate, at: place)
  }

  /// Like ``press(forDuration:thenDragTo:fileID:file:line:column:)``: how fast, and how long the
  /// finger rests at the end, makes no difference.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    drag(to: otherCoordinate, at: place)
  }

  private func isInside(_ verb: String, at place: SourcePlace) -> Bool {
    let isInside =
      offset == .zero && (0...1).contains(normalized.dx) && (0...1).contains(normalized.dy)
    guard !isInside else { return true }
    // An element that is not there is the better thing to say.
    let (driver, path) = (referencedElement.driver, referencedElement.path)
    guard driver.find(path, for: "coordinate.\(verb)", at: place) != nil else { return false }
    driver.fail(
      "coordinate.\(verb)", path,
      "nothing is laid out, so what is at a place beside the element, or some points into it, is "
        + "not known; take an offset within 0...1 of the element that is to be tapped")
    return false
  }

  private func drag(to other: XCUICoordinate, at place: SourcePlace) {
    let verb = "coordinate.press(forDuration:thenDragTo:)"
    let (driver, path) = (referencedElement.driver, referencedElement.path)
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    guard let end = driver.find(other.referencedElement.path, for: verb, at: place) else { return }
    guard snapshot.isSamePlace(index, end.index) else {
      return driver.fail(
        verb, path,
        "nothing is laid out, so where \(other.referencedElement.path) lies from there is not "
          + "known; tell both coordinates from one element")
    }
    let parts = CGVector(
      dx: other.normalized.dx - normalized.dx, dy: other.normalized.dy - normalized.dy)
    let points = CGVector(dx: other.offset.dx - offset.dx, dy: other.offset.dy - offset.dy)
    guard let direction = Swipe.Direction(parts: parts, points: points) else {
      return driver.fail(verb, path, "the drag is neither across nor down")
    }
    let isFar =
      direction.isAcross
      ? abs(parts.dx) >= 0.5 || abs(points.dx) >= 200
      : abs(parts.dy) >= 0.5 || abs(points.dy) >= 200
    let isAtEdge = normalized.dx <= 0.05 && offset.dx <= 20
    referencedElement.swipe(
      Swipe(
        direction, isFromEdge: isAtEdge, isGivenUp: !isFar,
        isFar: direction.isAcross && abs(parts.dx) >= 0.8), verb, at: place)
  }
}

extension XCUIElement {
  /// A place told from the element.
  ///
  /// - Parameter normalizedOffset: From the element's top left corner (0, 0) to its bottom right
  ///   corner (1, 1).
  /// - Returns: The place, which follows the element when that moves.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, normalizedOffset)
  }
}

extension AccessibilitySnapshot {
  /// Whether two elements are one, or both the whole screen.
  fileprivate func isSamePlace(_ one: Int, _ other: Int) -> Bool {
    let screen: [XCUIElement.ElementType] = [.application, .window]
    return one == other
      || screen.contains(elements[one].type) && screen.contains(elements[other].type)
  }
}

extension Swipe.Direction {
  /// The direction of a drag over parts of an element, and points; nil where it has none, or they
  /// say different things.
  fileprivate init?(parts: CGVector, points: CGVector) {
    let directions = [parts, points].filter { $0 != .zero }.map(Self.init(along:))
    guard let first = directions.first, let first, directions.allSatisfy({ $0 == first }) else {
      return nil
    }
    self = first
  }

  private init?(along vector: CGVector) {
    if abs(vector.dx) > abs(vector.dy) {
      self = vector.dx > 0 ? .right : .left
    } else if abs(vector.dy) > abs(vector.dx) {
      self = vector.dy > 0 ? .down : .up
    } else {
      return nil
    }
  }
}
