// SPDX-License-Identifier: MIT

/// What a run of rows remembers of what was looked for in it.
struct RowSearch<ID: Hashable> {
  /// Links with flags are found among so many rows (L5).
  static var flagLimit: Int { 1000 }

  /// Where the ids are; nil until one is looked for in the data.
  var index: RowIndex<ID>?
  /// What is in no row of the data.
  var missing: Set<AnyHashable> = []
  /// The row that was made for the link that was found last.
  var found: ID?
  /// Whether rows hold links with flags, so that the first ones are made.
  var holdsFlags = false
  /// Whether the first rows still have to be made.
  var lacksFlags = false

  /// The data may be others: what is known of them holds only if their ids are the same.
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

  /// Makes a row that is not there; if nothing is found in it, it is as if it had never been.
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

  /// Ends the row that was made for a link, once the link's screen is gone.
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

  /// Makes the first rows, so that the flags in them work.
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
    window.see(first: place, count: window.sight.count, of: view.data.count)
    invalidate()
    return (row, false)
  }

  /// Where the row is whose element has an id, or whose view is called so by `id(_:)`.
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
