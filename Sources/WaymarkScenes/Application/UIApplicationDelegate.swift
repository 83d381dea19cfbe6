// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// The life-cycle methods of an app.
///
/// Like UIKit's protocol for an app with scenes: scene delegates receive the events of windows. The
/// runtime creates a conforming class with `init()`.
@MainActor
@preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol, ApplicationEntry {
  /// The app is about to finish launching; the returned value has no effect.
  ///
  /// There are no launch options: the scene's connection options contain the reason for the launch.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has finished launching; its first scene follows.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has finished launching; not called if the method with options is implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// The app is about to terminate; its scenes have already ended.
  func applicationWillTerminate(_ application: UIApplication)

  /// Returns the configuration of a new scene.
  ///
  /// Without a class in the configuration, the scene uses the delegate class with which the app was
  /// launched.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Windows were closed and their sessions discarded.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls the method without options.
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

  /// Returns a configuration without a class.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Connects the first scene of an app with this delegate.
  public static func _enter(_ entrance: _SceneEntrance) {
    SceneConnection.begin(entrance.graph, sceneDelegate: nil, applicationDelegate: Self.self)
  }
}
