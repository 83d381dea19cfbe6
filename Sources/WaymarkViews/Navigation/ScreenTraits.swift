// SPDX-License-Identifier: MIT

/// Traits of a screen that code outside of its views sets, such as view controllers.
package struct ScreenTraits: Equatable {
  /// The title of the screen; nil uses that of its views.
  package var title: String?
  /// Whether the screen's bar is hidden, regardless of its views.
  package var isBarHidden = false
  /// Whether the back button is hidden, regardless of its views.
  package var isBackHidden = false
  /// Whether a person cannot dismiss the presentation, regardless of its views.
  package var isDismissDisabled = false

  /// Creates traits that leave everything to the views.
  package init() {}
}

extension View {
  /// Adds traits of the screen to those that this view sets.
  nonisolated package func screenTraits(_ traits: ScreenTraits) -> some View {
    transformPreference(NavigationTitleKey.self) { $0 = traits.title ?? $0 }
      .transformPreference(NavigationBarHiddenKey.self) { $0 = $0 || traits.isBarHidden }
      .transformPreference(BackButtonHiddenKey.self) { $0 = $0 || traits.isBackHidden }
      .transformPreference(InteractiveDismissDisabledKey.self) {
        $0 = $0 || traits.isDismissDisabled
      }
  }
}
