// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// The life-cycle methods of a scene.
///
/// Like UIKit's protocol. The runtime creates a conforming class with `init()`, once for each
/// scene.
@MainActor
@preconcurrency
public protocol UISceneDelegate: NSObjectProtocol, SceneEntry {
  /// The scene connects: create its window, and read the reason for its launch.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// The scene has disconnected.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// The running scene opens links other than web links.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)

  /// Returns an activity that restores the scene; called when it enters the background.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// The scene is about to receive an activity.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// The running scene continues an activity, such as a web page.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}

  /// Returns nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  /// Does nothing.
  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  /// Connects the first scene of an app with this delegate.
  public static func _enter(
    _ entrance: _SceneEntrance, of application: (any ApplicationEntry.Type)?
  ) {
    SceneConnection.begin(
      entrance.graph, sceneDelegate: Self.self,
      applicationDelegate: application as? any UIApplicationDelegate.Type)
  }
}

/// The life-cycle methods of a scene with windows.
@MainActor
@preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window, which only the delegate retains.
  var window: UIWindow? { get set }

  /// A person performs a quick action in the running scene.
  ///
  /// The argument of the completion handler, whether the action succeeded, has no effect.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// A person performs a quick action in the running scene; returns whether it succeeded.
  ///
  /// Not called if the method with a completion handler is implemented.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

extension UIWindowSceneDelegate {
  /// Stores no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Calls the asynchronous form in a task.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Task { completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem)) }
  }

  /// Returns false.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }
}
