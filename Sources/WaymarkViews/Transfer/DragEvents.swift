// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// The drag in a graph: what is dragged, and the destination that it is over.
///
/// Hosts name only elements. The value is that of the source when the drag began, and a source that
/// is gone, hidden or disabled is refused.
final class DragEvents: EventFilter {
  static let slot = GraphSlot { DragEvents() }

  private weak var source: DragNode?
  private var payload: DragPayload?
  /// Whether a person drags by accessibility actions.
  private var isCarrying = false
  private weak var targeted: DropNode?
  /// The destinations by their numbers, in the order of their creation.
  private var destinations: [Int: DropNode] = [:]
  private var lastNumber = 0

  func deliver(
    _ event: HostEvent, to element: ElementNode, _ next: Next
  ) throws(HostEventError) {
    switch event.action {
    case .drag(let isDragged):
      guard let node = element.dragNode else { throw .unsupported }
      guard isDragged else { return end(node) }
      guard node.source.isEnabled else { throw .disabled }
      begin(node)
    case .drop(let drop): try receive(drop, on: element)
    default: try next()
    }
  }

  private func receive(_ drop: DropValue, on element: ElementNode) throws(HostEventError) {
    let around = element.dropNodes
    guard !around.isEmpty else { throw .unsupported }
    guard drop.isPlausible else { throw .invalid }
    if drop.phase == .left { return target(nil, .left(payload)) }
    let enabled = around.filter(\.node.target.isEnabled)
    guard !enabled.isEmpty else { throw .disabled }
    let payload = try payload(of: drop.source, in: element.graph)
    let found = enabled.first { $0.node.target.accepts(payload) }
    let place = found.flatMap {
      drop.points.indices.contains($0.place) ? drop.points[$0.place] : nil
    }
    let point = CGPoint(x: place?.x ?? 0, y: place?.y ?? 0)
    if drop.phase == .entered { return target(found?.node, .left(payload), payload, at: point) }
    let source = source
    let isDrag = if case .element = drop.source { true } else { false }
    target(nil, targeted === found?.node ? .dropped : .left(payload))
    if isDrag, let source { end(source) }
    guard let found else { return }
    let isAccepted = found.node.target.receive(payload, point)
    if isDrag, isAccepted, let source, source.isAlive { source.accept() }
  }

  /// Returns what is dragged; begins the drag of an element whose beginning was not reported.
  private func payload(
    of origin: DropValue.Source, in graph: ViewGraph
  ) throws(HostEventError) -> DragPayload {
    switch origin {
    case .outside(let text, let link): return DragPayload(text: text, link: link)
    case .element(let id):
      guard let element = graph.elements[id] else { throw .notFound }
      guard graph.isReachable(element) else { throw .hidden }
      guard let node = element.dragNode else { throw .unsupported }
      guard node.source.isEnabled else { throw .disabled }
      if let payload, source === node { return payload }
      return begin(node)
    }
  }

  @discardableResult
  private func begin(_ node: DragNode) -> DragPayload {
    if let source { end(source) }
    target(nil, .left(self.payload))
    let payload = DragPayload(node.source.payload())
    self.payload = payload
    source = node
    node.source.lift(true)
    return payload
  }

  /// Ends the drag of a source; that of another source continues.
  func end(_ node: DragNode) {
    guard source === node else { return }
    target(nil, .left(payload))
    forget()
    if node.isAlive {
      node.source.lift(false)
      node.refreshValues()
    }
  }

  private func forget() {
    source = nil
    payload = nil
    guard isCarrying else { return }
    isCarrying = false
    refreshDestinations()
  }

  private func refreshDestinations() {
    for (_, node) in destinations.sorted(by: { $0.key < $1.key }) where node.isAlive {
      node.refreshValues()
    }
  }

  /// Tells the destinations that a drag has entered one of them, or none.
  private func target(
    _ node: DropNode?, _ end: DropTarget.Targeting, _ payload: DragPayload? = nil,
    at point: CGPoint = .zero
  ) {
    guard node !== targeted else { return }
    let old = targeted
    targeted = node
    if let old, old.isAlive { old.target.isTargeted(end) }
    if let payload { node?.target.isTargeted(.entered(payload, point)) }
  }

  // MARK: Without a pointer

  /// What is dragged by accessibility actions; nil if nothing is.
  var carried: DragPayload? { isCarrying ? payload : nil }

  func carries(_ node: DragNode) -> Bool { isCarrying && source === node }

  /// Begins a drag by accessibility actions.
  func carry(_ node: DragNode) {
    begin(node)
    isCarrying = true
    node.refreshValues()
    refreshDestinations()
  }

  /// Drops what is dragged by accessibility actions; returns false if the destination does not take
  /// it.
  func dropCarried(on node: DropNode) -> Bool {
    guard let source, let payload = carried, node.target.isEnabled, node.target.accepts(payload)
    else { return false }
    let isUsable = source.source.isEnabled && source.isReachable
    end(source)
    guard isUsable else { return true }
    node.target.isTargeted(.carried(payload))
    if node.target.receive(payload, .zero), source.isAlive { source.accept() }
    return true
  }

  // MARK: Nodes

  /// Adds a destination; returns its number.
  func add(_ node: DropNode) -> Int {
    lastNumber += 1
    destinations[lastNumber] = node
    return lastNumber
  }

  func destinationEnds(_ node: DropNode) {
    destinations[node.number] = nil
    if targeted === node { targeted = nil }
  }

  /// Ends the drag of a source that is removed, and tells its destination once that is displayed.
  func sourceEnds(_ node: DragNode) {
    guard source === node else { return }
    if let old = targeted {
      targeted = nil
      node.graph.effects.add(.dismissed) { [payload] in
        if old.isAlive { old.target.isTargeted(.left(payload)) }
      }
    }
    forget()
  }
}

extension DragNode {
  /// Whether a person can reach one of its elements.
  fileprivate var isReachable: Bool {
    var isReachable = false
    forEachRootElement { if graph.isReachable($0) { isReachable = true } }
    return isReachable
  }
}

extension ElementNode {
  /// The innermost node that makes the element draggable.
  fileprivate var dragNode: DragNode? {
    var next = attributes
    while let node = next {
      if let node = node as? DragNode { return node }
      next = node.attributes
    }
    return nil
  }

  /// The destinations that the element is in, the innermost first, up to the presentation that it is
  /// in; and for each, the number of the element, of those with an enabled destination.
  fileprivate var dropNodes: [(node: DropNode, place: Int)] {
    var found: [(node: DropNode, place: Int)] = []
    var place = 0
    var next: ViewNode? = self
    while let node = next, !node.liesOverWindow {
      if node is ElementNode, let last = found.last, last.place == place,
        found.contains(where: { $0.place == place && $0.node.target.isEnabled })
      {
        place += 1
      }
      if let node = node as? DropNode { found.append((node, place)) }
      next = node.parent
    }
    return found
  }
}

extension ViewGraph {
  /// The drags in the graph.
  var drags: DragEvents { self[DragEvents.slot] }
}
