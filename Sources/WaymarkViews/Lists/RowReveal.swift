// SPDX-License-Identifier: MIT

import WaymarkRender

/// The row of a graph that shows its actions, at most one.
@MainActor
final class RowReveal: EventFilter {
  static let slot = GraphSlot { RowReveal() }

  private(set) var shown: RowActionsNode?

  /// Shows the actions at an edge of a row.
  func reveal(_ edge: RowEdge, of row: ElementNode) throws(HostEventError) {
    guard let wrapper = row.wrapper else { throw .unsupported }
    let source = row.actions(at: edge)
    guard source != nil || edge == .trailing && row.isDeletable else { throw .unsupported }
    guard EnvironmentValues(row.scope).isEnabled else { throw .disabled }
    if let shown, shown.row === row, shown.edge == edge { return }
    hide()
    let actions = RowActionsNode(of: row, edge, from: source)
    shown = actions
    actions.isHeld(by: row)
    row.graph.mutations.append(.insert(actions.id, into: wrapper, at: 1))
    row.sendToWrapper(.revealed, edge.propertyValue)
  }

  /// Performs the first action at an edge of a row.
  func swipeThrough(_ edge: RowEdge, of row: ElementNode) throws(HostEventError) {
    guard row.resolved(edge.property) != RowActionsValue.partial.propertyValue else {
      throw .unsupported
    }
    try reveal(edge, of: row)
    defer { hide() }
    guard let first = shown?.first else { throw .unsupported }
    try first.handle(.tap)
  }

  func hide() {
    guard let old = shown else { return }
    if old.row.isAlive { old.row.sendToWrapper(.revealed, nil) }
    remove(old)
  }

  private func remove(_ old: RowActionsNode) {
    shown = nil
    guard old.isAlive else { return }
    if let wrapper = old.row.wrapper {
      old.graph.mutations.append(.remove(old.id, from: wrapper))
      old.graph.detached.insert(old.id)
    }
    old.unmount()
  }

  /// Hides the actions of a row that ends.
  func rowEnds(_ row: ElementNode) {
    if let shown, shown.row === row { remove(shown) }
  }

  /// Hides the actions once they, or other elements, are used.
  func deliver(
    _ event: HostEvent, to element: ElementNode, _ next: Next
  ) throws(HostEventError) {
    defer { follow(event, on: element) }
    try next()
  }

  private func follow(_ event: HostEvent, on element: ElementNode) {
    guard let shown else { return }
    switch event.action {
    case .tap, .changeOn, .select, .back, .increment, .decrement, .move: hide()
    case .focus(true) where !shown.holds(element): hide()
    default: break
    }
  }
}

extension ElementNode {
  /// The node that creates the row's actions at an edge; nil if there are none.
  fileprivate func actions(at edge: RowEdge) -> SwipeActionsNode? {
    var next = attributes
    while let node = next {
      if let source = node as? SwipeActionsNode, source.edge == edge { return source }
      next = node.attributes
    }
    return nil
  }

  /// Handles an event on the row that contains the element.
  fileprivate func handleAsRow(_ action: HostEvent.Action) throws(HostEventError) {
    switch action {
    case .reveal(let edge?): try graph.rows.reveal(edge, of: self)
    case .reveal(nil):
      guard graph.rows.shown?.row === self else { throw .unsupported }
      graph.rows.hide()
    case .swipeThrough(let edge): try graph.rows.swipeThrough(edge, of: self)
    case .move(let offset): try moveRow(by: offset)
    case .openMenu where selection == nil && choices == nil: try openMenu()
    default:
      if let selection { return try selection.handle(action, on: self) }
      if let choices { return try choices.handle(action, on: self) }
      try handle(action)
    }
  }
}

/// Delivers the events on rows.
final class RowEvents: EventFilter {
  static let shared = RowEvents()

  func deliver(
    _ event: HostEvent, to element: ElementNode, _ next: Next
  ) throws(HostEventError) {
    if event.target == element.id { try next() } else { try element.handleAsRow(event.action) }
  }
}

extension ViewGraph {
  var rows: RowReveal { self[RowReveal.slot] }
}
