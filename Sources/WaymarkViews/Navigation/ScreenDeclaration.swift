// SPDX-License-Identifier: MIT

package import WaymarkRender

/// What an app declares of a screen: the value that opened it, and the types of its views.
package struct ScreenDeclaration {
  /// The value of the path or the item of the presentation; nil for a screen without one.
  package var value: Any?
  /// The types of the nodes from the screen down to the first with several children, the outermost
  /// first; a node's type names the type of its view.
  package var nodes: [Any.Type]
}

extension ViewGraph {
  /// Returns what the app declares of a screen, a tab or a presentation; nil for other elements.
  package func declaration(of element: ElementID) -> ScreenDeclaration? {
    switch elements[element] {
    case let screen as ScreenNode:
      let entry = screen.stack.entries.first { $0.screen === screen }
      return ScreenDeclaration(
        value: entry?.value?.value?.base, nodes: ViewNode.types(below: screen.child))
    case let presented as PresentedNode:
      return ScreenDeclaration(
        value: presented.presenter.presentedValue, nodes: ViewNode.types(below: presented.child))
    case let tab as TabNode:
      return ScreenDeclaration(value: nil, nodes: ViewNode.types(below: tab.child))
    default: return nil
    }
  }
}

extension ViewNode {
  fileprivate static func types(below node: ViewNode?) -> [Any.Type] {
    var types: [Any.Type] = []
    var next = node
    while let node = next {
      types.append(type(of: node))
      var children: [ViewNode] = []
      node.forEachChild { children.append($0) }
      next = children.count == 1 ? children[0] : nil
    }
    return types
  }
}
