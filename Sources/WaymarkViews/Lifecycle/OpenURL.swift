// SPDX-License-Identifier: MIT

extension View {
  /// Runs an action with each link that the app is opened with.
  ///
  /// Every handler that is there is called, outermost first, covered or not; links that come before
  /// the first view are kept until it is there (U1).
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
    graph.links.add(self)
  }

  override func didUnmount() { graph.links.remove(self) }
}

/// The handlers of links, and the links that wait for one.
@MainActor
final class LinkHandlers {
  private var handlers: [OpenURLNode] = []
  private var waiting: [URL] = []
  var isReady = false {
    didSet {
      guard isReady else { return }
      let links = waiting
      waiting = []
      for url in links { deliver(url) }
    }
  }

  func add(_ node: OpenURLNode) { handlers.append(node) }
  func remove(_ node: OpenURLNode) { handlers.removeAll { $0 === node } }

  func deliver(_ url: URL) {
    guard isReady else {
      waiting.append(url)
      return
    }
    // Equal depths keep the order in which the views came.
    let order = handlers.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }
    for (_, node) in order where node.isAlive { node.action(url) }
  }
}
