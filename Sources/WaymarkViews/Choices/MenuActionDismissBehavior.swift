// SPDX-License-Identifier: MIT

/// Whether a menu closes when a person selects one of its items.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String

  /// The default of the host: the menu closes.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private struct MenuActionDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether a menu closes after an item of this view is selected.
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissKey.self] }
    set { self[MenuActionDismissKey.self] = newValue }
  }
}

extension View {
  /// Sets whether menus close when a person selects an item that is in this view.
  ///
  /// Like SwiftUI's `menuActionDismissBehavior`: around a menu, it applies to all items; around an
  /// item, to this one. A menu that stays open shows the item's new state, and closes at a tap
  /// outside or by Escape.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { environment(\.menuActionDismissBehavior, behavior) }
}
