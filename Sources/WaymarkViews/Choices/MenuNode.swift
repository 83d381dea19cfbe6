// SPDX-License-Identifier: MIT

import WaymarkRender

/// Content with a menu that it can open.
nonisolated struct MenuHolder<Base: View, Items: View>: View {
  typealias Open = @MainActor () -> Void

  let items: Items
  let base: (@escaping Open) -> Base
  @State private var isOpen = false

  init(items: Items, base: @escaping (@escaping Open) -> Base) {
    self.items = items
    self.base = base
  }

  @MainActor var body: some View {
    let open: Open = { [$isOpen] in $isOpen.wrappedValue = true }
    PresentationView(
      base: OpenerView(content: base(open), open: open), kind: .menu, isPresented: $isOpen,
      onDismiss: nil
    ) {
      items
        .environment(\.isInMenu, true)
        .environment(\.labelsAreHidden, false)
        .environment(\.appliedButtonStyle, nil)
    }
  }
}

/// Content that opens a menu.
nonisolated struct OpenerView<Content: View>: WrappingView {
  let content: Content
  let open: @MainActor () -> Void

  @MainActor
  func makeNode(in parent: ViewNode) -> OpenerNode { OpenerNode(open, in: parent) }

  @MainActor
  func update(_ node: OpenerNode) { node.open = open }
}

final class OpenerNode: SingleChildNode {
  fileprivate(set) var open: @MainActor () -> Void

  init(_ open: @escaping @MainActor () -> Void, in parent: ViewNode) {
    self.open = open
    super.init(in: parent)
  }
}

extension ElementNode {
  /// Opens the element's menu.
  func openMenu() throws(HostEventError) {
    guard resolved(.contextMenu) == .bool(true) else { throw .unsupported }
    guard EnvironmentValues(scope).isEnabled else { throw .disabled }
    var next = parent
    while let node = next, !(node is ElementNode) {
      if let opener = node as? OpenerNode { return opener.open() }
      next = node.parent
    }
    throw .unsupported
  }

  /// Returns the outermost menu to close after an event: choosing an item closes its menu and the
  /// parent menus.
  fileprivate func menuToClose(after event: HostEvent) -> PresentedNode? {
    switch event.action {
    case .tap, .select, .changeOn: break
    default: return nil
    }
    if (self as? ContentNode)?.opensMenu == true { return nil }
    if EnvironmentValues(scope).menuActionDismissBehavior == .disabled { return nil }
    var found: PresentedNode?
    var next = parent
    while let node = next {
      if let presented = node as? PresentedNode {
        guard presented.presenter.kind == .menu else { return found }
        found = presented
      }
      next = node.parent
    }
    return found
  }
}

/// Opens menus, and closes them once an item is chosen.
final class MenuEvents: EventFilter {
  static let shared = MenuEvents()

  func deliver(
    _ event: HostEvent, to element: ElementNode, _ next: Next
  ) throws(HostEventError) {
    let menu = element.menuToClose(after: event)
    if event.action == .openMenu, event.target == element.id {
      try element.openMenu()
    } else {
      try next()
    }
    menu?.presenter.dismiss()
  }
}

extension ContentNode {
  fileprivate var opensMenu: Bool {
    kind == .button && properties.contains { $0 == (.role, RoleValue.menu.propertyValue) }
  }
}

private struct IsInMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view is an item of a menu.
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}
