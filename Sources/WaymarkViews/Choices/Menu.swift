// SPDX-License-Identifier: MIT

import WaymarkRender

/// A button that opens a menu of buttons, toggles, links, pickers and submenus.
///
/// Choosing an item closes the menu and its parent menus; so does a tap outside of it. In a menu, a
/// ``Section`` has a title, a ``Divider`` is a line and a ``Picker`` shows its options (C4).
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Creates a menu with a custom label that opens on a long press; a tap runs an action.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    MenuHolder(items: content) { [label, primaryAction] open in
      MenuButton(label: label, primaryAction: primaryAction, open: open)
    }
  }
}

/// The button of a menu.
nonisolated private struct MenuButton<Label: View>: View {
  let label: Label
  let primaryAction: (@MainActor () -> Void)?
  let open: @MainActor () -> Void

  @MainActor var body: some View {
    ControlView(
      kind: primaryAction == nil ? .menu : nil, action: primaryAction ?? open, label: label
    )
    .attributes((.contextMenu, primaryAction == nil ? nil : .bool(true)))
  }
}
