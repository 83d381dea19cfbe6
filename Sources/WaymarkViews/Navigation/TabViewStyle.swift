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

/// A style with pages that a person swipes, and a dot for each page.
///
/// Each view of the ``TabView`` is a page, with or without a `tabItem`.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    fileprivate let name: String
    /// If there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A style with pages that a person swipes.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// A style with pages that a person swipes, and when it shows a dot for each page.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

private struct PageIndexKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}

extension EnvironmentValues {
  /// When tab views show the dots of their pages; nil for tab views with a bar.
  var pageIndex: PageTabViewStyle.IndexDisplayMode? {
    get { self[PageIndexKey.self] }
    set { self[PageIndexKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tab views.
  ///
  /// Hosts draw all styles except ``PageTabViewStyle`` alike: with a bar at the bottom of a narrow
  /// window and a sidebar in a wide one. A tab view has the style that applies when it appears.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.pageIndex, (style as? PageTabViewStyle)?.indexDisplayMode)
  }
}
