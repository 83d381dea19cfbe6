// SPDX-License-Identifier: MIT

// Only on systems with view controllers.
#if canImport(UIKit) && !os(watchOS) || canImport(WaymarkViews)
public import WaymarkRoutes

#if canImport(UIKit) && !Runtime
public import UIKit
#endif

/// Creates and shows the view controllers of an app's navigations.
///
/// The equivalent for view controllers of `Waymark`'s protocol for views; a file that imports both
/// modules refers to `WaymarkScenes.AppNavigation`.
///
/// ```swift
/// struct MyAppNavigation: AppNavigation {
///   func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController {
///     if let navigation = navigation as? MyNavigation {
///       switch navigation {
///       case .about: return AboutViewController()
///       case .profile(let person): return ProfileViewController(person: person)
///       }
///     }
///     return UIViewController()
///   }
///
///   func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController) {
///     from.navigationController?.pushViewController(to, animated: true)
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol AppNavigation {
  /// Returns the controller of a navigation.
  func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController

  /// Shows the controller of a navigation, for example by pushing or presenting it.
  ///
  /// - Parameters:
  ///   - navigation: The navigation.
  ///   - from: The controller that navigates, or else the visible one.
  ///   - to: The controller that ``viewcontrollerForNavigation(navigation:)`` returned.
  func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController)
}

extension Router {
  /// Shows view controllers for all navigations without another registration.
  ///
  /// A second call replaces the first one.
  public func setupAppNavigation(appNavigation: any AppNavigation) {
    registerForOthers(ControllerHandler(appNavigation))
    ControllerHandler.announceTargets(to: self)
  }

  /// Opens the screen of a navigation from a view controller.
  ///
  /// - Parameters:
  ///   - navigation: The navigation.
  ///   - controller: The controller to pass to `navigate(_:from:to:)`.
  public func navigate(_ navigation: any Navigation, from controller: UIViewController) {
    navigate(navigation, from: GivenController(controller) as any NavigationTarget)
  }
}

extension UIViewController {
  /// Opens the screen of a navigation from this controller with `Router.default`.
  public func navigate(_ navigation: any Navigation) {
    Router.default.navigate(navigation, from: self)
  }
}
#endif
