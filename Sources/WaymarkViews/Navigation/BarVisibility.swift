// SPDX-License-Identifier: MIT

/// A bar that can be shown or hidden.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Bar: Hashable {
    case automatic, navigation, tabs, bottom
  }

  private let bar: Bar

  /// The bars that the host hides first: the navigation bar.
  public static let automatic = ToolbarPlacement(bar: .automatic)
  /// The bar with the title and the back button.
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(bar: .tabs)
  /// The bar at the bottom of a screen.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)

  /// Whether it stands for the tabs around a screen.
  var isTabs: Bool { bar == .tabs }

  /// Whether it stands for a screen's navigation bar.
  var isNavigation: Bool { bar == .automatic || bar == .navigation }
}

/// How the title of a bar is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// Large on the root, inline above it.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Below the bar, large.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large, in the bar; drawn as ``inline``.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  /// Shows or hides bars of this view's screen: the navigation bar, and the tabs while the screen
  /// is the one that is seen.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hiding(bars, if: visibility == .hidden)
  }

  /// Shows or hides bars of this view's screen: the navigation bar, and the tabs while the screen
  /// is the one that is seen.
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
    .preference(key: TabBarHiddenKey.self, value: isHidden && bars.contains(where: \.isTabs))
  }

  /// Says how the title of this view's screen is shown.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}
