// SPDX-License-Identifier: MIT

/// A type that describes the appearance of a ``TabView``.
@MainActor
@preconcurrency
public protocol TabViewStyle: Sendable {}

/// The default style: a bar at the bottom, or a sidebar if there is space.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A style with a sidebar if there is space, as hosts do by default.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A style with a sidebar if there is space.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension View {
  /// Has no effect: hosts show a bar at the bottom of a narrow window and a sidebar in a wide one.
  ///
  /// Ignored: `style` (the width of the window determines the style).
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
