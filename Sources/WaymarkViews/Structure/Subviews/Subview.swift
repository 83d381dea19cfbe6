// SPDX-License-Identifier: MIT

/// One of the views that a container's content consists of.
///
/// It displays this view where it is placed, with the environment and the state of that place. The
/// same view keeps its id, and so its state, when the content changes around it (D42).
nonisolated public struct Subview: View, Identifiable {
  public typealias Body = Never

  /// The identity of a subview in the content that it is from.
  public struct ID: Hashable {
    /// The positions of the view in the tuples, loops and branches around it, outermost first.
    let path: [AnyHashable]
  }

  /// The identity of the view in the content that it is from.
  public let id: ID
  /// The values that the view has for the container around it.
  public let containerValues: ContainerValues
  let view: any View
  /// The types of the view and its modifiers.
  let shape: [ObjectIdentifier]

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = SubviewNode(in: parent)
    node.show(view)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    downcast(node, to: SubviewNode.self).show(view)
  }
}

/// The place of a subview, which may become that of another.
private final class SubviewNode: SingleChildNode {
  private var shown: (id: Subview.ID, shape: [ObjectIdentifier])?

  func show(_ subview: Subview) {
    let isSame = shown.map { $0.id == subview.id && $0.shape == subview.shape } == true
    show(subview.view, isSame: isSame)
    shown = (subview.id, subview.shape)
  }

  private func show<V: View>(_ view: V, isSame: Bool) {
    if isSame, let child { return V._updateNode(child, with: view) }
    structureChanged()
    child?.unmount()
    child = V._makeNode(view, in: self)
  }
}

/// The views that a container's content consists of, in order.
///
/// As a view, it displays all of them. An index out of range is a programming error, as with arrays.
nonisolated public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  /// The subviews of the content, resolved.
  @MainActor
  init(of content: some View) {
    var resolver = SubviewResolver()
    resolver.add(content)
    self.init(resolver.items)
  }

  @MainActor
  init(_ items: some Sequence<SubviewResolver.Item>) { subviews = items.map(\.subview) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  /// The subview at an index.
  public subscript(position: Int) -> Subview { subviews[position] }

  /// The subviews in a range.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollection: EachView, EachThrough {
  @MainActor static var standsForEach: Bool { true }

  @MainActor func boxed(
    in layers: BoxLayers
  ) -> ForEach<SubviewsCollection, Subview.ID, BoxView<Subview>> {
    ForEach(self) { $0.boxed(layers) }
  }
}

/// Some of the views that a container's content consists of, in order.
///
/// As a view, it displays all of them.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  /// The subview at an index.
  public subscript(position: Int) -> Subview { subviews[position] }

  /// The subviews in a range.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollectionSlice: EachView, EachThrough {
  @MainActor static var standsForEach: Bool { true }

  @MainActor func boxed(
    in layers: BoxLayers
  ) -> ForEach<SubviewsCollectionSlice, Subview.ID, BoxView<Subview>> {
    ForEach(self) { $0.boxed(layers) }
  }
}
