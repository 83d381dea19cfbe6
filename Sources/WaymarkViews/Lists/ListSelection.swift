// SPDX-License-Identifier: MIT

import WaymarkRender

/// The type-erased selection of a list.
struct ListSelection {
  let location: any BindingLocation
  /// Whether a tag has the type of the selection.
  let accepts: (AnyHashable) -> Bool
  /// Returns a function that tells whether a tag is selected.
  let read: () -> (AnyHashable) -> Bool
  /// Handles a tap on the row with a tag.
  let tap: (AnyHashable) -> Void
  /// Selects only the row with a tag; nil clears the selection.
  let select: (AnyHashable?) -> Void
  /// Whether a single row is selected, which a next column can show.
  let isSingle: () -> Bool

  /// Creates a selection of at most one row: a tap selects.
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    location = selection.location
    accepts = { $0.base is Value }
    read = {
      let now = selection.wrappedValue.map { AnyHashable($0) }
      return { $0 == now }
    }
    tap = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
    select = { tag in selection.wrappedValue = tag.flatMap { $0.base as? Value } }
    isSingle = { selection.wrappedValue != nil }
  }

  /// Creates a selection of any number of rows: a tap toggles a row.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    location = selection.location
    accepts = { $0.base is Value }
    read = {
      let now = selection.wrappedValue
      return { tag in (tag.base as? Value).map { now.contains($0) } ?? false }
    }
    tap = { tag in
      guard let value = tag.base as? Value else { return }
      if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
    }
    select = { tag in selection.wrappedValue = Set([tag?.base as? Value].compactMap(\.self)) }
    isSingle = { selection.wrappedValue.count == 1 }
  }
}

/// The content of a list, whose rows show whether they are selected.
nonisolated struct SelectionView<Content: View>: WrappingView {
  let content: Content
  let selection: ListSelection?

  @MainActor
  func makeNode(in parent: ViewNode) -> SelectionNode { SelectionNode(selection, in: parent) }

  @MainActor
  func update(_ node: SelectionNode) { node.receive(selection) }
}

final class SelectionNode: SingleChildNode, Settling, TagReader {
  private struct Row {
    unowned let element: ElementNode
    var isSelected = false
    var isTappable = false
  }

  private var selection: ListSelection?
  private var rows: [ObjectIdentifier: Row] = [:]
  private var isWaiting = false
  private lazy var reader = BindingReader(self)

  init(_ selection: ListSelection?, in parent: ViewNode) {
    super.init(in: parent)
    receive(selection)
  }

  override var wrappingForChildren: ItemWrapping { selection == nil ? wrapping : .selectableRow }

  func receive(_ new: ListSelection?) {
    selection = new
    guard let new else { return }
    reader.follow(reading: new.location)
    changed()
    scope.containers.selections?.follower.add(self)
  }

  override func refresh() {
    isDirty = false
    guard selection != nil else { return }
    reader.observe()
    changed()
  }

  func add(_ row: ElementNode) {
    rows[ObjectIdentifier(row)] = Row(element: row)
    changed()
  }

  func remove(_ row: ElementNode) { rows[ObjectIdentifier(row)] = nil }

  func tagsChanged(isDirect: Bool) { changed() }

  private func changed() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.settle(self)
  }

  func settle() {
    isWaiting = false
    guard isAlive, let selection else { return }
    if hasSelection != selection.isSingle() {
      hasSelection.toggle()
      scope.containers.selections?.follower.selectionChanged()
    }
    let isSelected = selection.read()
    for (key, row) in rows {
      let (tag, isLink) = tag(of: row.element)
      let now = tag.map(isSelected) ?? false
      let isTaken = !isLink && tag.map(selection.accepts) ?? false
      let canTap = isTaken && !row.element.isSelectionDisabled(in: self)
      if now != row.isSelected { row.element.sendToWrapper(.selected, now ? .bool(true) : nil) }
      if canTap != row.isTappable {
        row.element.sendToWrapper(.tappable, canTap ? .bool(true) : nil)
      }
      rows[key]?.isSelected = now
      rows[key]?.isTappable = canTap
    }
  }

  /// Returns the tag set around a row's content, else the id of its element.
  ///
  /// A link of a split view selects by its value.
  private func tag(of row: ElementNode) -> (AnyHashable?, isLink: Bool) {
    var next = row.parent
    while let node = next, node !== self {
      if let tag = (node as? any SelectingLink)?.selectionTag, selection?.accepts(tag) == true {
        return (tag, true)
      }
      if let tag = (node as? TagNode)?.tag ?? (node as? RowNode)?.tag { return (tag, false) }
      next = node.parent
    }
    return (nil, false)
  }

  // MARK: In a column of a split view

  /// Whether a single row was selected when the node last settled.
  private(set) var hasSelection = false

  /// Clears the selection.
  func clear() { selection?.select(nil) }

  /// Whether a link in a row can select it: whether the selection has the tag's type.
  func accepts(_ tag: AnyHashable) -> Bool { selection?.accepts(tag) == true }

  /// Selects a row through a link in it; returns false if the row cannot be selected.
  func select(_ tag: AnyHashable, by link: ViewNode) -> Bool {
    guard let selection, !link.isSelectionDisabled(in: self) else { return false }
    selection.select(tag)
    return true
  }

  func handle(
    _ action: HostEvent.Action, on row: ElementNode
  ) throws(HostEventError) {
    guard action == .tap, let selection, case (let tag?, false) = tag(of: row),
      selection.accepts(tag)
    else { throw .unsupported }
    guard EnvironmentValues(row.scope).isEnabled, !row.isSelectionDisabled(in: self) else {
      throw .disabled
    }
    selection.tap(tag)
    scope.containers.selections?.follower.chose()
  }

  override func didUnmount() {
    reader.end()
    scope.containers.selections?.follower.remove(self)
  }
}

/// A link whose value can be selected in an enclosing list.
@MainActor
protocol SelectingLink {
  /// The tag of the link's row in a selection; nil outside of split views.
  var selectionTag: AnyHashable? { get }
}

extension ElementNode {
  /// The selection of the list that contains the element's row.
  var selection: SelectionNode? {
    wrapping == .selectableRow ? enclosingSelection : nil
  }
}

extension ViewNode {
  /// The selection of the enclosing list.
  var enclosingSelection: SelectionNode? {
    var next = parent
    while let node = next {
      if let selection = node as? SelectionNode { return selection }
      next = node.parent
    }
    return nil
  }
}
