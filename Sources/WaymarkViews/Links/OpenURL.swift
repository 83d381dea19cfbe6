// SPDX-License-Identifier: MIT

extension View {
  /// Runs an action with each link that opens the app.
  ///
  /// Every mounted handler is called, outermost first, whether covered or not, and then those in
  /// tabs that were never opened (T4); links that arrive before the first view are retained until
  /// then (U1). Web URLs are delivered here, too (U2).
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpenURLView(content: self) { url in
      action(url)
      return false
    }
  }

  /// Runs an action with each link that opens the app, as `onOpenURL`.
  ///
  /// - Parameter action: The action, which returns whether it has followed the link. Tabs that were
  ///   never opened do not receive such a link, and remain unopened.
  /// - Returns: The view, which receives links.
  nonisolated package func onLink(perform action: @escaping (URL) -> Bool) -> some View {
    OpenURLView(content: self, action: action)
  }
}

nonisolated struct OpenURLView<Content: View>: WrappingView {
  let content: Content
  /// Returns whether the link has been followed.
  let action: (URL) -> Bool

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
  var action: (URL) -> Bool

  init(_ action: @escaping (URL) -> Bool, in parent: ViewNode) {
    self.action = action
    super.init(in: parent)
    whenInApp { self.graph.scene.links.add(self) }
  }

  override func didUnmount() { graph.scene.links.remove(self) }
}
