// SPDX-License-Identifier: MIT

/// A stack of screens: a root, and what was pushed on it.
///
/// Like SwiftUI's `NavigationStack`: the path says which values are pushed, and
/// `navigationDestination(for:)` what each looks like (N1–N12). Screens below the top keep their
/// state. However much of the path changes at once, it is one update.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never

  let root: Root
  let path: PathSource?

  /// A stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// A stack whose path of mixed values is kept elsewhere.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = MixedPath(path)
  }

  /// A stack whose path of values of one type is kept elsewhere.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = TypedPath(path)
  }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = StackNode(in: parent)
    node.take(view.path)
    node.showRoot { Root._makeNode(view.root, in: $0) }
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: StackNode.self)
    node.take(view.path)
    if let root = node.root?.child { Root._updateNode(root, with: view.root) }
  }
}
