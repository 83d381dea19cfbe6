// SPDX-License-Identifier: MIT

public import OpenCombine

extension View {
  /// Runs an action with each value of a publisher as long as the view keeps its place, visible or
  /// not (A6).
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceiveView(content: self, publisher: publisher, action: action)
  }
}

nonisolated struct ReceiveView<Content: View, P: Publisher>: View where P.Failure == Never {
  typealias Body = Never

  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = ReceiveNode<P>(view.action, in: parent)
    node.child = Content._makeNode(view.content, in: node)
    node.subscribe(to: view.publisher)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: ReceiveNode<P>.self)
    node.action = view.action
    if let child = node.child { Content._updateNode(child, with: view.content) }
    node.subscribe(to: view.publisher)
  }
}

final class ReceiveNode<P: Publisher>: SingleChildNode where P.Failure == Never {
  var action: (P.Output) -> Void
  private var publisher: P?
  private var subscription: AnyCancellable?

  init(_ action: @escaping (P.Output) -> Void, in parent: ViewNode) {
    self.action = action
    super.init(in: parent)
  }

  /// Subscribes to the publisher unless it is the same as before.
  func subscribe(to new: P) {
    guard graph.effects.isEnabled else { return }
    if let publisher, Self.isSame(publisher, new) { return }
    publisher = new
    whenInApp { self.subscribe() }
  }

  private func subscribe() {
    subscription = publisher?.sink { [weak self] value in
      if let self, isAlive { action(value) }
    }
  }

  /// Whether two publishers are equal, or consist of the same objects: `let timer =
  /// Timer.publish(…)` in a view is one timer, however often the view is evaluated.
  private static func isSame(_ old: P, _ new: P) -> Bool {
    if EqualityTable.areEqual(old, new) { return true }
    return withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in !old.isEmpty && old.elementsEqual(new) }
    }
  }

  override func didUnmount() {
    subscription = nil
    publisher = nil
  }
}
