// SPDX-License-Identifier: MIT

extension StackNode {
  /// Updates the screens to match the path; the common prefix of the old and the new path stays
  /// (N11).
  func settle() {
    isWaiting = false
    guard isAlive, root != nil else { return }
    let count = source.count
    let values = source.read()
    var kept = keptCount(values: values)
    var changed = kept < entries.count
    let moved = viewCount == 0 && count == entries.count ? source.keptAtEnd : 0
    // Not an empty slice, for which the first push would copy all entries.
    let end = moved > 0 ? entries.suffix(moved) : []
    if moved > 0 {
      for entry in entries[kept..<(entries.count - moved)].reversed() { drop(entry) }
      entries.removeSubrange(kept...)
      changed = true
    } else if changed {
      let isPathOld = values == entries.count - viewCount && values == source.count
      drop(from: kept)
      if isPathOld {
        // A view below values was removed; a path newer than that determines itself which values
        // stay.
        source.truncate(to: entries.count - viewCount)
        _ = source.read()
      }
    }
    for driver in drivers {
      guard let change = driver.adoptChange() else { continue }
      if let shown = driver.shown { changedSources.insert(ObjectIdentifier(shown)) }
      if change == .identity, driver.screen?.isBefore(self) == true { popToLed() }
    }
    if !changedSources.isEmpty {
      let changed = changedSources
      changedSources = []
      update(entries, by: changed)
      update(end, by: changed)
    }
    if destinations.consumeChanges() {
      for index in entries.indices where entries[index].isPlaceholder {
        guard replacePlaceholder(index) else { continue }
        changed = true
        kept = min(kept, index)
      }
    }
    let first = entries.count - viewCount
    for index in first..<max(first, source.count - moved) {
      guard push(source.value(at: index), at: index, hasNews: changed) else { break }
      changed = true
    }
    for entry in end {
      entry.screen.index = entries.count + 1
      entries.append(entry)
    }
    for driver in drivers {
      driver.search()
      guard let wanted = driver.wanted, driver.shown !== wanted else { continue }
      let leads = driver.screen?.isBefore(self) == true
      if leads { popAll() }
      driver.shown = wanted
      let entry = StackEntry(.bound, wanted, ScreenNode(in: self, index: entries.count + 1))
      entry.isLed = leads
      push(entry)
      changed = true
    }
    if changed { screensChanged(from: kept) }
    settleUncovered()
  }

  /// Returns the number of entries that stay with a number of values at the path's start.
  private func keptCount(values: Int) -> Int {
    if viewCount == 0 { return min(values, entries.count) }
    var seen = 0
    for (index, entry) in entries.enumerated() {
      switch entry.kind {
      case .value:
        guard seen < values else { return index }
        seen += 1
      case .view:
        guard entry.pusher != nil else { return index }
      case .bound:
        guard let pusher = entry.pusher, let driver = pusher.driver, driver.shown === pusher,
          driver.wanted === pusher
        else { return index }
      }
    }
    return entries.count
  }

  /// Removes entries because the lowest of them is no longer requested.
  private func drop(from index: Int) {
    let dropped = entries[index...]
    let cause = dropped.first
    // Removed from the list first: a link that is removed with its screen must not cut the newer
    // path.
    entries.removeSubrange(index...)
    for entry in dropped.reversed() {
      let pusher = entry.pusher
      let driver = entry.kind == .bound ? pusher?.driver : nil
      drop(entry)
      guard let pusher, let driver else { continue }
      if driver.shown === pusher { driver.shown = nil }
      // All entries above are removed, too, and remaining declarations are notified (N13).
      if entry !== cause, let screen = driver.screen, screen.index <= index {
        driver.clear(pusher)
      }
    }
  }

  /// Updates the content of entries whose sources have changed.
  private func update(_ entries: some Sequence<StackEntry>, by changed: Set<ObjectIdentifier>) {
    for entry in entries {
      guard let pusher = entry.pusher, changed.contains(ObjectIdentifier(pusher)) else { continue }
      graph.counters.touched += 1
      if let content = entry.screen.child { pusher.update(content, for: entry.value) }
    }
  }

  func push(_ entry: StackEntry) {
    if entry.kind != .value { viewCount += 1 }
    entries.append(entry)
    if entry.screen.child != nil { return begin(entry) }
    entry.screen.show { screen in
      entry.pusher?.make(in: screen, for: entry.value)
        ?? MissingDestination._makeNode(MissingDestination(), in: screen)
    }
  }

  /// Pushes a value of the path; returns false if the path ends here for now.
  private func push(_ value: PathElement, at index: Int, hasNews: Bool) -> Bool {
    if let encoded = value.encoded, encoded.decoded == nil, !destinations.decode(encoded) {
      // New screens of this pass can declare a destination for it.
      if hasNews { pathChanged() } else { cutPath(at: index, encoded) }
      return false
    }
    let found = destinations[value.resolved]
    if found == nil { report(missing: value.resolved) }
    push(
      takePrepared(value, by: found)
        ?? StackEntry(value, found, ScreenNode(in: self, index: entries.count + 1)))
    return true
  }

  /// Ends the path before a restored value that no destination supports (P4).
  private func cutPath(at index: Int, _ value: EncodedValue) {
    graph.report(
      """
      Failed to decode item in navigation path at index \(index), of type “\(value.tag)”. Perhaps \
      the "navigationDestination" declarations have changed since the path was encoded?
      """)
    source.truncate(to: index)
    pathChanged()
  }

  private func replacePlaceholder(_ index: Int) -> Bool {
    guard let value = entries[index].value, let found = destinations[value.resolved] else {
      return false
    }
    drop(entries[index])
    let entry = StackEntry(value, found, ScreenNode(in: self, index: index + 1))
    entries[index] = entry
    entry.screen.show { found.make(in: $0, for: value) }
    return true
  }

  func drop(_ entry: StackEntry) {
    if entry.kind != .value { viewCount -= 1 }
    childrenChanged()
    entry.screen.unmount()
  }
}
