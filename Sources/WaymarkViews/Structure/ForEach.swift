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
    if parent.wrappingForChildren.isLazy { return LazyForEachNode.showing(view, in: parent) }
    let node = ForEachNode<ID>(in: parent)
    node.children.reserveCapacity(view.data.count)
    node.ids.reserveCapacity(view.data.count)
    for element in view.data {
      node.ids.append(view.id(element))
      node.children.append(Content._makeNode(view.content(element), in: node))
    }
    node.reportDuplicates(among: node.ids.indices)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    if node.wrapping.isLazy {
      unsafeDowncast(node, to: LazyForEachNode<Data, ID, Content>.self).receive(view)
    } else {
      unsafeDowncast(node, to: ForEachNode<ID>.self).receive(view)
    }
  }
}

/// A node whose children each have an id, which names them in a selection.
@MainActor
protocol IdentifiedChildren {
  func forEachIdentified(_ body: (ViewNode, Tag) -> Void)
}

extension ForEachNode: IdentifiedChildren {
  func forEachIdentified(_ body: (ViewNode, Tag) -> Void) {
    for (child, id) in zip(children, ids) { body(child, Tag(id)) }
  }
}

/// Children that are told apart by ids.
final class ForEachNode<ID: Hashable>: ViewNode {
  var ids: ContiguousArray<ID> = []
  var children: ContiguousArray<ViewNode> = []

  func receive<Data, Content: View>(_ view: ForEach<Data, ID, Content>) {
    // For an array, which is common, this is the array itself.
    let elements = Array(view.data)
    let id = view.id
    let count = elements.count
    var low = 0
    var oldEnd = ids.count
    var newEnd = count
    while low < oldEnd, low < newEnd, ids[low] == id(elements[low]) { low += 1 }
    while oldEnd > low, newEnd > low, ids[oldEnd - 1] == id(elements[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    let content = view.content
    if low == oldEnd, low == newEnd {
      for index in 0..<count {
        Content._updateNode(children[index], with: content(elements[index]))
      }
      return
    }
    structureChanged()
    if holdsPreferences {
      // Their order is that of the rows.
      scope.containers.collector?.changed()
      scope.containers.screen?.toolbarElement?.childrenChanged()
    }
    let new = elements[low..<newEnd].map(id)
    let old = children
    // Of elements with equal ids the first keeps the state; the others follow by position (S4).
    var places: [ID: Int] = [:]
    var isUsed = [Bool](repeating: false, count: oldEnd - low)
    places.reserveCapacity(oldEnd - low)
    for index in (low..<oldEnd).reversed() { places[ids[index]] = index }
    ids.replaceSubrange(low..<oldEnd, with: new)
    for index in 0..<low { Content._updateNode(old[index], with: content(elements[index])) }
    var middle: [ViewNode] = []
    for index in low..<newEnd {
      if let place = places.removeValue(forKey: new[index - low]) {
        isUsed[place - low] = true
        Content._updateNode(old[place], with: content(elements[index]))
        middle.append(old[place])
      } else {
        middle.append(Content._makeNode(content(elements[index]), in: self))
      }
    }
    children.replaceSubrange(low..<oldEnd, with: middle)
    for index in newEnd..<count {
      Content._updateNode(children[index], with: content(elements[index]))
    }
    reportDuplicates(among: low..<newEnd)
    for index in low..<oldEnd where !isUsed[index - low] { old[index].unmount() }
  }

  /// Reports an id that occurs twice, if one of those at `new` is among the two.
  func reportDuplicates(among new: Range<Int>) {
    guard let twice = duplicate(among: new) else { return }
    graph.report(Self.duplicateReport(of: twice))
  }

  static func duplicateReport(of id: ID) -> String {
    """
    ForEach: the ID \(id) occurs multiple times within the collection, this will give \
    undefined results!
    """
  }

  private func duplicate(among new: Range<Int>) -> ID? {
    // A few new ones are looked for; a set of all would cost more than the rest of the update.
    if new.count <= 4 {
      let index = new.first { index in
        ids[..<index].contains(ids[index]) || ids[(index + 1)...].contains(ids[index])
      }
      return index.map { ids[$0] }
    }
    var seen = Set<ID>(minimumCapacity: ids.count)
    return ids.first { !seen.insert($0).inserted }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override func collectElements(_ elements: inout ContiguousArray<ElementID>) {
    for child in children { child.collectElements(&elements) }
  }
}
