// SPDX-License-Identifier: MIT

import WaymarkRender

/// The root of a graph: a window with its content and what lies over it.
final class WindowNode: ElementNode {
  private let inner: EnvironmentScope
  private var child: ViewNode?
  private var overlays: OverlaysNode?

  init(graph: ViewGraph) {
    inner = graph.rootScope
    super.init(.window, graph: graph, scope: graph.rootScope)
    let visibility = VisibilityScope(below: nil)
    inner.containers.visibility = visibility
    inner.containers.presenter = PresentationContext(graph, visibility: visibility)
  }

  func show<V: View>(_ view: V) {
    let overlays = OverlaysNode(in: self)
    self.overlays = overlays
    graph.presentations.begin(overlays, inner.containers.presenter)
    child = V._makeNode(view, in: self)
    overlays.finish()
    finish()
    graph.mutations.append(.insert(id, into: .root, at: 0))
    graph.links.isReady = true
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
    if let overlays { body(overlays) }
  }
}
