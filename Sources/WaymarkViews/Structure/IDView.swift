// SPDX-License-Identifier: MIT

extension View {
  /// Sets the identity of the view: when the id changes, a new view is mounted (S2).
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

nonisolated struct IDView<Content: View, ID: Hashable>: View {
  typealias Body = Never

  let content: Content
  let id: ID

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = IDNode(view.id, in: parent)
    node.child = Content._makeNode(view.content, in: node)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: IDNode<ID>.self)
    if node.id == view.id, let child = node.child {
      Content._updateNode(child, with: view.content)
      return
    }
    node.structureChanged()
    node.child?.unmount()
    node.id = view.id
    node.child = Content._makeNode(view.content, in: node)
  }
}

extension IDView: NamingView {
  @MainActor
  func isCalled(_ id: AnyHashable) -> Bool {
    id == AnyHashable(self.id) || (content as? any NamingView)?.isCalled(id) == true
  }

  @MainActor
  var inside: any View { content }
}

final class IDNode<ID: Hashable>: SingleChildNode {
  var id: ID

  init(_ id: ID, in parent: ViewNode) {
    self.id = id
    super.init(in: parent)
  }
}
