// SPDX-License-Identifier: MIT

import WaymarkRender

/// The bar of a screen, as a namespace for title display modes.
public struct NavigationBarItem: Sendable {
  /// The display mode of a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large for the root screen, inline for the other screens.
    case automatic
    /// A title in the bar.
    case inline
    /// A large title below the bar.
    case large

    var keyword: TitleDisplayValue? {
      switch self {
      case .automatic: nil
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

enum NavigationSubtitleKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

enum TitleDisplayModeKey: PreferenceKey {
  static var defaultValue: NavigationBarItem.TitleDisplayMode? { nil }
  static func reduce(
    value: inout NavigationBarItem.TitleDisplayMode?,
    nextValue: () -> NavigationBarItem.TitleDisplayMode?
  ) { value = value ?? nextValue() }
}

enum NavigationBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Whether the bar at the bottom of a screen is hidden.
enum BottomBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A preference for the tabs around a screen, determined by the topmost screen of a stack.
protocol TabsPreferenceKey: PreferenceKey {}

/// Whether the tabs around a screen are hidden.
enum TabBarHiddenKey: TabsPreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

enum BackButtonHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Sets the title of the enclosing screen.
  ///
  /// If a screen has several titles, the first in tree order applies, and an outer title overrides
  /// those inside it. The back button of the next screen displays it (F1).
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: title.content)
  }

  /// Sets the title of the enclosing screen.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    preference(key: NavigationTitleKey.self, value: titleKey.text)
  }

  /// Sets the title of the enclosing screen.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    preference(key: NavigationTitleKey.self, value: String(title))
  }

  /// Sets the title of the enclosing screen.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the title of the enclosing screen to the value of a binding.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    BoundTitle(content: self, title: title)
  }

  /// Sets the line below the title of the enclosing screen.
  ///
  /// Like the title, of several the first in tree order applies, and an outer one overrides those
  /// inside it. It is below an inline title in the bar, in smaller letters, or below a large title
  /// in the page, and is read after the title as part of the heading. It is also shown without a
  /// title, but not in the back button of the next screen. An empty one is none.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    preference(key: NavigationSubtitleKey.self, value: subtitle.content)
  }

  /// Sets the line below the title of the enclosing screen.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    preference(key: NavigationSubtitleKey.self, value: subtitleKey.text)
  }

  /// Sets the line below the title of the enclosing screen.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    preference(key: NavigationSubtitleKey.self, value: String(subtitle))
  }

  /// Sets the line below the title of the enclosing screen.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(
    _ subtitleResource: LocalizedStringResource
  ) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }

  /// Sets the display mode of the enclosing screen's title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    preference(key: TitleDisplayModeKey.self, value: displayMode)
  }

  /// Hides the back button of the enclosing screen; going back remains possible (F4).
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  {
    preference(key: BackButtonHiddenKey.self, value: hidesBackButton)
  }

  /// Hides the bar of the enclosing screen.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    preference(key: NavigationBarHiddenKey.self, value: hidden)
  }
}

nonisolated private struct BoundTitle<Content: View>: View {
  let content: Content
  @Binding var title: String

  init(content: Content, title: Binding<String>) {
    self.content = content
    _title = title
  }

  @MainActor var body: some View { content.navigationTitle(Text(verbatim: title)) }
}
