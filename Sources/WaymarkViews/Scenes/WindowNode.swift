// SPDX-License-Identifier: MIT

import WaymarkRender

/// The root of a graph: a window with its content and its overlays.
final class WindowNode: ElementNode, SchemePresenting {
  let schemes = SchemePreferences()
  private let inner: EnvironmentScope
  private var child: ViewNode?
  private var overlays: OverlaysNode?
  private let context: PresentationContext

  init(graph: ViewGraph) {
    inner = graph.rootScope
    let visibility = VisibilityScope(below: nil)
    context = PresentationContext(graph, visibility: visibility)
    super.init(.window, graph: graph, scope: graph.rootScope)
    graph.setSceneEnvironment()
    inner.set([ObjectIdentifier(PreferredSchemeKey.self): schemes.box])
    inner.containers.visibility = visibility
    EditModeSource.begin(in: inner)
    inner.containers.presenter = context
  }

  func show<V: View>(_ view: V) {
    let overlays = OverlaysNode(in: self)
    self.overlays = overlays
    graph.presentations.begin(overlays, context)
    child = V._makeNode(view, in: self)
    overlays.finish()
    finish()
    graph.mutations.append(.insert(id, into: .root, at: 0))
    graph.effects.addLinkDelivery { [weak self] in
      if let self, isAlive { graph.scene.links.isReady = true }
    }
  }

  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    switch action {
    case .frame(let frame) where frame.isPlausible:
      graph.windowFrame = ElementFrame(width: frame.width, height: frame.height)
    case .appearance(let appearance) where appearance.isPlausible:
      graph.appearance = appearance
    default: throw .unsupported
    }
  }

  override func didUnmount() { graph.scene.links.isReady = false }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
    if let overlays { body(overlays) }
  }
}
