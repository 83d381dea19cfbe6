// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view with an inspector, which is a column beside it or a sheet.
///
/// As a sheet, the inspector is one of the presentations of its context. As a column, it is none:
/// this node shows and removes it.
class InspectorPresenterNode: PresenterNode, Settling {
  private(set) lazy var beside = InspectorBox(of: self)
  /// Whether the inspector is a column; nil until the size class is known.
  private var isColumn: Bool?
  private var isWaiting = false
  private lazy var environment = EnvironmentReader(self)

  init(in parent: ViewNode) {
    super.init(.inspector, in: parent)
    child = beside
  }

  /// Whether the binding is true.
  var isOpen: Bool { false }

  final override var isWanted: Bool { isColumn == false && isOpen }

  /// The inspector; nil while it is closed.
  final var inspector: InspectorNode? {
    presented.map { downcast($0, to: InspectorNode.self) }
  }

  private var context: PresentationContext? { scope.containers.presenter }

  final override func makePresented(in anchor: AnchorNode) -> PresentedNode {
    let node = InspectorNode(self, in: anchor)
    node.move(to: isColumn == true ? .column : .sheet)
    return node
  }

  final override func refresh() {
    super.refresh()
    guard !isWaiting else { return }
    isWaiting = true
    graph.settle(self)
  }

  final override func viewChanged() {
    if isOpen, let content = presented?.child { updateContent(content) }
    refresh()
  }

  final func settle() {
    isWaiting = false
    guard isAlive else { return }
    let isRegular = EnvironmentValues(scope, reader: environment).horizontalSizeClass == .regular
    if isColumn != isRegular {
      isColumn = isRegular
      if let inspector { isRegular ? becomeColumn(inspector) : becomeSheet(inspector) }
    }
    if !isOpen, let inspector, inspector.place != .sheet { removePresentation() }
    if !isRegular {
      context?.changed()
    } else if isOpen, presented == nil {
      putUp(replacing: false)
    }
  }

  // Hosts receive the removal of the element from one place before its insertion in the other.

  private func becomeColumn(_ inspector: InspectorNode) {
    context?.release(self)
    inspector.move(to: .column)
    graph.presentations.syncChildren()
    beside.childrenChanged()
  }

  private func becomeSheet(_ inspector: InspectorNode) {
    inspector.move(to: .nowhere)
    beside.childrenChanged()
    beside.syncChildren()
    // Behind another presentation, it waits for its turn, which is not a mistake of the app.
    if inspector.context.isBlocked { return inspector.hide() }
    inspector.context.leave()
    context?.take(self)
  }

  final override func putUp(replacing: Bool) {
    if let inspector {
      if replacing { inspector.waitForDismissal() }
      return inspector.move(to: .sheet)
    }
    super.putUp(replacing: replacing)
    if isColumn == true { beside.childrenChanged() }
  }

  final override func removePresentation() {
    super.removePresentation()
    beside.childrenChanged()
  }

  final override func didUnmount() {
    environment.end()
    super.didUnmount()
  }
}

/// The element around a view and, if it is a column, its inspector.
final class InspectorBox: ElementNode {
  private unowned let presenter: InspectorPresenterNode
  private(set) var child: ViewNode?

  init(of presenter: InspectorPresenterNode) {
    self.presenter = presenter
    super.init(.box, in: presenter)
  }

  func show(_ make: (ViewNode) -> ViewNode) {
    child = make(self)
    finish()
  }

  override func collectContent(_ elements: inout ContiguousArray<ElementID>) {
    super.collectContent(&elements)
    if let inspector = presenter.inspector, inspector.place == .column {
      elements.append(inspector.id)
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
