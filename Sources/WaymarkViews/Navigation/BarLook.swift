// SPDX-License-Identifier: MIT

import WaymarkRender

/// What views say of the looks of bars; what is nil is the host's.
struct BarLook: LayeredLook {
  var background: PropertyValue?
  var isShown: Bool?
  var scheme: ColorScheme?

  /// Adds what another says of what is nil here.
  mutating func add(_ other: BarLook) {
    background = background ?? other.background
    isShown = isShown ?? other.isShown
    scheme = scheme ?? other.scheme
  }

  /// What hosts are told.
  var properties: [(property: Property, value: PropertyValue?)] {
    [
      (.barBackground, background), (.barBackgroundShown, isShown.map { .bool($0) }),
      (.barColorScheme, scheme.map { .text("\($0)") }),
    ]
  }
}

/// The look of a screen's bar.
enum BarLookKey: LookPreferenceKey {
  typealias Value = BarLook
}

/// The look of the tabs around a screen.
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

  /// Fills bars of this view's screen with a colour, a gradient or a material.
  ///
  /// The navigation bar, and the tabs while the screen is the one that is seen. A bar at the bottom
  /// of the screen looks as usual.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { barLook(bars, BarLook(background: style._paint)) }

  /// Shows or hides what fills bars of this view's screen; `automatic` leaves that to the host.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars, BarLook(isShown: visibility.isShown))
  }

  /// Shows or hides what fills bars of this view's screen; `automatic` leaves that to the host.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars, BarLook(isShown: visibility.isShown))
  }

  /// Draws bars of this view's screen for light or for dark; nil as what is around.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { barLook(bars, BarLook(scheme: colorScheme)) }

  /// Would say what this view's screen is for; hosts draw the bars of all screens alike.
  ///
  /// Ignored: `role`.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Adds a menu to the title of this view's screen: a button of the bar, after its other items.
  nonisolated public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    let content = content()
    return toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Menu {
          content
        } label: {
          Label("Title Menu", systemImage: "chevron.down")
        }
      }
    }
  }
}

/// What a screen is for.
public struct ToolbarRole: Hashable, Sendable {
  private let word: String

  /// As its place says.
  public static let automatic = ToolbarRole(word: "automatic")
  /// One of a stack.
  public static let navigationStack = ToolbarRole(word: "navigationStack")
  /// Content that is gone through with a history.
  public static let browser = ToolbarRole(word: "browser")
  /// A document that is edited.
  public static let editor = ToolbarRole(word: "editor")
}

extension Visibility {
  /// Whether something is shown; nil leaves it to the host.
  var isShown: Bool? { self == .automatic ? nil : self == .visible }
}
