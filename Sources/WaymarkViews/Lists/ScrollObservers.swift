// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view that observes the first scroll view or list in it.
class ScrollObserverNode: SingleChildNode {
  private weak var source: RefreshNode?

  /// Returns whether a scroll view is the observed one: the first, or the one that was the first
  /// as long as it is there.
  fileprivate func observes(_ node: RefreshNode) -> Bool {
    if source?.isAlive != true { source = first(in: self) }
    return source === node
  }

  private func first(in node: ViewNode) -> RefreshNode? {
    if let found = node as? RefreshNode { return found }
    var found: RefreshNode?
    node.forEachChild { child in
      if found == nil, !child.liesOverWindow { found = first(in: child) }
    }
    return found
  }

  /// Called with each report of the observed scroll view.
  func receive(_ value: ScrollValue) {}
}

extension RefreshNode {
  /// The views around the scroll view that observe it or another one, the innermost first: those
  /// inside of an enclosing scroll view and of the presentation that it is in.
  var scrollObservers: [ScrollObserverNode] {
    var found: [ScrollObserverNode] = []
    var next = parent
    while let node = next, !node.liesOverWindow, !(node is RefreshNode) {
      if let observer = node as? ScrollObserverNode { found.append(observer) }
      next = node.parent
    }
    return found
  }

  /// Passes a report of a host to the observers.
  func observe(_ value: ScrollValue) throws(HostEventError) {
    let observers = scrollObservers
    guard !observers.isEmpty else { throw .unsupported }
    guard value.isPlausible else { throw .invalid }
    for observer in observers where observer.observes(self) { observer.receive(value) }
  }
}

nonisolated struct ScrollGeometryView<Content: View, T: Equatable>: WrappingView {
  let content: Content
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void

  @MainActor
  func makeNode(in parent: ViewNode) -> ScrollGeometryNode<T> {
    let node = ScrollGeometryNode<T>(in: parent)
    node.closures = (transform, action)
    return node
  }

  @MainActor
  func update(_ node: ScrollGeometryNode<T>) { node.closures = (transform, action) }
}

final class ScrollGeometryNode<T: Equatable>: ScrollObserverNode {
  var closures: (transform: (ScrollGeometry) -> T, action: (T, T) -> Void)?
  private var last: T?

  override func receive(_ value: ScrollValue) {
    guard let closures else { return }
    let new = closures.transform(ScrollGeometry(value))
    let old = last ?? new
    guard last == nil || old != new else { return }
    last = new
    closures.action(old, new)
  }
}

nonisolated struct ScrollPhaseView<Content: View>: WrappingView {
  let content: Content
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @MainActor
  func makeNode(in parent: ViewNode) -> ScrollPhaseNode {
    let node = ScrollPhaseNode(in: parent)
    node.action = action
    return node
  }

  @MainActor
  func update(_ node: ScrollPhaseNode) { node.action = action }
}

final class ScrollPhaseNode: ScrollObserverNode {
  var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
  private var phase = ScrollPhase.idle

  override func receive(_ value: ScrollValue) {
    let context = ScrollPhaseChangeContext(
      geometry: ScrollGeometry(value),
      velocity: value.velocity.map { CGVector(dx: $0.x, dy: $0.y) })
    for new in value.phases.map(ScrollPhase.init) where new != phase {
      let old = phase
      phase = new
      action?(old, new, context)
    }
  }
}
