// SPDX-License-Identifier: MIT

import WaymarkRender

/// The appearance that views set for a bar; for nil values, the host's default applies.
struct BarLook: LayeredLook {
  var background: PropertyValue?
  var isShown: Bool?
  var scheme: ColorScheme?

  /// Fills in the values that are nil here from another appearance.
  mutating func add(_ other: BarLook) {
    background = background ?? other.background
    isShown = isShown ?? other.isShown
    scheme = scheme ?? other.scheme
  }

  /// The properties that hosts receive.
  var properties: [(property: Property, value: PropertyValue?)] {
    [
      (.barBackground, background), (.barBackgroundShown, isShown.map { .bool($0) }),
      (.barColorScheme, scheme?.value),
    ]
  }
}

/// The appearance of a screen's bar.
enum BarLookKey: LookPreferenceKey {
  typealias Value = BarLook
}

/// The appearance of the tab bar around a screen.
enum TabBarLookKey: LookPreferenceKey, TabsPreferenceKey {
  typealias Value = BarLook
}

extension View {
  nonisolated private func barLook(_ bars: [ToolbarPlacement], _ look: BarLook) -> some View {
    let isForScreen = bars.isEmpty || bars.contains(where: \.isNavigation)
    let isForTabs = bars.contains(where: \.isTabs)
    return transformPreference(BarLookKey.self) { if isForScreen { $0 = look.over($0) } }
      .transformPreference(TabBarLookKey.self) { if isForTabs { $0 = look.over($0) } }
  }

  /// Sets the background of this view's bars to a colour, a gradient or a material.
  ///
  /// It applies to the navigation bar, and to the tab bar while the screen is visible. Bottom bars
  /// keep their default appearance.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { barLook(bars, BarLook(background: style._paint)) }

  /// Shows or hides the background of the screen's bars; with `automatic`, the host decides.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars, BarLook(isShown: visibility.isShown))
  }

  /// Shows or hides the background of the screen's bars; with `automatic`, the host decides.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars, BarLook(isShown: visibility.isShown))
  }

  /// Sets the colour scheme of the screen's bars; nil uses that of their surroundings.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { barLook(bars, BarLook(scheme: colorScheme)) }

  /// Has no effect: hosts draw the bars of all screens alike.
  ///
  /// Ignored: `role`.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// The purpose of a screen's toolbar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// The purpose that the context suggests.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The toolbar of a screen in a navigation stack.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The toolbar of content with a browsing history.
  public static let browser = ToolbarRole(name: "browser")
  /// The toolbar of a document editor.
  public static let editor = ToolbarRole(name: "editor")
}
