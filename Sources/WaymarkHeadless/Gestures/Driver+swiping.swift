// SPDX-License-Identifier: MIT

package import WaymarkRender

extension Driver {
  /// Swipes from an element: reveals the actions of its row, scrolls, refreshes, goes back from the
  /// screen's edge, or dismisses its sheet; fails if the element does not exist or is not hittable.
  package func swipe(_ swipe: Swipe, _ path: QueryPath, _ verb: String, at place: SourcePlace) {
    guard let (snapshot, index) = touch(path, verb, at: place) else { return }
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
