// SPDX-License-Identifier: MIT

/// How a ``TabView`` looks.
@MainActor
@preconcurrency
public protocol TabViewStyle: Sendable {}

/// The usual look: a bar at the bottom, or a sidebar where there is room.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The usual look.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A sidebar where there is room for one: what hosts do anyway.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where there is room for one.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension View {
  /// Says how the tabs in this view look.
  ///
  /// The styles there are look the same: hosts show a bar at the bottom of a narrow window and a
  /// sidebar in a wide one.
  ///
  /// Ignored: `style` (the width of the window determines the style).
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
