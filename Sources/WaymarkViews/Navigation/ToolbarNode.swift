// SPDX-License-Identifier: MIT

import WaymarkRender

/// Content with items in the bar of its screen.
final class ToolbarNode: SingleChildNode {
  private var items: ToolbarAnchor?
  /// The item with the menu.
  private var menu: ToolbarAnchor?

  /// Shows items, and after them one with a menu.
  func show(_ items: AnyView?, _ menu: AnyView?) {
    let isNew = self.items == nil && self.menu == nil
    update(&self.items, with: items)
    update(&self.menu, with: menu)
    guard isNew, self.items != nil || self.menu != nil else { return }
    scope.containers.toolbarScreen?.add(self)
    if scope.containers.screen == nil { scope.containers.inspector?.add(self) }
  }

  private func update(_ anchor: inout ToolbarAnchor?, with view: AnyView?) {
    if let content = anchor?.child {
      AnyView._updateNode(content, with: view ?? AnyView(EmptyView()))
    } else if let view, let screen = scope.containers.toolbarScreen {
      let new = ToolbarAnchor(in: self)
      anchor = new
      new.child = AnyView._makeNode(view, in: new)
      screen.childrenChanged()
    }
  }

  /// Adds the items, unless they are those of an inspector that is a sheet.
  func collectItems(_ elements: inout ContiguousArray<ElementID>) {
    if scope.containers.screen == nil, scope.containers.inspector?.place != .column { return }
    items?.child?.collectElements(&elements)
    menu?.child?.collectElements(&elements)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let items { body(items) }
    if let menu { body(menu) }
  }

  override func didUnmount() {
    scope.containers.toolbarScreen?.remove(self)
    if scope.containers.screen == nil { scope.containers.inspector?.remove(self) }
  }
}

extension ToolbarNode: InspectorFollower {
  func inspectorMoved() { scope.containers.toolbarScreen?.childrenChanged() }
}

private final class ToolbarAnchor: AnchorNode {
  override var elementForChildren: ElementNode? { scope.containers.toolbarScreen }
}

extension Containers {
  /// The screen whose bar has the items: the nearest one, or that around the enclosing inspector.
  @MainActor fileprivate var toolbarScreen: ScreenNode? {
    screen ?? inspector?.presenter.scope.containers.toolbarScreen
  }
}
