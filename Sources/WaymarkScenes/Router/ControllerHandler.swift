// SPDX-License-Identifier: MIT

// Only on systems with view controllers.
#if canImport(UIKit) && !os(watchOS) || canImport(WaymarkViews)
import WaymarkRoutes

#if canImport(UIKit) && !Runtime
import UIKit
#endif

/// A navigation target that shows view controllers.
@MainActor
protocol ControllerTarget: NavigationTarget {
  /// The frontmost controller; nil if there is none.
  var front: UIViewController? { get }
}

/// Opens navigations as view controllers.
final class ControllerHandler: NavigationHandler {
  private let appNavigation: any AppNavigation

  init(_ appNavigation: any AppNavigation) { self.appNavigation = appNavigation }

  func open(
    _ navigation: any Navigation, in target: any NavigationTarget,
    then shown: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let target = target as? any ControllerTarget, let from = target.front else {
      return false
    }
    let to = appNavigation.viewcontrollerForNavigation(navigation: navigation)
    appNavigation.navigate(navigation, from: from, to: to)
    from.afterShowing(shown)
    return true
  }
}

/// A given controller as a navigation target.
final class GivenController: ControllerTarget {
  private let controller: UIViewController

  init(_ controller: UIViewController) { self.controller = controller }

  var front: UIViewController? { controller }
  var isUncovered: Bool { true }
  var announcesItself: Bool { false }
}
#endif
