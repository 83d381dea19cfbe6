// SPDX-License-Identifier: MIT

/// A view around another, of which something is known without its node.
@MainActor
@usableFromInline
protocol NamingView {
  /// Whether the view has an id, set by `id(_:)` or by its content.
  func isCalled(_ id: AnyHashable) -> Bool
  /// The view that it surrounds.
  var inside: any View { get }
}

/// A view that adds behaviour to one content view, like most modifiers.
@usableFromInline
protocol WrappingView: View, NamingView where Body == Never {
  associatedtype Content: View
  associatedtype Node: SingleChildNode

  var content: Content { get }

  /// Makes the node without its child.
  @MainActor func makeNode(in parent: ViewNode) -> Node

  /// Updates the node before its child.
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
    let node = downcast(node, to: Node.self)
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

  @MainActor
  @usableFromInline
  var inside: any View { content }
}
