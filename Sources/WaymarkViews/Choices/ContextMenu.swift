// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Adds a context menu to this view, which opens on a long press or a secondary click (C5).
  ///
  /// A menu without items has no effect.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    ContextMenuView(base: self, items: menuItems())
  }

  /// Adds a context menu to this view, which opens on a long press.
  ///
  /// The preview is not displayed.
  ///
  /// Ignored: `preview` (hosts show only the menu).
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    contextMenu(menuItems: menuItems)
      .ignoring("The preview of contextMenu(menuItems:preview:)")
  }

  /// Adds a context menu to this view (the older form); nil adds none.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    ContextMenuView(base: self, items: contextMenu?.items)
  }
}

/// The items of a context menu for ``View/contextMenu(_:)``.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a context menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated private struct ContextMenuView<Base: View, Items: View>: View {
  let base: Base
  let items: Items

  private var isEmpty: Bool {
    if let items = items as? any OptionalItems { return items.isNone }
    return Items.self == EmptyView.self
  }

  @MainActor var body: some View {
    MenuHolder(items: items) { [base, isEmpty] _ in
      base.attributes((.contextMenu, isEmpty ? nil : .bool(true)))
    }
  }
}

nonisolated private protocol OptionalItems {
  var isNone: Bool { get }
}

extension Optional: OptionalItems {
  nonisolated fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
