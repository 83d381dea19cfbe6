// SPDX-License-Identifier: MIT

/// The results of searches in a run of rows.
struct RowSearch<ID: Hashable> {
  /// The number of rows in which links with flags are searched (L5).
  static var flagLimit: Int { 1000 }

  /// The indices of the ids; nil until an id is searched in the data.
  var index: RowIndex<ID>?
  /// The tags that no row of the data contains.
  var missing: Set<AnyHashable> = []
  /// The row that was realised for the last link found.
  var found: ID?
  /// Whether rows contain links with flags, so that the first rows are realised.
  var holdsFlags = false
  /// Whether the first rows still have to be realised.
  var lacksFlags = false

  /// Updates the results for new data; they remain valid only if the ids are the same.
  mutating func dataChanged(_ ids: some Collection<ID>) {
    if let index, index.ids.count == ids.count, index.ids.elementsEqual(ids) { return }
    index = nil
    missing = []
  }
}

extension LazyForEachNode {
  func find(byID tag: AnyHashable, _ isFound: () -> Bool) -> Bool {
    letGo()
    guard let id = tag.base as? ID else { return false }
    var search = search ?? RowSearch()
    let index = search.index ?? RowIndex(view.data.map(view.id))
    search.index = index
    self.search = search
    guard !search.missing.contains(tag), let place = index[id] else { return false }
    return make(place, isFound)
  }

  func find(inOrder tag: AnyHashable, _ isFound: () -> Bool) -> Bool {
    guard search?.missing.contains(tag) != true else { return false }
    for place in 0..<view.data.count where make(place, isFound) { return true }
    search = search ?? RowSearch()
    search?.missing.insert(tag)
    return false
  }

  /// Realises a row for a search, and removes it again if the search finds nothing in it.
  private func make(_ place: Int, _ isFound: () -> Bool) -> Bool {
    guard !range.contains(place), let element = element(at: place) else { return false }
    let id = view.id(element)
    guard away[id] == nil else { return false }
    let mutations = graph.mutations.count
    let doomed = graph.doomed.count
    let row = Row(id, at: place, in: self, isShown: false)
    bring(row, up: element)
    if isFound() {
      away[id] = row
      search = search ?? RowSearch()
      search?.found = id
      return true
    }
    row.unmount()
    graph.mutations.removeSubrange(mutations...)
    graph.doomed.removeSubrange(doomed...)
    return false
  }

  /// Ends the row that was realised for a link once the link's screen is gone.
  private func letGo() {
    guard let id = search?.found else { return }
    guard let row = away[id] else {
      search?.found = nil
      return
    }
    guard !row.holdsState else { return }
    search?.found = nil
    away[id] = nil
    row.unmount()
  }

  func holdFlags() {
    guard search?.holdsFlags != true else { return }
    search = search ?? RowSearch()
    search?.holdsFlags = true
    search?.lacksFlags = true
    invalidate()
  }

  /// Realises the first rows so that their flags work.
  func makeRowsForFlags() {
    guard search?.holdsFlags == true else { return }
    search?.lacksFlags = false
    for place in 0..<min(RowSearch<ID>.flagLimit, view.data.count) {
      guard !range.contains(place), let element = element(at: place) else { continue }
      let id = view.id(element)
      guard away[id] == nil else { continue }
      let row = Row(id, at: place, in: self, isShown: false)
      away[id] = row
      bring(row, up: element)
    }
  }
}

extension LazyForEachNode {
  var rowCount: Int { view.data.count }

  func bringIntoSight(_ tag: AnyHashable) -> (row: () -> ViewNode?, isThere: Bool)? {
    guard let place = place(of: tag), let element = element(at: place) else { return nil }
    let id = view.id(element)
    let row = { [weak self] in self?.rows.first { $0.id == id } }
    if row() != nil { return (row, true) }
    window.see(first: place, count: window.sightCount, of: view.data.count)
    invalidate()
    return (row, false)
  }

  /// Returns the index of the row whose element has an id, or whose view has that `id(_:)`.
  private func place(of tag: AnyHashable) -> Int? {
    if let id = tag.base as? ID, let place = view.data.firstIndex(where: { view.id($0) == id }) {
      return view.data.distance(from: view.data.startIndex, to: place)
    }
    guard Content.self is any NamingView.Type else { return nil }
    return view.data.enumerated().first { _, element in
      (view.content(element) as? any NamingView)?.isCalled(tag) == true
    }?.offset
  }
}
