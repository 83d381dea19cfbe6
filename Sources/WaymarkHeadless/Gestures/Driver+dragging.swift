// SPDX-License-Identifier: MIT

package import WaymarkRender

extension Driver {
  /// The duration in seconds after which a finger drags an element.
  private static let liftTime = 0.5

  /// Drags an element to another one, if it is in a draggable element, the other one is in an
  /// element on which something can be dropped, and the press is long enough.
  ///
  /// - Parameters:
  ///   - start: The index of the element in the snapshot.
  ///   - end: The index of the other element.
  ///   - snapshot: The elements.
  ///   - point: The position in the window, and so in each element.
  ///   - duration: The duration of the press in seconds.
  ///   - verb: The name of the action, for failures.
  ///   - path: The query of the element, for failures.
  /// - Returns: Whether it was dragged. Nothing happens otherwise.
  package func drag(
    from start: Int, to end: Int, in snapshot: AccessibilitySnapshot, at point: PointValue,
    after duration: Double, _ verb: String, _ path: QueryPath
  ) -> Bool {
    guard duration >= Self.liftTime, !snapshot.elements[start].isHandle,
      let source = elements(around: snapshot.elements[start].id, with: .draggable).first
    else { return false }
    let targets = elements(around: snapshot.elements[end].id, with: .dropTarget)
    guard let target = targets.first else { return false }
    let inside = PointValue(x: point.x - frame.x, y: point.y - frame.y)
    let points = targets.prefix(DropValue.pointLimit).map { _ in inside }
    send(HostEvent(.drag(true), on: source), verb, path)
    for phase in [DropValue.Phase.entered, .dropped] {
      // The app may have removed one of the elements.
      guard host.tree[source] != nil else { return true }
      guard host.tree[target] != nil else {
        send(HostEvent(.drag(false), on: source), verb, path)
        return true
      }
      send(HostEvent(.drop(DropValue(phase, .element(source), at: points)), on: target), verb, path)
    }
    return true
  }

  /// Returns the elements around an element that have a property, the innermost first.
  private func elements(around id: ElementID?, with property: Property) -> [ElementID] {
    var found: [ElementID] = []
    var next = id
    while let id = next, let element = host.tree[id] {
      if element.properties[property] != nil { found.append(id) }
      next = element.parent
    }
    return found
  }
}
