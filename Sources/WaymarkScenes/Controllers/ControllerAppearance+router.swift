// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkViews

extension ControllerAppearance: ControllerTarget {
  /// The controller in front of the scene whose code runs, if that shows one; else of this one.
  var front: UIViewController? {
    let current = SceneSurroundings.current?.graph?.companion as? ControllerAppearance
    return current?.ownFront ?? ownFront
  }

  var isUncovered: Bool { front != nil }

  /// The frontmost of the scene's controllers that holds no other: what is presented last, and of
  /// a stack the top.
  private var ownFront: UIViewController? {
    var front = root ?? embedded.last { $0.isVisible || $0.presentation != nil }
    while let one = front {
      guard let inner = one.presentation?.controller ?? (one as? UINavigationController)?.held.last
      else { return one }
      front = inner
    }
    return nil
  }
}

extension ControllerHandler {
  /// Makes the scene whose code runs a target of a router.
  static func announceTargets(to router: Router) {
    ControllerAppearance.isRouted = true
    guard let graph = SceneSurroundings.current?.graph else { return }
    ControllerAppearance.of(graph).join(router)
  }
}

extension UIViewController {
  /// Runs an action once what was asked for is shown.
  func afterShowing(_ action: @escaping @MainActor () -> Void) {
    guard let appearance else { return action() }
    appearance.afterAppearing(action)
    appearance.changed(isAnimated: false)
  }
}
