// SPDX-License-Identifier: MIT

// Not on systems that have neither UIKit's controllers nor ours.
#if canImport(UIKit) && !os(watchOS) || canImport(WaymarkViews)
public import WaymarkRoutes

#if canImport(UIKit) && !Runtime
public import UIKit
#endif

/// Makes the view controllers of an app's navigations, and shows them.
///
/// The view-controller form of what `Waymark` has for views; a file that imports both names it
/// `WaymarkScenes.AppNavigation`.
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
  /// The controller that a navigation shows.
  func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController

  /// Shows the controller of a navigation: pushes it, presents it, or whatever suits.
  ///
  /// - Parameters:
  ///   - navigation: The navigation.
  ///   - from: The controller that navigates, or else the visible one.
  ///   - to: What ``viewcontrollerForNavigation(navigation:)`` has made for it.
  func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController)
}

extension Router {
  /// Has view controllers be the screens of all navigations that no other form is registered for.
  ///
  /// What was registered so before is replaced.
  public func setupAppNavigation(appNavigation: any AppNavigation) {
    registerForOthers(ControllerHandler(appNavigation))
    ControllerHandler.announceTargets(to: self)
  }

  /// Opens the screen of a navigation from a view controller.
  ///
  /// - Parameters:
  ///   - navigation: The navigation.
  ///   - controller: What `navigate(_:from:to:)` of the app's navigation is called with.
  public func navigate(_ navigation: any Navigation, from controller: UIViewController) {
    navigate(navigation, from: GivenController(controller) as any NavigationTarget)
  }
}

extension UIViewController {
  /// Opens the screen of a navigation from this controller, by `Router.default`.
  public func navigate(_ navigation: any Navigation) {
    Router.default.navigate(navigation, from: self)
  }
}
#endif
