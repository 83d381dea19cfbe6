// SPDX-License-Identifier: MIT

// Not on systems that have neither UIKit's controllers nor ours.
#if canImport(UIKit) && !os(watchOS) || canImport(WaymarkViews)
public import WaymarkRoutes

#if canImport(UIKit) && !Runtime
import UIKit
#endif

/// Makes an app's navigation of a class by the class's name.
///
/// The class is a ``RuntimeInjectable`` and an ``AppNavigation``, so who names it need not import
/// its module. Where there is no such class that is reported now, and at each navigation, which
/// then shows nothing.
///
/// - Parameter name: The name of the class with that of its module, `App.MyAppNavigation`.
/// - Returns: What the class makes, or what shows nothing.
@MainActor
public func appNavigationFromString(_ name: String) -> any AppNavigation {
  RuntimeInjectable.makeOrReport((any AppNavigation).self, named: name)
    ?? MissingAppNavigation(name: name)
}

/// Makes an app's navigation of a class by the class's name.
///
/// - Parameter name: The name of the class with that of its module, `App.MyAppNavigation`.
/// - Returns: What the class makes.
/// - Throws: Why there is none.
@MainActor
public func appNavigation(named name: String) throws(RuntimeInjectionError) -> any AppNavigation {
  try RuntimeInjectable.make((any AppNavigation).self, named: name)
}

/// Stands for a class that was not found.
private struct MissingAppNavigation: AppNavigation {
  let name: String

  func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController {
    // Reports why there is none, once more.
    _ = RuntimeInjectable.makeOrReport((any AppNavigation).self, named: name)
    return UIViewController()
  }

  func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController) {}
}
#endif
