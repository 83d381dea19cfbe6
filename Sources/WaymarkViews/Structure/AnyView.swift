// SPDX-License-Identifier: MIT

/// A view of any type.
///
/// Its identity is kept as long as the type inside stays the same (S4).
nonisolated public struct AnyView: View {
  public typealias Body = Never

  fileprivate let content: any View

  /// Hides a view's type; an `AnyView` is taken as it is.
  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// The same as ``init(_:)``.
  public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = AnyViewNode(in: parent)
    node.show(view.content)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: AnyViewNode.self).show(view.content)
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
