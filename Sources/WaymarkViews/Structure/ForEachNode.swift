// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// A node whose children have ids, which represent them in a selection.
@MainActor
protocol IdentifiedChildren {
  func forEachIdentified(_ body: (ViewNode, Tag) -> Void)
}

extension ForEachNode: IdentifiedChildren {
  func forEachIdentified(_ body: (ViewNode, Tag) -> Void) {
    for (child, id) in zip(children, ids) { body(child, Tag(id)) }
  }
}

/// A node with children that are identified by ids.
///
/// A child is updated only if its element or the closure that creates it may have changed: see
/// ``BitwiseValues`` and ``ForEach/hasSameRows(as:)``.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ObservedRowsNode
{
  private(set) var ids: ContiguousArray<ID> = []
  private(set) var children: ContiguousArray<ViewNode> = []
  private var view: ForEach<Data, ID, Content>
  private var elements: [Data.Element]
  /// The elements of the children if each child has exactly one; nil if not, or if unknown.
  private var shown: ContiguousArray<ElementID>?
  private var wasCollected = false
  private let site = ObservationSite.of(ForEachNode.self)

  init(_ view: ForEach<Data, ID, Content>, in parent: ViewNode) {
    self.view = view
    elements = Array(view.data)
    super.init(in: parent)
    children.reserveCapacity(elements.count)
    ids.reserveCapacity(elements.count)
    for element in elements { ids.append(view.id(element)) }
    let due = Array(elements.indices)
    let views = unobservedViews(due)
    defer { views?.deallocate() }
    for index in due { children.append(make(index, views, index)) }
    reportDuplicates(among: ids.indices)
  }

  // MARK: Update

  func receive(_ new: ForEach<Data, ID, Content>) {
    let (oldView, oldElements) = (view, elements)
    view = new
    // For an array, the common case, this is the array itself.
    elements = Array(new.data)
    let comparesBits = BitwiseValues.include(Data.Element.self) && new.hasSameIDs(as: oldView)
    let change = RowChange(
      from: oldElements, ids, to: elements, id: new.id, comparesBits: comparesBits,
      keepsRows: comparesBits && new.hasSameRows(as: oldView))
    if change.due.isEmpty, change.keepsPlaces { return }
    let views = unobservedViews(change.due)
    defer { views?.deallocate() }
    if change.keepsPlaces {
      for (offset, index) in change.due.enumerated() {
        update(children[index], index, views, offset)
      }
    } else {
      rearrange(change, views)
    }
  }

  private func rearrange(_ change: RowChange<ID>, _ views: UnsafeMutablePointer<Content>?) {
    let shown = shown
    structureChanged()
    // The updates below reset it if the elements of a child change.
    self.shown = shown
    if holdsPreferences {
      // Preferences follow the order of the rows.
      scope.containers.collector?.reordered()
    }
    let (places, middle) = (change.places, change.middle)
    ids.replaceSubrange(places, with: change.ids)
    var new = change.before.map { place in place.map { children[$0] } }
    for (offset, index) in change.due.enumerated() {
      if index < middle.lowerBound {
        update(children[index], index, views, offset)
      } else if index >= middle.upperBound {
        let place = index - middle.count + places.count
        update(children[place], index, views, offset)
      } else if let child = new[index - middle.lowerBound] {
        update(child, index, views, offset)
      } else {
        new[index - middle.lowerBound] = make(index, views, offset)
      }
    }
    let gone = change.gone.map { children[$0] }
    children.replaceSubrange(places, with: new.compactMap(\.self))
    replaceShown(places, by: middle)
    reportDuplicates(among: middle)
    for child in gone {
      forget(child)
      child.unmount()
    }
  }

  // Views that are created together are moved out one by one, never copied. They are passed as a
  // plain pointer, because the metadata lookups of a generic container cost more than a row's
  // update.

  /// Creates the views of some elements under one tracking; returns nil if closures of the type
  /// read observable objects, since each row is then tracked separately.
  ///
  /// The caller moves each view out once, and deallocates the memory.
  private func unobservedViews(_ due: [Int]) -> UnsafeMutablePointer<Content>? {
    if site.isObserving { return nil }
    let (elements, content) = (elements, view.content)
    let views = UnsafeMutablePointer<Content>.allocate(capacity: due.count)
    var batch: NodeObservation?
    observing(at: site, in: self, &batch, NodeObservation(self)) {
      var next = views
      for index in due {
        next.initialize(to: content(elements[index]))
        next += 1
      }
    }
    guard let batch else { return views }
    // The site is observing from now on. This once, the closures run again, row by row.
    batch.end()
    views.deinitialize(count: due.count)
    views.deallocate()
    return nil
  }

  private func make(
    _ index: Int, _ views: UnsafeMutablePointer<Content>?, _ offset: Int
  ) -> ViewNode {
    if let views { return Content._makeNode((views + offset).move(), in: self) }
    var observation: RowObservation?
    let view = observing(at: site, in: self, &observation, RowObservation(self)) {
      self.view.content(elements[index])
    }
    let child = Content._makeNode(view, in: self)
    if let observation { remember(observation, of: child, at: index) }
    return child
  }

  private func update(
    _ child: ViewNode, _ index: Int, _ views: UnsafeMutablePointer<Content>?, _ offset: Int
  ) {
    if let views { return Content._updateNode(child, with: (views + offset).move()) }
    var observation = site.isObserving ? observation(of: child) : nil
    let view = observing(at: site, in: self, &observation, RowObservation(self)) {
      self.view.content(elements[index])
    }
    if let observation { remember(observation, of: child, at: index) }
    Content._updateNode(child, with: view)
  }

  override func refresh(_ rows: [ViewNode]) {
    // Observers are notified in no particular order.
    for index in rows.compactMap({ place(of: $0) }).sorted() {
      update(children[index], index, nil, 0)
    }
  }

  private func place(of row: ViewNode) -> Int? {
    // Most rows have not moved since their closure ran last.
    if let known = observation(of: row)?.place, known < children.count, children[known] === row {
      return known
    }
    return children.firstIndex { $0 === row }
  }

  /// Reports a duplicate id, if one of its occurrences is at `new`.
  private func reportDuplicates(among new: Range<Int>) {
    guard let twice = duplicate(among: new) else { return }
    graph.report(duplicateReport(of: twice))
  }

  private func duplicate(among new: Range<Int>) -> ID? {
    // Few new ids are searched linearly; a set of all ids would cost more than the rest of the
    // update.
    if new.count <= 4 {
      let index = new.first { index in
        ids[..<index].contains(ids[index]) || ids[(index + 1)...].contains(ids[index])
      }
      return index.map { ids[$0] }
    }
    return firstRepeated(ids)
  }

  // MARK: Traversal

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override func collectElements(_ elements: inout ContiguousArray<ElementID>) {
    if let shown { return elements.append(contentsOf: shown) }
    let start = elements.count
    var hasOneEach = true
    for child in children {
      let count = elements.count
      child.collectElements(&elements)
      hasOneEach = hasOneEach && elements.count == count + 1
    }
    // Most are collected only once, at mount; caching would only cost memory then.
    if wasCollected, hasOneEach { shown = ContiguousArray(elements[start...]) }
    wasCollected = true
  }

  override func elementsChanged() { shown = nil }

  private func replaceShown(_ places: Range<Int>, by middle: Range<Int>) {
    guard shown != nil else { return }
    var new = ContiguousArray<ElementID>()
    for (offset, child) in children[middle].enumerated() {
      child.collectElements(&new)
      guard new.count == offset + 1 else {
        shown = nil
        return
      }
    }
    shown?.replaceSubrange(places, with: new)
  }
}

/// Returns the first element that equals a preceding one.
///
/// Specialised for the common id types, since the generic code looks up metadata for each element.
@_specialize(where ID == Int)
@_specialize(where ID == String)
@_specialize(where ID == UUID)
private func firstRepeated<ID: Hashable>(_ ids: ContiguousArray<ID>) -> ID? {
  var seen = Set<ID>(minimumCapacity: ids.count)
  return ids.first { !seen.insert($0).inserted }
}

/// The report for an id that two elements of a `ForEach` share.
func duplicateReport(of id: some Hashable) -> String {
  """
  ForEach: the ID \(id) occurs multiple times within the collection, this will give \
  undefined results!
  """
}
