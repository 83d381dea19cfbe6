// SPDX-License-Identifier: MIT

import WaymarkRender

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
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ObservedRowsNode
{
  private(set) var ids: ContiguousArray<ID> = []
  private(set) var children: ContiguousArray<ViewNode> = []
  private var elements: [Data.Element]
  private var content: (Data.Element) -> Content
  private let site = ObservationSite.of(ForEachNode.self)

  init(_ view: ForEach<Data, ID, Content>, in parent: ViewNode) {
    elements = Array(view.data)
    content = view.content
    super.init(in: parent)
    children.reserveCapacity(elements.count)
    ids.reserveCapacity(elements.count)
    for element in elements { ids.append(view.id(element)) }
    let views = unobservedViews()
    defer { views?.deallocate() }
    for index in elements.indices { children.append(make(index, views)) }
    reportDuplicates(among: ids.indices)
  }

  func receive(_ view: ForEach<Data, ID, Content>) {
    // For an array, which is common, this is the array itself.
    let elements = Array(view.data)
    self.elements = elements
    content = view.content
    rowsAreCurrent()
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
    let views = unobservedViews()
    defer { views?.deallocate() }
    if low == oldEnd, low == newEnd {
      let children = children
      for index in 0..<count { update(children[index], index, views) }
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
    for index in 0..<low { update(old[index], index, views) }
    var middle: [ViewNode] = []
    for index in low..<newEnd {
      if let place = places.removeValue(forKey: new[index - low]) {
        isUsed[place - low] = true
        update(old[place], index, views)
        middle.append(old[place])
      } else {
        middle.append(make(index, views))
      }
    }
    children.replaceSubrange(low..<oldEnd, with: middle)
    for index in newEnd..<count { update(children[index], index, views) }
    reportDuplicates(among: low..<newEnd)
    for index in low..<oldEnd where !isUsed[index - low] {
      forget(old[index])
      old[index].unmount()
    }
  }

  // Views that are made together are moved out one by one, never copied. They are passed as a plain
  // pointer, because the metadata lookups of a generic container cost more than a row's update.

  /// Makes the views of all elements under one tracking; nil if closures of the type read
  /// observable objects, since each row is tracked by itself then.
  ///
  /// The caller moves each view out once, and deallocates the memory.
  private func unobservedViews() -> UnsafeMutablePointer<Content>? {
    if site.isObserving { return nil }
    let (elements, content) = (elements, content)
    let views = UnsafeMutablePointer<Content>.allocate(capacity: elements.count)
    var batch: NodeObservation?
    observing(at: site, &batch, NodeObservation(self)) {
      for index in elements.indices { (views + index).initialize(to: content(elements[index])) }
    }
    guard let batch else { return views }
    // The site is observing from now on. This once the closures run again, row by row.
    batch.end()
    views.deinitialize(count: elements.count)
    views.deallocate()
    return nil
  }

  private func make(_ index: Int, _ views: UnsafeMutablePointer<Content>?) -> ViewNode {
    guard let views else { return make(elements[index]) }
    return Content._makeNode((views + index).move(), in: self)
  }

  private func update(_ child: ViewNode, _ index: Int, _ views: UnsafeMutablePointer<Content>?) {
    guard let views else { return update(child, with: elements[index]) }
    Content._updateNode(child, with: (views + index).move())
  }

  private func make(_ element: Data.Element) -> ViewNode {
    var observation: RowObservation?
    let view = observing(at: site, &observation, RowObservation(self)) { content(element) }
    let child = Content._makeNode(view, in: self)
    if let observation { remember(observation, of: child) }
    return child
  }

  private func update(_ child: ViewNode, with element: Data.Element) {
    var observation = site.isObserving ? observation(of: child) : nil
    let isKnown = observation != nil
    let view = observing(at: site, &observation, RowObservation(self)) { content(element) }
    if !isKnown, let observation { remember(observation, of: child) }
    Content._updateNode(child, with: view)
  }

  override func refresh(_ rows: [ViewNode]) {
    for row in rows {
      guard let index = children.firstIndex(where: { $0 === row }) else { continue }
      update(row, with: elements[index])
    }
  }

  /// Reports an id that occurs twice, if one of those at `new` is among the two.
  private func reportDuplicates(among new: Range<Int>) {
    guard let twice = duplicate(among: new) else { return }
    graph.report(duplicateReport(of: twice))
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

/// The report of an id that two elements of a `ForEach` have.
func duplicateReport(of id: some Hashable) -> String {
  """
  ForEach: the ID \(id) occurs multiple times within the collection, this will give \
  undefined results!
  """
}
