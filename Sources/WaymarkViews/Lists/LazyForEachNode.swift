// SPDX-License-Identifier: MIT

import WaymarkRender

/// The rows of a `ForEach` in a list, or in a lazy stack or grid.
///
/// Up to ``LazyWindow/threshold`` rows are all there. Of more there are those in sight and some
/// around them, with a ``GapNode`` in the place of the others. A row that leaves is kept while its
/// id is in the data if something in it has state, which is all the memory that scrolling costs;
/// a row without state ends, since one made anew is the same.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode, LazyRows
{
  typealias Row = LazyRow<ID>

  private(set) var view: ForEach<Data, ID, Content>
  var window = LazyWindow()
  /// The rows that are there, in order.
  private(set) var rows: ContiguousArray<Row> = []
  private(set) var range = 0..<0
  /// The rows that are out of sight and kept.
  var away: [ID: Row] = [:]
  private var before: GapNode?
  private var after: GapNode?
  private var version = 0
  /// What was looked for in rows that are not there, once something was (L5).
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

  // Handed to the rows by themselves.
  override var attributesForChildren: AttributeNode? { nil }

  /// Takes a newer view.
  func receive(_ new: ForEach<Data, ID, Content>) {
    let shift = new.data.count - view.data.count
    let isSame = shift == 0 && Self.isSame(view.data, new.data)
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

  // MARK: Arranging

  /// Makes the rows those of the window, each up to date.
  private func arrange(hasNewData: Bool, shift: Int = 0) {
    let count = view.data.count
    range = window.rows(of: count)
    let elements = Array(view.data[index(range.lowerBound)..<index(range.upperBound)])
    let ids = elements.map(view.id)
    let old = rows
    var leaving: [Row] = []
    if !old.elementsEqual(ids, by: { $0.id == $1 }) {
      rowsChange()
      leaving = take(ids)
    }
    // In order: rows that are new here are made as they come.
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
    // A selection that came before its row finds it now.
    if hasNewData { scope.containers.lists?.dataChanged() }
  }

  /// Brings rows up to date that are out of sight, but pushed or presented what is in sight.
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

  /// Puts rows of some ids in the place of those that are there; returns those left over.
  private func take(_ ids: [ID]) -> [Row] {
    let old = rows
    var low = 0
    while low < old.count, low < ids.count, old[low].id == ids[low] { low += 1 }
    var known: [ID: Row] = [:]
    var leaving: [Row] = []
    for row in old[low...].reversed() {
      // Of elements with equal ids the first keeps the state (S4).
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

  /// Keeps those rows that leave or left and have state, while their ids are in the data.
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

  /// The ids of those rows whose elements are in the data, out of the window.
  private func find(_ rows: [Row], shift: Int) -> Set<ID> {
    var found: Set<ID> = []
    guard !rows.isEmpty, range.count < view.data.count else { return found }
    var unknown: [ID: Row] = [:]
    for row in rows {
      // Most are where they were, or all moved by what came or went before them.
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
      // Whatever a host says is no reason to leave the range of numbers.
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
    // Their order is that of the rows.
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

  /// Whether two collections are the same for sure: what both hold is in one place.
  private static func isSame(_ old: Data, _ new: Data) -> Bool {
    // Others may refer to something that changes.
    guard Data.self == [Data.Element].self || Data.self == Range<Int>.self else { return false }
    return withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in old.elementsEqual(new) }
    }
  }

  override func didUnmount() { scope.containers.lists?.remove(self) }

  // MARK: Walks

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

  // Modifiers reach rows out of sight, too, but no gaps.
  override func forEachRootElement(_ body: (ElementNode) -> Void) {
    for row in rows { row.forEachRootElement(body) }
    for row in away.values { row.forEachRootElement(body) }
  }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    for row in rows where row.holdsPreferences { row.reducePreference(key, into: &value) }
  }
}
