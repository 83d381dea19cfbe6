// SPDX-License-Identifier: MIT

/// A view that has a name without being there, be it by `id(_:)` or because what it is around has.
@MainActor
@usableFromInline
protocol NamingView {
  func isCalled(_ id: AnyHashable) -> Bool
}

/// A view that adds something of its own around one content: what most modifiers are.
@usableFromInline
protocol WrappingView: View, NamingView where Body == Never {
  associatedtype Content: View
  associatedtype Node: SingleChildNode

  var content: Content { get }

  /// Makes the node, without its child.
  @MainActor func makeNode(in parent: ViewNode) -> Node

  /// Brings the node up to date, before its child is.
  @MainActor func update(_ node: Node)
}

extension WrappingView {
  @MainActor
  @usableFromInline
  static func _makeNode(_ view: consuming Self, in parent: ViewNode) -> ViewNode {
    let node = view.makeNode(in: parent)
    node.child = Content._makeNode(view.content, in: node)
    return node
  }

  @MainActor
  @usableFromInline
  static func _updateNode(_ node: ViewNode, with view: consuming Self) {
    let node = unsafeDowncast(node, to: Node.self)
    view.update(node)
    if let child = node.child { Content._updateNode(child, with: view.content) }
  }
}

extension WrappingView {
  @MainActor
  @usableFromInline
  func isCalled(_ id: AnyHashable) -> Bool {
    (content as? any NamingView)?.isCalled(id) == true
  }
}
