// SPDX-License-Identifier: MIT

/// A stack whose path includes its root screen.
///
/// It supports APIs that keep all screens in one list, such as `UINavigationController`. The first
/// value has no back button, and the screen of a value that becomes the first keeps its state. An
/// empty path displays nothing.
nonisolated package struct RootedStack<Value: AnyObject & Hashable, Content: View>: View {
  package typealias Body = Never

  private let path: Binding<[Value]>
  private let content: (Value) -> Content

  /// Creates a stack with a binding to a path; `content` returns the screen of a value.
  package init(path: Binding<[Value]>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.path = path
    self.content = content
  }

  private func root() -> some View {
    EmptyView().navigationDestination(for: Value.self, destination: content)
  }

  @MainActor
  package static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = StackNode(in: parent)
    node.isRooted = true
    node.receive(TypedPath(view.path))
    node.showRoot { make(view.root(), in: $0) }
    return node
  }

  @MainActor
  package static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: StackNode.self)
    node.receive(TypedPath(view.path))
    if let root = node.root?.child { update(root, with: view.root()) }
  }

  @MainActor
  private static func make<V: View>(_ view: V, in parent: ViewNode) -> ViewNode {
    V._makeNode(view, in: parent)
  }

  @MainActor
  private static func update<V: View>(_ node: ViewNode, with view: V) {
    V._updateNode(node, with: view)
  }
}
