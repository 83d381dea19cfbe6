// SPDX-License-Identifier: MIT

import WaymarkRender

/// A screen's bar, for the modes of its title.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large on the root, inline above it.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar, large.
    case large

    var word: TitleDisplayValue? {
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

/// A preference for the tabs around a screen; a stack's topmost screen determines it.
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
  /// Names the screen that this view is on.
  ///
  /// Of several titles on one screen the first in tree order counts, and an outer one beats those
  /// inside it. The next screen's back button shows it (F1).
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: title.content)
  }

  /// Names the screen that this view is on.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    preference(key: NavigationTitleKey.self, value: titleKey.text)
  }

  /// Names the screen that this view is on.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    preference(key: NavigationTitleKey.self, value: String(title))
  }

  /// Names the screen that this view is on.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Names the screen after a bound text.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    BoundTitle(content: self, title: title)
  }

  /// Says how the title of this view's screen is shown.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    preference(key: TitleDisplayModeKey.self, value: displayMode)
  }

  /// Hides the back button of this view's screen; going back stays possible (F4).
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  {
    preference(key: BackButtonHiddenKey.self, value: hidesBackButton)
  }

  /// Hides the whole bar of this view's screen.
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
