// SPDX-License-Identifier: MIT

import WaymarkRender

/// The rows of a `ForEach` in a list, or in a lazy stack or grid.
///
/// The visible rows and some around them are realised, with a ``GapNode`` for the others. A row
/// that scrolls out of view is retained while its id is in the data if it contains state, which is
/// the only memory that scrolling costs. A row without state ends, since a new one is equal.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode, LazyRows
{
  typealias Row = LazyRow<ID>

  private(set) var view: ForEach<Data, ID, Content>
  var window = LazyWindow()
  /// The realised rows, in order.
  private(set) var rows: ContiguousArray<Row> = []
  private(set) var range = 0..<0
  /// The retained rows that are out of view.
  var away: [ID: Row] = [:]
  private var before: GapNode?
  private var after: GapNode?
  private var version = 0
  /// The results of searches in rows that are not realised, if any (L5).
  var search: RowSearch<ID>?

  private init(_ view: ForEach<Data, ID, Content>, in parent: ViewNode) {
    self.view = view
    super.init(in: parent)
  }

  static func showing(_ view: ForEach<Data, ID, Content>, in parent: ViewNode) -> ViewNode {
    let node = LazyForEachNode(view, in: parent)
    node.arrange(hasNewData: false)
    return node
  }

  private let site = ObservationSite.of(LazyForEachNode.self)

  // The rows pass attributes on themselves.
  override var attributesForChildren: AttributeNode? { nil }

  /// Receives a newer view.
  func receive(_ new: ForEach<Data, ID, Content>) {
    let shift = new.data.count - view.data.count
    let isSame = shift == 0 && view.hasSameData(as: new)
    if shift == 0, view.hasEqualRows(as: new, isSame: isSame) {
      view = new
      return
    }
    view = new
    version += 1
    if !isSame { search?.dataChanged(new.data.lazy.map(new.id)) }
    arrange(hasNewData: !isSame, shift: shift)
  }

  private func see(_ first: Int, _ count: Int) {
    window.see(first: first, count: count, of: view.data.count)
    if window.rows(of: view.data.count) != range { invalidate() }
  }

  override func refresh() {
    isDirty = false
    arrange(hasNewData: false)
  }

  // MARK: Arrangement

  /// Realises and updates the rows of the window.
  private func arrange(hasNewData: Bool, shift: Int = 0) {
    let count = view.data.count
    range = window.rows(of: count)
    let elements = Array(view.data[index(range.lowerBound)..<index(range.upperBound)])
    let ids = elements.map(view.id)
    let old = rows
    var leaving: [Row] = []
    if !old.elementsEqual(ids, by: { $0.id == $1 }) {
      rowsChange()
      leaving = replaceRows(by: ids)
    }
    // In order: new rows are created along the way.
    for (offset, element) in elements.enumerated() {
      let row = rows[offset]
      row.index = range.lowerBound + offset
      bring(row, up: element)
      row.isShown = true
    }
    if !leaving.isEmpty || old.count != rows.count { reportDuplicates() }
    part(from: leaving, hasNewData: hasNewData, shift: shift)
    placeGaps(count)
    if !away.isEmpty { bringActiveRows() }
    if hasNewData || search?.lacksFlags == true { makeRowsForFlags() }
    // A selection that was set before its row existed can find it now.
    if hasNewData { scope.containers.lists?.dataChanged() }
  }

  /// Updates rows out of view that have pushed or presented visible content.
  private func bringActiveRows() {
    var active = scope.containers.lists?.activeSources ?? []
    if let presenter = scope.containers.presentation?.node { active.append(presenter) }
    for source in active {
      var next: ViewNode? = source
      while let node = next, node.parent !== self { next = node.parent }
      guard let row = next as? Row, !row.isShown, let element = element(at: row.index) else {
        continue
      }
      bring(row, up: element)
    }
  }

  /// Replaces the realised rows by rows with the given ids; returns the remaining rows.
  private func replaceRows(by ids: [ID]) -> [Row] {
    let old = rows
    var low = 0
    while low < old.count, low < ids.count, old[low].id == ids[low] { low += 1 }
    var known: [ID: Row] = [:]
    var leaving: [Row] = []
    for row in old[low...].reversed() {
      // Of elements with equal ids, the first keeps the state (S4).
      if let twice = known.updateValue(row, forKey: row.id) { leaving.append(twice) }
    }
    var new = ContiguousArray(old[..<low])
    new.reserveCapacity(ids.count)
    for id in ids[low...] {
      let row = known.removeValue(forKey: id) ?? away.removeValue(forKey: id)
      new.append(row ?? Row(id, at: -1, in: self, isShown: true))
    }
    rows = new
    for row in old[low...] where known[row.id] === row { leaving.append(row) }
    return leaving
  }

  func bring(_ row: Row, up element: Data.Element) {
    guard let child = row.child else {
      row.version = version
      row.child = Content._makeNode(view(of: element, in: row), in: row)
      return
    }
    guard row.version != version || row.isDirty else { return }
    row.version = version
    row.isDirty = false
    Content._updateNode(child, with: view(of: element, in: row))
  }

  private func view(of element: Data.Element, in row: Row) -> Content {
    observing(at: site, in: self, &row.observation, NodeObservation(row)) {
      view.content(element)
    }
  }

  func refresh(_ row: RowNode) {
    guard let row = row as? Row, let element = element(at: row.index),
      view.id(element) == row.id
    else { return }
    bring(row, up: element)
  }

  /// Retains leaving rows with state while their ids are in the data.
  private func part(from leaving: [Row], hasNewData: Bool, shift: Int) {
    var staying: [Row] = []
    for row in leaving {
      if isKept(row), away[row.id] == nil { staying.append(row) } else { row.unmount() }
    }
    if hasNewData {
      staying.append(contentsOf: away.values)
      let there = find(staying, shift: shift)
      let gone = staying.filter {
        !there.contains($0.id) || search?.holdsFlags == true && !isKept($0)
      }
      for row in gone {
        away[row.id] = nil
        row.unmount()
      }
      staying.removeAll { !$0.isAlive }
    }
    for row in staying {
      row.isShown = false
      away[row.id] = row
    }
  }

  /// Returns the ids of those rows whose elements are in the data outside of the window.
  private func find(_ rows: [Row], shift: Int) -> Set<ID> {
    var found: Set<ID> = []
    guard !rows.isEmpty, range.count < view.data.count else { return found }
    var unknown: [ID: Row] = [:]
    for row in rows {
      // Most rows have not moved, or moved with the elements before them.
      if let index = [row.index, row.index + shift].first(where: { id(at: $0) == row.id }) {
        row.index = index
        found.insert(row.id)
      } else {
        unknown[row.id] = row
      }
    }
    if unknown.isEmpty { return found }
    for (index, element) in view.data.enumerated() {
      guard let row = unknown.removeValue(forKey: view.id(element)) else { continue }
      row.index = index
      found.insert(row.id)
      if unknown.isEmpty { break }
    }
    return found
  }

  private func isKept(_ row: Row) -> Bool {
    search?.holdsFlags == true && row.index < RowSearch<ID>.flagLimit || row.holdsState
  }

  private func placeGaps(_ count: Int) {
    let isLazy = range.count < count
    if isLazy != (before != nil || after != nil), let lists = scope.containers.lists {
      if isLazy { lists.add(self) } else { lists.remove(self) }
    }
    place(&before, .before, range.lowerBound) { [weak self] in self?.see($0, $1) }
    place(&after, .after, count - range.upperBound) { [weak self] first, count in
      guard let self else { return }
      // Host values must not cause an arithmetic overflow.
      see(range.upperBound + max(-view.data.count, min(first, view.data.count)), count)
    }
  }

  private func place(
    _ gap: inout GapNode?, _ side: GapNode.Side, _ count: Int,
    see: @escaping (Int, Int) -> Void
  ) {
    if count > 0, let gap {
      gap.receive(count)
    } else if count > 0 {
      structureChanged()
      gap = GapNode(count, side, in: self, see: see)
    } else if let old = gap {
      structureChanged()
      gap = nil
      old.unmount()
    }
  }

  private func rowsChange() {
    structureChanged()
    guard holdsPreferences else { return }
    // Preferences follow the order of the rows.
    scope.containers.collector?.reordered()
  }

  private func reportDuplicates() {
    var seen = Set<ID>(minimumCapacity: rows.count)
    guard let twice = rows.first(where: { !seen.insert($0.id).inserted }) else { return }
    graph.report(duplicateReport(of: twice.id))
  }

  // MARK: Data

  private func index(_ offset: Int) -> Data.Index {
    view.data.index(view.data.startIndex, offsetBy: offset)
  }

  func element(at offset: Int) -> Data.Element? {
    guard offset >= 0, offset < view.data.count else { return nil }
    return view.data[index(offset)]
  }

  private func id(at offset: Int) -> ID? { element(at: offset).map(view.id) }

  override func didUnmount() { scope.containers.lists?.remove(self) }

  // MARK: Traversal

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let before { body(before) }
    for row in rows { body(row) }
    if let after { body(after) }
    for row in away.values.sorted(by: { $0.index < $1.index }) { body(row) }
  }

  override func collectElements(_ elements: inout ContiguousArray<ElementID>) {
    before?.collectElements(&elements)
    for row in rows { row.collectElements(&elements) }
    after?.collectElements(&elements)
  }

  // Modifiers apply to rows out of view, too, but not to gaps.
  override func forEachRootElement(_ body: (ElementNode) -> Void) {
    for row in rows { row.forEachRootElement(body) }
    for row in away.values { row.forEachRootElement(body) }
  }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    for row in rows where row.holdsPreferences { row.reducePreference(key, into: &value) }
  }
}
