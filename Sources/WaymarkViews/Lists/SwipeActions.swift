// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Adds buttons to the enclosing row, which a swipe from one of its edges reveals.
  ///
  /// A full swipe performs the first action unless `allowsFullSwipe` is false. At most one row of
  /// an app shows its actions; they are hidden when one of them or another element is tapped. If
  /// there are several modifiers for one edge, the innermost applies.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    SwipeActionsView(
      content: self, actions: content(), edge: edge == .leading ? .leading : .trailing,
      isFull: allowsFullSwipe)
  }
}

nonisolated struct SwipeActionsView<Content: View, Actions: View>: WrappingView {
  let content: Content
  let actions: Actions
  let edge: RowEdge
  let isFull: Bool

  private var values: [(Property, PropertyValue)] {
    [(edge.property, (isFull ? RowActionsValue.full : .partial).propertyValue)]
  }

  @MainActor
  func makeNode(in parent: ViewNode) -> SwipeActionsNode {
    let node = SwipeActionsNode(values, edge, in: parent)
    give(to: node)
    return node
  }

  @MainActor
  func update(_ node: SwipeActionsNode) {
    give(to: node)
    node.receive(values)
    node.bringUpToDate()
  }

  @MainActor
  private func give(to node: SwipeActionsNode) {
    node.make = { [actions] parent in Actions._makeNode(actions, in: parent) }
    node.update = { [actions] child in Actions._updateNode(child, with: actions) }
  }
}

/// A node that adds actions to the rows below it at an edge, and creates them.
final class SwipeActionsNode: AttributeNode {
  let edge: RowEdge
  fileprivate(set) var make: ((ViewNode) -> ViewNode)?
  fileprivate var update: ((ViewNode) -> Void)?

  init(_ values: [(Property, PropertyValue)], _ edge: RowEdge, in parent: ViewNode) {
    self.edge = edge
    super.init(values, in: parent)
  }

  /// Updates revealed actions when their state changes.
  fileprivate func bringUpToDate() {
    guard let shown = graph.rows.shown, shown.source === self, let child = shown.child else {
      return
    }
    update?(child)
  }
}

extension RowEdge {
  var property: Property { self == .leading ? .leadingActions : .trailingActions }
}

/// The revealed actions of a row.
final class RowActionsNode: ElementNode {
  let row: ElementNode
  let edge: RowEdge
  private(set) weak var source: SwipeActionsNode?
  private(set) var child: ViewNode?

  init(of row: ElementNode, _ edge: RowEdge, from source: SwipeActionsNode?) {
    self.row = row
    self.edge = edge
    self.source = source
    super.init(.rowActions, in: row, scope: source?.scope ?? row.scope)
    if let make = source?.make {
      child = make(self)
    } else {
      let delete = Button("Delete", role: .destructive) { [weak row] in row?.deleteRow() }
      child = Button._makeNode(delete, in: self)
    }
    finish()
  }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    body(.placement, (edge == .leading ? PlacementValue.leading : .trailing).propertyValue)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  /// The first button.
  var first: ContentNode? {
    func find(_ node: ViewNode) -> ContentNode? {
      if let element = node as? ContentNode, element.kind == .button { return element }
      var found: ContentNode?
      node.forEachChild { if found == nil { found = find($0) } }
      return found
    }
    return find(self)
  }

  func holds(_ element: ElementNode) -> Bool {
    var next: ViewNode? = element
    while let node = next {
      if node === self { return true }
      next = node.parent
    }
    return false
  }
}
