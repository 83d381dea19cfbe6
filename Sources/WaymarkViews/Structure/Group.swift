// SPDX-License-Identifier: MIT

/// A group of views in code, which does not affect their display.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    Content._makeNode(view.content, in: parent)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    Content._updateNode(node, with: view.content)
  }
}

extension Group: LabelDescribing where Content: View {
  @MainActor
  func describe(into description: inout LabelDescription) { description.add(content) }
}
