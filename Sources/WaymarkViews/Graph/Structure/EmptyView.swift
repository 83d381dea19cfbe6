// SPDX-License-Identifier: MIT

/// A view without content.
nonisolated public struct EmptyView: View {
  public typealias Body = Never

  /// Creates an empty view.
  public init() {}

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    ViewNode(in: parent)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {}
}
