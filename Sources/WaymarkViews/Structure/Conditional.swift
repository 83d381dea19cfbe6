// SPDX-License-Identifier: MIT

/// One of two views, which `if … else` and `switch` create.
///
/// The branches have different identities: switching branches mounts a new view (S4).
nonisolated public enum _ConditionalContent<TrueContent, FalseContent> {
  case first(TrueContent)
  case second(FalseContent)
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = SlotNode(in: parent)
    node.isFirst = view.isFirst
    switch view {
    case .first(let first): node.child = TrueContent._makeNode(first, in: node)
    case .second(let second): node.child = FalseContent._makeNode(second, in: node)
    }
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: SlotNode.self)
    if node.isFirst == view.isFirst, let child = node.child {
      switch view {
      case .first(let first): TrueContent._updateNode(child, with: first)
      case .second(let second): FalseContent._updateNode(child, with: second)
      }
      return
    }
    node.clear()
    node.isFirst = view.isFirst
    switch view {
    case .first(let first): node.child = TrueContent._makeNode(first, in: node)
    case .second(let second): node.child = FalseContent._makeNode(second, in: node)
    }
  }

  /// The view of the branch.
  @MainActor
  var branch: any View {
    switch self {
    case .first(let first): first
    case .second(let second): second
    }
  }

  private var isFirst: Bool {
    if case .first = self { true } else { false }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = SlotNode(in: parent)
    if let view { node.child = Wrapped._makeNode(view, in: node) }
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: SlotNode.self)
    switch (node.child, view) {
    case (nil, nil): break
    case (let child?, let view?): Wrapped._updateNode(child, with: view)
    case (nil, let view?):
      node.structureChanged()
      node.child = Wrapped._makeNode(view, in: node)
    case (.some, nil): node.clear()
    }
  }
}

/// A node with one child of changing identity, or none.
final class SlotNode: SingleChildNode {
  var isFirst = false

  /// Removes the child.
  ///
  /// The next child has another identity.
  func clear() {
    structureChanged()
    child?.unmount()
    child = nil
  }
}

extension Optional: LabelDescribing where Wrapped: View {
  @MainActor
  func describe(into description: inout LabelDescription) {
    if let self { description.add(self) }
  }
}

extension _ConditionalContent: LabelDescribing where TrueContent: View, FalseContent: View {
  @MainActor
  func describe(into description: inout LabelDescription) {
    description.add(branch)
  }
}
