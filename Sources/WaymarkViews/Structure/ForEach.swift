// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view for each element of a collection; each keeps its state by its id.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  /// Views of elements that carry their identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Views of elements that are told apart by one of their properties.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    // `\.self` is common, and reading through it costs more than the rest of a row's update.
    if Data.Element.self == ID.self, (id as AnyKeyPath) == \Data.Element.self {
      self.init(data: data, content: content, id: { unsafeBitCast($0, to: ID.self) })
    } else {
      self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
  }

  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  /// Views that can change the elements of a bound collection.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Views that can change the elements of a bound collection, told apart by a property.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data.element(at: $0.0, last: elements[$0.0])) }, id: { $0.1 })
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    if parent.wrappingForChildren.isLazy { return LazyForEachNode.showing(view, in: parent) }
    return ForEachNode(view, in: parent)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    if node.wrapping.isLazy {
      unsafeDowncast(node, to: LazyForEachNode<Data, ID, Content>.self).receive(view)
    } else {
      unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).receive(view)
    }
  }
}
