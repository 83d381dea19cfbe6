// SPDX-License-Identifier: MIT

import WaymarkRender

/// A button that opens a menu of buttons, toggles, links, pickers and further menus.
///
/// Choosing something closes the menu, and the menus that it was opened from; so does a tap beside
/// it. In a menu, a ``Section`` has a title, a ``Divider`` is a line and a ``Picker`` shows its
/// choices (C4).
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?

  /// A menu with a label of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// A menu that a long press opens; a tap runs an action.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  /// What it consists of.
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
