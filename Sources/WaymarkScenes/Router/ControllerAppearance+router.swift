// SPDX-License-Identifier: MIT

import WaymarkRoutes
@_spi(Host) import WaymarkViews

extension ControllerAppearance: ControllerTarget {
  /// The frontmost controller of the scene whose code is running or, if that shows none, of this
  /// scene.
  var front: UIViewController? {
    let current = SceneSurroundings.current?.graph?.companion as? ControllerAppearance
    return current?.ownFront ?? ownFront
  }

  var isUncovered: Bool { front != nil }

  /// The frontmost controller without children: the last presented one and, in a stack, the top.
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
  /// Makes the scene whose code is running a target of a router.
  static func announceTargets(to router: Router) {
    ControllerAppearance.isRouted = true
    guard let graph = SceneSurroundings.current?.graph else { return }
    ControllerAppearance.of(graph).join(router)
  }
}

extension UIViewController {
  /// Performs an action after the requested controller was shown.
  func afterShowing(_ action: @escaping @MainActor () -> Void) {
    guard let appearance else { return action() }
    appearance.afterAppearing(action)
    appearance.changed(isAnimated: false)
  }
}
