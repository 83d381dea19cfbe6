// SPDX-License-Identifier: MIT

package import WaymarkRender

extension Driver {
  /// Sends an event that the app may reject.
  package func sendIfAccepted(_ event: HostEvent) {
    run { _ = $0.send(event) }
  }

  /// Runs pending work, and reports what it has changed.
  func runToRest() {
    runPendingWork()
    if reportScrolling() { runPendingWork() }
  }

  /// Reports to the app, as a host with a layout does, how observed lists and scroll views are
  /// scrolled, and which views are visible; returns whether there was something to report.
  @discardableResult
  func reportScrolling() -> Bool {
    guard host.isObserved, scrolling.isReported, isRunning else { return false }
    var hasReported = false
    // A report can change what there is to report.
    for _ in 0..<8 {
      let isNew =
        scrolling.batches != host.batchCount || scrolling.requests != host.scrolls.count
      guard isNew else { break }
      scrolling.batches = host.batchCount
      let moved = followRequests()
      let events = scrollEvents(movedByApp: moved)
      for event in events { sendIfAccepted(event) }
      if !events.isEmpty { hasReported = true }
    }
    return hasReported
  }

  /// Scrolls a list or scroll view by the length of its visible part, as with a finger.
  ///
  /// - Parameters:
  ///   - id: The list or scroll view.
  ///   - isToLater: Whether it scrolls forward.
  ///   - velocity: The velocity in points per second.
  package func scroll(_ id: ElementID, isToLater: Bool, velocity: Double) {
    guard host.isObserved, let element = host.tree[id] else { return }
    var tree = scrolledTree
    let start = tree.place(of: element)
    let way = tree.visibleLength(of: element) * (isToLater ? 1 : -1)
    scrolling.places[id] = start + way
    tree = scrolledTree
    let end = tree.place(of: element)
    scrolling.places[id] = (start + end) / 2
    let speed = isToLater ? velocity : -velocity
    report(
      id, [.tracking, .interacting],
      ScrolledTree.isAcross(element) ? PointValue(x: speed, y: 0) : PointValue(x: 0, y: speed))
    // By then, there can be more content.
    guard let element = host.tree[id] else { return }
    scrolling.places[id] = start + way
    tree = scrolledTree
    scrolling.places[id] = tree.place(of: element)
    report(id, [.decelerating, .idle], nil)
    scrolling.batches = -1
    runToRest()
  }

  /// Whether a list or scroll view with an observer is not at its beginning.
  package func isScrolled(_ id: ElementID) -> Bool {
    guard host.isObserved, let element = host.tree[id] else { return false }
    var tree = scrolledTree
    return tree.place(of: element) > 0
  }

  private var scrolledTree: ScrolledTree {
    ScrolledTree(host.tree, in: window.frame, places: scrolling.places)
  }

  private func report(
    _ id: ElementID, _ phases: [ScrollValue.Phase], _ velocity: PointValue?
  ) {
    guard let element = host.tree[id], element.isTrue(.scrollObserved) else { return }
    var tree = scrolledTree
    var value = tree.geometry(of: element)
    scrolling.reported[id] = value
    value.phases = phases
    value.velocity = velocity
    sendIfAccepted(HostEvent(.scrolling(value), on: id))
  }

  /// Scrolls where the app has asked for it; returns what has moved.
  private func followRequests() -> Set<ElementID> {
    var moved: Set<ElementID> = []
    for request in host.scrolls.dropFirst(scrolling.requests) {
      if request.x == nil, request.y == nil {
        var tree = scrolledTree
        guard let id = tree.reveal(request.element, at: request.anchor) else { continue }
        scrolling.places[id] = tree.places[id]
        moved.insert(id)
      } else if let element = host.tree[request.element],
        let place = ScrolledTree.isAcross(element) ? request.x : request.y
      {
        scrolling.places[element.id] = place
        moved.insert(element.id)
      }
    }
    scrolling.requests = host.scrolls.count
    return moved
  }

  /// The events that tell the app what has changed.
  private func scrollEvents(movedByApp moved: Set<ElementID>) -> [HostEvent] {
    var tree = scrolledTree
    var events: [HostEvent] = []
    func look(_ id: ElementID) {
      guard let element = tree.tree[id] else { return }
      if element.isTrue(.scrollObserved) {
        var value = tree.geometry(of: element)
        if scrolling.reported[id] != value {
          let isMoved = moved.contains(id) && scrolling.reported[id]?.offset != value.offset
          scrolling.reported[id] = value
          if isMoved { value.phases = [.animating, .idle] }
          events.append(HostEvent(.scrolling(value), on: id))
        }
      }
      if let threshold = element[.visibilityThreshold] {
        let isVisible = tree.isVisible(element, from: threshold)
        if scrolling.visible[id] != isVisible {
          scrolling.visible[id] = isVisible
          events.append(HostEvent(.visible(isVisible), on: id))
        }
      }
      element.children.forEach(look)
    }
    tree.tree.windows.forEach(look)
    return events
  }
}
