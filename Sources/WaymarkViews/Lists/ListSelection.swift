// SPDX-License-Identifier: MIT

import WaymarkRender

/// What is selected in a list, whatever the type of its values.
struct ListSelection {
  let location: any BindingLocation
  /// Whether a row's tag can be selected at all.
  let takes: (AnyHashable) -> Bool
  /// What is selected now.
  let read: () -> (AnyHashable) -> Bool
  /// Reacts to a tap on the row of a tag.
  let tap: (AnyHashable) -> Void

  /// One row or none: a tap selects.
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    location = selection.location
    takes = { $0.base is Value }
    read = {
      let now = selection.wrappedValue.map { AnyHashable($0) }
      return { $0 == now }
    }
    tap = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
  }

  /// Any number of rows: a tap selects, and takes a row out again.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    location = selection.location
    takes = { $0.base is Value }
    read = {
      let now = selection.wrappedValue
      return { tag in (tag.base as? Value).map { now.contains($0) } ?? false }
    }
    tap = { tag in
      guard let value = tag.base as? Value else { return }
      if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
    }
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

final class SelectionNode: SingleChildNode, Settling {
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

  private func changed() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.settle(self)
  }

  func settle() {
    isWaiting = false
    guard isAlive, let selection else { return }
    let isSelected = selection.read()
    for (key, row) in rows {
      let tag = tag(of: row.element)
      let now = tag.map(isSelected) ?? false
      let canTap = tag.map(selection.takes) ?? false
      if now != row.isSelected { row.element.sendToRow(.selected, now ? .bool(true) : nil) }
      if canTap != row.isTappable { row.element.sendToRow(.tappable, canTap ? .bool(true) : nil) }
      rows[key]?.isSelected = now
      rows[key]?.isTappable = canTap
    }
  }

  /// The tag set around a row's content, else the id of its element.
  private func tag(of row: ElementNode) -> AnyHashable? {
    var next = row.parent
    while let node = next, node !== self {
      if let tag = (node as? TagNode)?.tag ?? (node as? RowNode)?.tag { return tag }
      next = node.parent
    }
    return nil
  }

  func handle(
    _ action: HostEvent.Action, on row: ElementNode
  ) throws(HostEventRefusal) {
    guard action == .tap, let selection, let tag = tag(of: row), selection.takes(tag) else {
      throw .unsupported
    }
    guard EnvironmentValues(row.scope).isEnabled else { throw .disabled }
    selection.tap(tag)
  }

  override func didUnmount() { reader.end() }
}

extension ElementNode {
  /// The selection that the element is a row of.
  var selection: SelectionNode? {
    guard wrapping == .selectableRow else { return nil }
    var next = parent
    while let node = next {
      if let selection = node as? SelectionNode { return selection }
      next = node.parent
    }
    return nil
  }

  /// Tells the host a property of the row that the element is in.
  func sendToRow(_ property: Property, _ value: PropertyValue?) {
    if let wrapper { graph.mutations.append(.set(wrapper, property, value)) }
  }
}
