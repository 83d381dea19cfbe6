// SPDX-License-Identifier: MIT

import Waymark
public import WaymarkScenes

/// A window of the guide, as apps were entered before there was an `App`.
///
/// The same views and links as in ``TrailGuide``; only what brings people comes another way.
public final class GuideSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// What shows the guide.
  public var window: UIWindow?
  private var launches = GuideLaunches()

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    Router.default.setupGuide()
    let links = connectionOptions.incomingLinks(quickActions: guideQuickActions)
    launches = GuideLaunches(links.lazy.compactMap { try? $0.get() }.first)
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(
      rootView: GuideWindow(launches: self.launches))
    window.makeKeyAndVisible()
    self.window = window
  }

  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { deliver(IncomingLink(context)) }
  }

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    deliver(try? IncomingLink(LinkActivity(userActivity)))
  }

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let link = try? IncomingLink(shortcutItem, links: guideQuickActions)
    deliver(link)
    completionHandler(link != nil)
  }

  fileprivate func deliver(_ link: IncomingLink?) {
    if let link { launches.arrivals.deliver(link) }
  }
}

/// The guide's part of the application's life: it takes the notifications that people tap.
public final class GuideAppDelegate: NSObject, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let link = try? IncomingLink(response)
    let scenes = UIApplication.shared.connectedScenes
    let front = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    (front?.delegate as? GuideSceneDelegate)?.deliver(link)
  }
}

/// Where the quick actions of the guide's icon lead, by their types.
private let guideQuickActions = ["log": "/journal/log", "saved": "/trails/saved"]
