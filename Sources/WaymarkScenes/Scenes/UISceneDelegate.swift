// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// Who is told of the life of a scene.
///
/// Like UIKit's protocol. A class that conforms is made by its `init()`, for each scene anew.
@MainActor
@preconcurrency
public protocol UISceneDelegate: NSObjectProtocol, SceneEntry {
  /// The scene begins: makes its window, and looks at why it was launched.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// The scene has ended.
  func sceneDidDisconnect(_ scene: UIScene)

  /// A person works with the scene now.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Nobody works with the scene for now.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene comes into sight.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene is out of sight.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// The running scene is opened with links, other than those of the web.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)

  /// What is needed to show again what the scene shows; asked for when it goes to the background.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// An activity is to come.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// The running scene is to go on with an activity; pages of the web come this way.
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

  /// Nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  /// Does nothing.
  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  /// Begins the first scene of an app of this delegate.
  public static func _enter(_ graph: ViewGraph, of application: (any ApplicationEntry.Type)?) {
    SceneConnection.begin(
      graph, sceneDelegate: Self.self,
      applicationDelegate: application as? any UIApplicationDelegate.Type)
  }
}

/// Who is told of the life of a scene with windows.
@MainActor
@preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window, which nobody else keeps.
  var window: UIWindow? { get set }

  /// A person performs a quick action in the running scene.
  ///
  /// The handler takes whether it was done, of which nobody is told.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// A person performs a quick action in the running scene; whether it was done.
  ///
  /// Not called where the form with a handler is written.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

extension UIWindowSceneDelegate {
  /// Keeps none.
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

  /// False.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }
}
