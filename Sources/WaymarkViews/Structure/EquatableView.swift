// SPDX-License-Identifier: MIT

/// A view whose content is evaluated again only when it differs from its previous value (S9).
///
/// Changes of its own state, environment and observed objects still update it.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  public typealias Body = Never

  /// The compared view.
  public var content: Content

  /// Creates a view that compares its content by `==`.
  public init(content: Content) { self.content = content }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = EquatableNode(view.content, in: parent)
    node.child = Content._makeNode(view.content, in: node)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: EquatableNode<Content>.self)
    guard node.content != view.content, let child = node.child else { return }
    node.content = view.content
    Content._updateNode(child, with: view.content)
  }
}

final class EquatableNode<Content>: SingleChildNode {
  var content: Content

  init(_ content: Content, in parent: ViewNode) {
    self.content = content
    super.init(in: parent)
  }
}

extension View where Self: Equatable {
  /// Evaluates this view again only when it differs by `==`.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
