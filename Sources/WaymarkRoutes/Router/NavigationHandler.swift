// SPDX-License-Identifier: MIT

/// Opens the screens of navigations, as views or as view controllers.
///
/// A ``Router`` finds it by the type of the navigation, and offers it the targets on screen.
@MainActor
package protocol NavigationHandler: AnyObject {
  /// Opens the screen of a navigation in a target.
  ///
  /// - Parameters:
  ///   - navigation: The navigation, of the type for which the handler was registered.
  ///   - target: One of the router's targets, of any kind.
  ///   - shown: Called once when the screen is shown and the state contains it, before or after
  ///     this method returns; not called if the target rejects the change.
  /// - Returns: Whether the target supports such a screen. If not, the call has no effect, and the
  ///   next target is offered.
  func open(
    _ navigation: any Navigation, in target: any NavigationTarget,
    then shown: @escaping @MainActor () -> Void
  ) -> Bool
}
