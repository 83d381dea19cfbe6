// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkHeadless
import WaymarkRender

/// A location on the screen, relative to an element.
///
/// Like XCUITest's class, but without layout, so there is no `screenPoint`. The gestures of a view
/// receive positions as if the frame of each element were that of the window. Otherwise, a tap
/// affects the reference element, and a drag has a direction if both coordinates have the same
/// reference element.
@preconcurrency @MainActor
public final class XCUICoordinate {
  /// The element to which the coordinate is relative.
  public let referencedElement: XCUIElement
  /// The offset from the top left corner, in units of the element's size.
  let normalized: CGVector
  /// An additional offset in points.
  let offset: CGVector

  init(_ element: XCUIElement, _ normalized: CGVector, offset: CGVector = .zero) {
    self.referencedElement = element
    self.normalized = normalized
    self.offset = offset
  }

  /// Returns a coordinate with an additional offset in points.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    let sum = CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy)
    return XCUICoordinate(referencedElement, normalized, offset: sum)
  }

  /// Taps the reference element.
  ///
  /// Fails the test like ``XCUIElement/tap(fileID:file:line:column:)``, and if the coordinate is
  /// outside of the element or has an offset in points, because the element there is unknown.
  public func tap(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    if touch("coordinate.tap()", for: [.tap], 0, at: place) { return }
    guard isInside("tap()", at: place) else { return }
    referencedElement.tap("coordinate.tap()", at: place)
  }

  /// Taps the reference element twice; see ``tap(fileID:file:line:column:)``.
  public func doubleTap(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    guard isInside("doubleTap()", at: place) else { return }
    referencedElement.doubleTap("coordinate.doubleTap()", at: place)
  }

  /// Presses the reference element, which its `LongPressGesture` receives, and which is otherwise a
  /// tap regardless of the duration; see ``tap(fileID:file:line:column:)``.
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    if touch("coordinate.press(forDuration:)", for: [.press], duration, at: place) { return }
    guard isInside("press(forDuration:)", at: place) else { return }
    referencedElement.tap("coordinate.press(forDuration:)", at: place)
  }

  /// Presses the reference element and drags to another coordinate.
  ///
  /// After half a second, a draggable element is dropped on the other reference element, if
  /// something can be dropped there; the destination receives the position. Otherwise, a
  /// `DragGesture` of the element, or of one around it, receives the drag. Otherwise, it is a swipe.
  ///
  /// A drag to the right from the left edge of the app, a window, a sheet or a navigation bar goes
  /// back in its innermost stack. Any other drag acts like a swipe from the element. A drag of less
  /// than half of the element's size, or of less than 200 points, is cancelled: it scrolls, but
  /// does not go back or dismiss anything (N10). Fails the test if the direction is unknown: the
  /// reference elements differ, or the drag is neither horizontal nor vertical.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    drag(to: otherCoordinate, after: duration, .default, holding: 0, at: place)
  }

  /// Like ``press(forDuration:thenDragTo:fileID:file:line:column:)``; the velocity and the hold
  /// duration affect only a `DragGesture`.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    drag(to: otherCoordinate, after: duration, velocity, holding: holdDuration, at: place)
  }

  /// The position of the coordinate in the window.
  var point: PointValue {
    let corner = referencedElement.driver.point(normalized.dx, normalized.dy)
    return PointValue(x: corner.x + offset.dx, y: corner.y + offset.dy)
  }

  /// Touches the element for its gestures; returns whether it has such gestures.
  private func touch(
    _ verb: String, for kinds: [TouchStroke.GestureKind], _ seconds: Double, at place: SourcePlace
  ) -> Bool {
    let (driver, path) = (referencedElement.driver, referencedElement.path)
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return true }
    var stroke = TouchStroke(at: [point], for: kinds)
    stroke.hold(seconds)
    stroke.end()
    return driver.make(stroke, on: index, in: snapshot, verb, path)
  }

  private func isInside(_ verb: String, at place: SourcePlace) -> Bool {
    let isInside =
      offset == .zero && (0...1).contains(normalized.dx) && (0...1).contains(normalized.dy)
    guard !isInside else { return true }
    // A missing element is the more helpful message.
    let (driver, path) = (referencedElement.driver, referencedElement.path)
    guard driver.find(path, for: "coordinate.\(verb)", at: place) != nil else { return false }
    driver.fail(
      "coordinate.\(verb)", path,
      "elements have no frames, so the element at this coordinate is unknown; use a normalized "
        + "offset within 0...1 of the element to tap")
    return false
  }

  private func drag(
    to other: XCUICoordinate, after duration: TimeInterval, _ velocity: XCUIGestureVelocity,
    holding holdDuration: TimeInterval, at place: SourcePlace
  ) {
    let verb = "coordinate.press(forDuration:thenDragTo:)"
    let (driver, path) = (referencedElement.driver, referencedElement.path)
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    guard let end = driver.find(other.referencedElement.path, for: verb, at: place) else { return }
    let isDropped = driver.drag(
      from: index, to: end.index, in: snapshot, at: other.point, after: duration, verb, path)
    if isDropped { return }
    var stroke = TouchStroke(at: [point], for: [.drag])
    stroke.hold(duration)
    stroke.move(to: other.point, velocity: Double(velocity.rawValue))
    stroke.hold(holdDuration)
    stroke.end()
    if driver.make(stroke, on: index, in: snapshot, verb, path) { return }
    guard snapshot.isSamePlace(index, end.index) else {
      return driver.fail(
        verb, path,
        "elements have no frames, so the direction to \(other.referencedElement.path) is unknown; "
          + "create both coordinates from one element")
    }
    let parts = CGVector(
      dx: other.normalized.dx - normalized.dx, dy: other.normalized.dy - normalized.dy)
    let points = CGVector(dx: other.offset.dx - offset.dx, dy: other.offset.dy - offset.dy)
    guard let direction = Swipe.Direction(parts: parts, points: points) else {
      return driver.fail(verb, path, "the drag is neither horizontal nor vertical")
    }
    let isFar =
      direction.isAcross
      ? abs(parts.dx) >= 0.5 || abs(points.dx) >= 200
      : abs(parts.dy) >= 0.5 || abs(points.dy) >= 200
    let isAtEdge = normalized.dx <= 0.05 && offset.dx <= 20
    referencedElement.swipe(
      Swipe(
        direction, isFromEdge: isAtEdge, isCancelled: !isFar,
        isFar: direction.isAcross && abs(parts.dx) >= 0.8), velocity, verb, at: place)
  }
}

extension XCUIElement {
  /// Returns a coordinate relative to the element.
  ///
  /// - Parameter normalizedOffset: The offset, from the top left corner (0, 0) to the bottom right
  ///   corner (1, 1).
  /// - Returns: A coordinate, which moves with the element.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, normalizedOffset)
  }
}

extension AccessibilitySnapshot {
  /// Returns whether two elements are the same, or both fill the screen.
  fileprivate func isSamePlace(_ one: Int, _ other: Int) -> Bool {
    let screen: [XCUIElement.ElementType] = [.application, .window]
    return one == other
      || screen.contains(elements[one].type) && screen.contains(elements[other].type)
  }
}

extension Swipe.Direction {
  /// Returns the direction of a drag by parts of an element and by points, or nil if it is
  /// ambiguous.
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
