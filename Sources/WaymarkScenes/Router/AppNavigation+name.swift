// SPDX-License-Identifier: MIT

// Only on systems with view controllers.
#if canImport(UIKit) && !os(watchOS) || canImport(WaymarkViews)
public import WaymarkRoutes

#if canImport(UIKit) && !Runtime
import UIKit
#endif

/// Creates an app navigation of a class by the name of the class.
///
/// The class conforms to ``RuntimeInjectable`` and ``AppNavigation``, so the caller need not import
/// its module. A missing class is reported immediately and at each navigation, which then shows
/// nothing.
///
/// - Parameter name: The qualified name of the class, such as `App.MyAppNavigation`.
/// - Returns: An instance of the class, or one that shows nothing.
@MainActor
public func appNavigationFromString(_ name: String) -> any AppNavigation {
  RuntimeInjectable.makeOrReport((any AppNavigation).self, named: name)
    ?? MissingAppNavigation(name: name)
}

/// Creates an app navigation of a class by the name of the class.
///
/// - Parameter name: The qualified name of the class, such as `App.MyAppNavigation`.
/// - Returns: An instance of the class.
/// - Throws: The reason why there is none.
@MainActor
public func appNavigation(named name: String) throws(RuntimeInjectionError) -> any AppNavigation {
  try RuntimeInjectable.make((any AppNavigation).self, named: name)
}

/// Replaces a class that was not found.
private struct MissingAppNavigation: AppNavigation {
  let name: String

  func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController {
    // Reports the missing class again.
    _ = RuntimeInjectable.makeOrReport((any AppNavigation).self, named: name)
    return UIViewController()
  }

  func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController) {}
}
#endif
