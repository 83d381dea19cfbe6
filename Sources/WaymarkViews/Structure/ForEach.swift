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
      content: { content(data[$0.0]) }, id: { $0.1 })
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = ForEachNode<ID>(in: parent)
    node.children.reserveCapacity(view.data.count)
    node.ids.reserveCapacity(view.data.count)
    for element in view.data {
      node.ids.append(view.id(element))
      node.children.append(Content._makeNode(view.content(element), in: node))
    }
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ForEachNode<ID>.self).receive(view)
  }
}

/// Children that are told apart by ids.
final class ForEachNode<ID: Hashable>: ViewNode {
  var ids: ContiguousArray<ID> = []
  var children: ContiguousArray<ViewNode> = []

  func receive<Data, Content: View>(_ view: ForEach<Data, ID, Content>) {
    let count = view.data.count
    var new = ContiguousArray<ID>()
    new.reserveCapacity(count)
    for element in view.data { new.append(view.id(element)) }
    var low = 0
    var oldEnd = ids.count
    var newEnd = count
    while low < oldEnd, low < newEnd, ids[low] == new[low] { low += 1 }
    while oldEnd > low, newEnd > low, ids[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    if low == oldEnd, low == newEnd {
      var index = 0
      for element in view.data {
        Content._updateNode(children[index], with: view.content(element))
        index += 1
      }
      return
    }
    structureChanged()
    let old = children
    // Of elements with equal ids the first keeps the state; the others follow by position (S4).
    var places: [ID: Int] = [:]
    var isUsed = [Bool](repeating: false, count: oldEnd - low)
    places.reserveCapacity(oldEnd - low)
    for index in (low..<oldEnd).reversed() { places[ids[index]] = index }
    ids = new
    children = []
    children.reserveCapacity(count)
    var index = 0
    for element in view.data {
      let reused: ViewNode?
      if index < low {
        reused = old[index]
      } else if index >= newEnd {
        reused = old[oldEnd + index - newEnd]
      } else {
        reused = places.removeValue(forKey: new[index]).map { place in
          isUsed[place - low] = true
          return old[place]
        }
      }
      if let reused {
        Content._updateNode(reused, with: view.content(element))
        children.append(reused)
      } else {
        children.append(Content._makeNode(view.content(element), in: self))
      }
      index += 1
    }
    for index in low..<oldEnd where !isUsed[index - low] { old[index].unmount() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override func collectElements(_ elements: inout ContiguousArray<ElementID>) {
    for child in children { child.collectElements(&elements) }
  }
}
