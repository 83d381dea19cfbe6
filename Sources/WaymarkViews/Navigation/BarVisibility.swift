// SPDX-License-Identifier: MIT

/// A bar that can be shown or hidden.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Bar: Hashable {
    case automatic, navigation, tabs, bottom
  }

  private let bar: Bar

  /// The bar that the host hides first: the navigation bar.
  public static let automatic = ToolbarPlacement(bar: .automatic)
  /// The bar with the title and the back button.
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(bar: .tabs)
  /// The bar at the bottom of a screen.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)

  /// Whether this is the bar at the bottom of a screen.
  var isBottom: Bool { bar == .bottom }

  /// Whether this is the tab bar.
  var isTabs: Bool { bar == .tabs }

  /// Whether this is a screen's navigation bar.
  var isNavigation: Bool { bar == .automatic || bar == .navigation }
}

/// The display mode of a title in a bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// Large for the root screen, inline for the other screens.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// A title in the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// A large title below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// A large title in the bar; drawn as ``inline``.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  /// Shows or hides bars of the enclosing screen: the navigation bar, the bar at the bottom, and the
  /// tab bar while the screen is visible.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hiding(bars, if: visibility == .hidden)
  }

  /// Shows or hides bars of the enclosing screen: the navigation bar, the bar at the bottom, and the
  /// tab bar while the screen is visible.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hiding(bars, if: visibility == .hidden)
  }

  nonisolated private func hiding(_ bars: [ToolbarPlacement], if isHidden: Bool) -> some View {
    preference(
      key: NavigationBarHiddenKey.self,
      value: isHidden && (bars.isEmpty || bars.contains(where: \.isNavigation))
    )
    .preference(key: BottomBarHiddenKey.self, value: isHidden && bars.contains(where: \.isBottom))
    .preference(key: TabBarHiddenKey.self, value: isHidden && bars.contains(where: \.isTabs))
  }

  /// Sets the display mode of the enclosing screen's title.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}
