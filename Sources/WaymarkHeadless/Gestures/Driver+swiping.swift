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
    let scroller = scroller(of: swipe, from: index, in: snapshot)
    if let event = snapshot.event(of: swipe, from: index, isScrolled: scroller.map(isScrolled)) {
      send(event, verb, path)
      guard case .visibleRange = event.action else { return }
    }
    if let scroller {
      scroll(scroller, isToLater: swipe.direction.isToLater, velocity: velocity)
    }
  }

  /// Returns the list or scroll view that a swipe on an element scrolls: the nearest one around it
  /// with the swipe's axis, or the first one inside.
  private func scroller(
    of swipe: Swipe, from index: Int, in snapshot: AccessibilitySnapshot
  ) -> ElementID? {
    func scroller(at index: Int) -> ElementID? {
      guard let id = snapshot.elements[index].id, let element = host.tree[id],
        element.kind == .scroll || element.kind == .list,
        (element[.axis] == .horizontal) == swipe.direction.isAcross
      else { return nil }
      return id
    }
    var next: Int? = index
    while let here = next {
      if let found = scroller(at: here) { return found }
      next = snapshot.elements[here].parent
    }
    return (index..<snapshot.elements[index].end).lazy
      .filter { snapshot.elements[$0].isHittable }.compactMap(scroller).first
  }
}

extension AccessibilitySnapshot {
  /// Returns the event of a swipe that begins on an element, or nil if it has no effect.
  ///
  /// - Parameters:
  ///   - swipe: The direction and the distance.
  ///   - index: The element.
  ///   - isScrolled: Whether something can scroll back, and so neither refreshes nor dismisses.
  /// - Returns: The event.
  package func event(
    of swipe: Swipe, from index: Int, isScrolled: Bool? = nil
  ) -> HostEvent? {
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
    guard direction == .down, !swipe.isCancelled, isScrolled != true else { return nil }
    return refresh(from: index) ?? element.swipeDown
  }
}

extension AccessibilitySnapshot.Element {
  /// Whether the left edge of the element is that of the screen.
  fileprivate var fillsWidth: Bool {
    [.application, .window, .sheet, .navigationBar].contains(type)
  }
}
