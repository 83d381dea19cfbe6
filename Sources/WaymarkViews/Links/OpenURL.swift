// SPDX-License-Identifier: MIT

extension View {
  /// Runs an action with each link that opens the app.
  ///
  /// Every mounted handler is called, outermost first, whether covered or not; links that arrive
  /// before the first view are retained until then (U1). Web URLs are delivered here, too (U2).
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpenURLView(content: self, action: action)
  }
}

nonisolated struct OpenURLView<Content: View>: WrappingView {
  let content: Content
  let action: (URL) -> Void

  @MainActor
  func makeNode(in parent: ViewNode) -> OpenURLNode {
    OpenURLNode(action, in: parent)
  }

  @MainActor
  func update(_ node: OpenURLNode) {
    node.action = action
  }
}

final class OpenURLNode: SingleChildNode {
  var action: (URL) -> Void

  init(_ action: @escaping (URL) -> Void, in parent: ViewNode) {
    self.action = action
    super.init(in: parent)
    graph.scene.links.add(self)
  }

  override func didUnmount() { graph.scene.links.remove(self) }
}
