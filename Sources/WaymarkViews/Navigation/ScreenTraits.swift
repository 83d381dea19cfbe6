// SPDX-License-Identifier: MIT

/// What is said of a screen from outside of its views, as view controllers do.
package struct ScreenTraits: Equatable {
  /// The screen's title; nil leaves that of its views.
  package var title: String?
  /// Whether the screen's bar is hidden, whatever its views say.
  package var isBarHidden = false
  /// Whether the way back is not shown, whatever its views say.
  package var isBackHidden = false
  /// Whether a person cannot dismiss the presentation around, whatever its views say.
  package var isDismissDisabled = false

  /// Leaves all to the views.
  package init() {}
}

extension View {
  /// Adds what is said of the screen around to what this view says.
  nonisolated package func screenTraits(_ traits: ScreenTraits) -> some View {
    transformPreference(NavigationTitleKey.self) { $0 = traits.title ?? $0 }
      .transformPreference(NavigationBarHiddenKey.self) { $0 = $0 || traits.isBarHidden }
      .transformPreference(BackButtonHiddenKey.self) { $0 = $0 || traits.isBackHidden }
      .transformPreference(InteractiveDismissDisabledKey.self) {
        $0 = $0 || traits.isDismissDisabled
      }
  }
}
