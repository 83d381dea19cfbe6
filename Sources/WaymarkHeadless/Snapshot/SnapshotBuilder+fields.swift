// SPDX-License-Identifier: MIT

package import WaymarkRender

extension SnapshotBuilder {
  // MARK: Fields

  package mutating func visitField(_ source: ElementTree.Element) {
    let isSecure = source.isTrue(.secure)
    let text = source.text(.value) ?? ""
    var field = Element(isSecure ? .secureTextField : .textField, source)
    field.isMultiline = source.kind == .textEditor || source[.axis] == .vertical
    if source.kind == .textEditor { field.type = .textView }
    if source.kind == .searchField { field.type = .searchField }
    field.submits = source.isTrue(.submits)
    field.placeholder = source.text(.placeholder)
    let shown = isSecure ? String(repeating: "•", count: text.count) : text
    field.value = text.isEmpty ? field.placeholder : shown
    if source.kind == .textEditor { field.value = text }
    field.field = .init(id: source.id, text: text)
    field.tap = HostEvent(.focus(true), on: source.id)
    add(field)
  }

  /// Adds the search field of a screen, and its Cancel button.
  package mutating func visitSearch(_ source: ElementTree.Element) {
    visitField(source)
    guard source.isTrue(.active) else { return }
    add(
      Element(type: .button, label: "Cancel", tap: HostEvent(.dismiss, on: source.id)))
  }

  // MARK: Rows

  package mutating func visitRow(_ row: ElementTree.Element) {
    let content = row.children.compactMap { tree[$0] }.filter { $0.kind != .rowActions }
    let badge = row.text(.rowBadge)
    let texts = texts(in: content) + [badge].compactMap { $0 }
    var cell = Element(.cell, row, label: texts.joined(separator: ", "))
    cell.texts = texts
    addSwipeActions(of: row, &cell)
    let name = texts.first ?? ""
    add(cell) { builder in
      if builder.isEditing, row.isTrue(.deletable) {
        let reveal = HostEvent(.reveal(.trailing), on: row.id)
        builder.add(Element(type: .button, label: "Delete \(name)", tap: reveal))
      }
      builder.visitChildren(of: row)
      if let badge { builder.add(Element(type: .staticText, label: badge)) }
      if builder.isEditing, row.isTrue(.movable) {
        var handle = Element(type: .button, label: "Reorder \(name)")
        handle.isHandle = true
        builder.add(handle)
      }
    }
  }

  private func addSwipeActions(of row: ElementTree.Element, _ cell: inout Element) {
    for (edge, actions) in [
      (RowEdge.leading, row[.leadingActions]), (.trailing, row[.trailingActions]),
    ] {
      let isDeletable = edge == .trailing && row.isTrue(.deletable)
      guard actions != nil || isDeletable else { continue }
      let isFull = actions != .partial
      cell.swipes[edge] = .init(
        reveal: HostEvent(.reveal(edge), on: row.id),
        through: isFull ? HostEvent(.swipeThrough(edge), on: row.id) : nil)
    }
    cell.revealed = row[.revealed]
    if cell.revealed != nil { cell.cover = HostEvent(.reveal(nil), on: row.id) }
  }

  package mutating func visitList(_ source: ElementTree.Element) {
    let outer = isEditing
    isEditing = source.isTrue(.editing)
    var list = Element(.collectionView, source)
    if source.isTrue(.refreshable) { list.refresh = HostEvent(.refresh, on: source.id) }
    add(list) { $0.visitChildren(of: source) }
    isEditing = outer
  }

  package mutating func visitScroll(_ source: ElementTree.Element) {
    var scroll = Element(.scrollView, source)
    if source.isTrue(.refreshable) { scroll.refresh = HostEvent(.refresh, on: source.id) }
    add(scroll) { $0.visitChildren(of: source) }
  }
}

extension AccessibilitySnapshot {
  /// The swipe actions of a row.
  package struct RowSwipe {
    /// The event of a swipe, which reveals the actions.
    package var reveal: HostEvent
    /// The event of a full swipe, which performs the first action.
    package var through: HostEvent?
  }

  /// Returns the event of a swipe on the row that contains an element, or nil.
  package func rowEvent(of swipe: Swipe, from index: Int) -> HostEvent? {
    guard swipe.direction.isAcross, !swipe.isCancelled,
      let cell = cell(around: index)
    else { return nil }
    let edge = swipe.direction == .left ? RowEdge.trailing : .leading
    if let cover = elements[cell].cover, elements[cell].revealed != edge { return cover }
    guard let found = elements[cell].swipes[edge] else { return nil }
    return swipe.isFar ? found.through ?? found.reveal : found.reveal
  }

  private func cell(around index: Int) -> Int? {
    var next: Int? = index
    while let here = next {
      if elements[here].type == .cell { return here }
      next = elements[here].parent
    }
    return nil
  }

  /// Returns the refresh event of an element or of its ancestors.
  package func refresh(from index: Int) -> HostEvent? {
    var next: Int? = index
    while let here = next {
      if let refresh = elements[here].refresh { return refresh }
      next = elements[here].parent
    }
    // A swipe over a container that fills the screen hits its frontmost content.
    return elements[index..<elements[index].end].first { $0.isHittable && $0.refresh != nil }?
      .refresh
  }

  /// Returns the event of dragging a row's handle to another row, or nil.
  package func moveEvent(from start: Int, to end: Int, in tree: ElementTree) -> HostEvent? {
    guard elements[start].isHandle, let from = cell(around: start), let to = cell(around: end),
      let row = elements[from].id.flatMap({ tree[$0] }), let target = elements[to].id,
      let siblings = row.parent.flatMap({ tree[$0]?.children }),
      let first = siblings.firstIndex(of: row.id), let last = siblings.firstIndex(of: target)
    else { return nil }
    return HostEvent(.move(by: last - first), on: row.id)
  }
}
