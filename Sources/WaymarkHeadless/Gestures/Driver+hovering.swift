// SPDX-License-Identifier: MIT

package import WaymarkRender

extension Driver {
  /// Moves the pointer to a point over an element, and away from where it was; fails if the element
  /// does not exist or is not hittable.
  ///
  /// A point outside of the frame is over nothing.
  package func hover(
    _ path: QueryPath, at point: PointValue, _ verb: String, at place: SourcePlace
  ) {
    guard let (snapshot, index) = touch(path, verb, at: place) else { return }
    let isInside =
      (frame.x...frame.x + frame.width).contains(point.x)
      && (frame.y...frame.y + frame.height).contains(point.y)
    let entered = isInside ? hoverTargets(around: snapshot.elements[index].id) : []
    let old = hovered
    hovered = entered
    for id in old where !entered.contains(id) { sendHover(.hover(false), on: id) }
    let pointer = PointerValue(
      PointValue(x: point.x - frame.x, y: point.y - frame.y), inWindow: point)
    for id in entered {
      if host.tree[id]?.isTrue(.pointerTracked) == true {
        sendHover(.hover(true, at: pointer), on: id)
      } else if !old.contains(id) {
        sendHover(.hover(true), on: id)
      }
    }
    runToRest()
  }

  /// Sends an event, unlike an action without closing what is open, unless the app has removed the
  /// element meanwhile.
  private func sendHover(_ action: HostEvent.Action, on id: ElementID) {
    if host.tree[id] != nil { sendIfAccepted(HostEvent(action, on: id)) }
  }

  /// Returns an element and those around it that handle hovering, from the inside out.
  private func hoverTargets(around id: ElementID?) -> [ElementID] {
    var targets: [ElementID] = []
    var next = id
    while let id = next, let element = host.tree[id] {
      if element.isTrue(.hoverable) || element.isTrue(.pointerTracked) { targets.append(id) }
      next = element.parent
    }
    return targets
  }
}
