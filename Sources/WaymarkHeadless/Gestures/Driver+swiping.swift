// SPDX-License-Identifier: MIT

package import WaymarkRender

extension Driver {
  /// Swipes from an element: drags it if it has a drag gesture; otherwise reveals the actions of
  /// its row, scrolls, refreshes, goes back from the screen's edge, or dismisses its sheet; fails
  /// if the element does not exist or is not hittable.
  ///
  /// - Parameters:
  ///   - swipe: The direction and the distance.
  ///   - velocity: The velocity in points per second.
  ///   - path: The query of the element.
  ///   - verb: The name of the action, for failures.
  ///   - place: The location of the test's action.
  package func swipe(
    _ swipe: Swipe, velocity: Double = 1000, _ path: QueryPath, _ verb: String,
    at place: SourcePlace
  ) {
    guard let (snapshot, index) = touch(path, verb, at: place) else { return }
    let middle = point(0.5, 0.5)
    let length = 150.0
    let end =
      switch swipe.direction {
      case .up: PointValue(x: middle.x, y: middle.y - length)
      case .down: PointValue(x: middle.x, y: middle.y + length)
      case .left: PointValue(x: middle.x - length, y: middle.y)
      case .right: PointValue(x: middle.x + length, y: middle.y)
      }
    var stroke = TouchStroke(at: [middle], for: [.drag])
    stroke.move(to: end, velocity: velocity)
    stroke.end()
    if make(stroke, on: index, in: snapshot, verb, path) { return }
    if let event = snapshot.event(of: swipe, from: index) { send(event, verb, path) }
  }
}

extension AccessibilitySnapshot {
  /// Returns the event of a swipe that begins on an element, or nil if it has no effect.
  package func event(of swipe: Swipe, from index: Int) -> HostEvent? {
    let element = elements[index]
    let direction = swipe.direction
    if direction == .right, swipe.isFromEdge, element.fillsWidth, let back = element.swipeBack {
      return swipe.isCancelled ? nil : back
    }
    if let event = rowEvent(of: swipe, from: index) { return event }
    if let event = scroll(
      from: index, toLater: direction.isToLater, isAcross: direction.isAcross)
    {
      return event
    }
    guard direction == .down, !swipe.isCancelled else { return nil }
    return refresh(from: index) ?? element.swipeDown
  }
}

extension AccessibilitySnapshot.Element {
  /// Whether the left edge of the element is that of the screen.
  fileprivate var fillsWidth: Bool {
    [.application, .window, .sheet, .navigationBar].contains(type)
  }
}
