// SPDX-License-Identifier: MIT

/// What opens the screens of navigations, in one form: as views or as view controllers.
///
/// A ``Router`` finds it by the type of the navigation, and offers it the targets on screen.
@MainActor
package protocol NavigationHandler: AnyObject {
  /// Opens the screen of a navigation in a target.
  ///
  /// - Parameters:
  ///   - navigation: The navigation; of the type that the handler was registered for.
  ///   - target: One of the router's targets, of whatever form.
  ///   - shown: Called once when the screen is shown and the state says so, be it before this
  ///     returns or later; never if the target refuses the change.
  /// - Returns: Whether the target takes such a screen; if not, nothing has happened, and the next
  ///   target is offered.
  func open(
    _ navigation: any Navigation, in target: any NavigationTarget,
    then shown: @escaping @MainActor () -> Void
  ) -> Bool
}
