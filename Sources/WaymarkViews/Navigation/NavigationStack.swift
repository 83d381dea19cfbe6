// SPDX-License-Identifier: MIT

/// A stack of screens: a root and the screens pushed on it.
///
/// Like SwiftUI's `NavigationStack`: the path contains the pushed values, and
/// `navigationDestination(for:)` defines their screens (N1–N12). Screens below the top keep their
/// state. Any change of the path is one update.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never

  let root: Root
  let path: PathSource?

  /// Creates a stack that owns its path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a stack with a binding to a path of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = MixedPath(path)
  }

  /// Creates a stack with a binding to a path of values of one type.
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
    node.receive(view.path)
    node.showRoot { Root._makeNode(view.root, in: $0) }
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: StackNode.self)
    node.receive(view.path)
    if let root = node.root?.child { Root._updateNode(root, with: view.root) }
  }
}
