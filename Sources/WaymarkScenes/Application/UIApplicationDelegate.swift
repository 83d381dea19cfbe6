// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// Who is told of the life of an app.
///
/// Like UIKit's protocol for an app with scenes: what happens to windows is told to their scenes'
/// delegates. A class that conforms is made by its `init()`.
@MainActor
@preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol, ApplicationEntry {
  /// The app begins; false says that it cannot handle what launched it, which changes nothing.
  ///
  /// There are no launch options: what launched the app is in its scene's connection options.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has begun, and its first scene is to come.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has begun; not called where the form with options is written.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// The app ends; its scenes have ended already.
  func applicationWillTerminate(_ application: UIApplication)

  /// A scene is to begin: says by which class it is told of it.
  ///
  /// Where the configuration names no class, it is the one that the app was entered by.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Windows were closed for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// True.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls the older form.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// A configuration that names no class.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Begins the first scene of an app of this delegate.
  public static func _enter(_ graph: ViewGraph) {
    SceneConnection.begin(graph, sceneDelegate: nil, applicationDelegate: Self.self)
  }
}
