// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS) && !Runtime
import UIKit
import WaymarkRoutes

/// The app's foreground scene as a navigation target.
private final class ForegroundScene: ControllerTarget {
  static let shared = ForegroundScene()

  private var waiting: [Router] = []
  private var observer: (any NSObjectProtocol)?

  var front: UIViewController? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    let window = scene?.windows.first(where: \.isKeyWindow)
    return window?.rootViewController.map(Self.visible)
  }

  var isUncovered: Bool { front != nil }

  private static func visible(from root: UIViewController) -> UIViewController {
    if let presented = root.presentedViewController { return visible(from: presented) }
    switch root {
    case let stack as UINavigationController: return stack.topViewController.map(visible) ?? stack
    case let tabs as UITabBarController: return tabs.selectedViewController.map(visible) ?? tabs
    default: return root
    }
  }

  /// Announces the target as soon as a scene is active.
  func announce(to router: Router) {
    if front != nil { return router.appeared(self) }
    waiting.append(router)
    observer =
      observer
      ?? NotificationCenter.default.addObserver(
        forName: UIScene.didActivateNotification, object: nil, queue: .main
      ) { _ in MainActor.assumeIsolated { Self.shared.announceToWaiting() } }
  }

  private func announceToWaiting() {
    guard front != nil else { return }
    let routers = waiting
    waiting = []
    observer.map { NotificationCenter.default.removeObserver($0) }
    observer = nil
    for router in routers { router.appeared(self) }
  }
}

extension ControllerHandler {
  /// Makes the scenes of the app targets of a router.
  static func announceTargets(to router: Router) { ForegroundScene.shared.announce(to: router) }
}

extension UIViewController {
  /// Performs an action after the requested controller was shown, with or without a transition.
  func afterShowing(_ action: @escaping @MainActor () -> Void) {
    guard let transition = transitionCoordinator else { return action() }
    transition.animate(alongsideTransition: nil) { _ in action() }
  }
}
#endif
