// SPDX-License-Identifier: MIT

extension Router {
  /// Opens the screen of a navigation in a given target, even if that has not appeared.
  ///
  /// A target that does not announce itself is taken as it is; one that does has to be on screen
  /// and uncovered to come first.
  package func navigate(_ navigation: any Navigation, from origin: any NavigationTarget) {
    storage.navigate(navigation, from: origin)
  }
}
