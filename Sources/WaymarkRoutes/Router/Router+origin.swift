// SPDX-License-Identifier: MIT

extension Router {
  /// Opens the screen of a navigation, preferably in a given target, even if it has not appeared.
  ///
  /// A target that does not register itself is always used; one that does must be on screen and
  /// uncovered to take precedence.
  package func navigate(_ navigation: any Navigation, from origin: any NavigationTarget) {
    storage.navigate(navigation, from: origin)
  }
}
