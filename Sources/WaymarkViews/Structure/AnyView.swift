// SPDX-License-Identifier: MIT

/// A type-erased view.
///
/// Its identity stays the same as long as the type of the wrapped view does (S4).
nonisolated public struct AnyView: View {
  public typealias Body = Never

  let content: any View

  /// Creates a type-erased view; an `AnyView` is not wrapped again.
  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Creates a type-erased view, like ``init(_:)``.
  public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = AnyViewNode(in: parent)
    node.show(view.content)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    downcast(node, to: AnyViewNode.self).show(view.content)
  }
}

final class AnyViewNode: SingleChildNode {
  private var type: (any View.Type)?

  func show<V: View>(_ view: V) {
    if let child, type == V.self {
      V._updateNode(child, with: view)
      return
    }
    structureChanged()
    child?.unmount()
    type = V.self
    child = V._makeNode(view, in: self)
  }
}

extension AnyView: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) { description.add(content) }
}
