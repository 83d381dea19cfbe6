// SPDX-License-Identifier: MIT

import WaymarkScenes
import WaymarkTesting
import WaymarkViews

/// The calls of one app's delegates, in order.
@MainActor
final class Story: Sendable {
  @TaskLocal static var current: Story?

  private(set) var entries: [String] = []

  func removeAll() -> [String] {
    defer { entries = [] }
    return entries
  }

  static func note(_ entry: String) { current?.entries.append(entry) }
}

/// A scene delegate that records all calls.
class StoryScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var root = UIHostingController(rootView: StoryView(name: "first"))

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Story.note("connect \(scene.activationState)")
    for context in connectionOptions.urlContexts { Story.note("cold \(context.url)") }
    for activity in connectionOptions.userActivities { Story.note("cold \(activity.words)") }
    if let item = connectionOptions.shortcutItem { Story.note("cold \(item.type)") }
    if let response = connectionOptions.notificationResponse {
      Story.note("cold \(response.notification.request.identifier)")
    }
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = root
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { Story.note("disconnect \(scene.activationState)") }
  func sceneDidBecomeActive(_ scene: UIScene) { Story.note("active \(scene.activationState)") }
  func sceneWillResignActive(_ scene: UIScene) { Story.note("resign \(scene.activationState)") }

  func sceneWillEnterForeground(_ scene: UIScene) {
    Story.note("foreground \(scene.activationState)")
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    Story.note("background \(scene.activationState)")
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { Story.note("warm \(context.url)") }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    Story.note("warm \(userActivity.words)")
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Story.note("warm \(shortcutItem.type)")
    completionHandler(true)
  }
}

/// An application delegate that records all calls.
class StoryApplication: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Story.note("launch \(application === UIApplication.shared)")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Story.note("configure \(connectingSceneSession.role == .windowApplication)")
    return UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardScenes sceneSessions: Set<UISceneSession>
  ) {}

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    Story.note("discard \(sceneSessions.count)")
  }

  func applicationWillTerminate(_ application: UIApplication) { Story.note("terminate") }
}

/// A view with its own state.
struct StoryView: View {
  let name: String
  @State private var count = 0
  @SceneStorage("kept") private var kept = 0
  @Environment(\.scenePhase) private var phase

  var body: some View {
    VStack {
      Text("\(name), \(phase)")
      Button("Count \(count)") { count += 1 }
      Button("Keep \(kept)") { kept += 1 }
    }
    .onChange(of: phase) { _, new in Story.note("seen \(new)") }
    .onOpenURL { Story.note("view \($0)") }
  }
}

extension NSUserActivity {
  var words: String {
    activityType == NSUserActivityTypeBrowsingWeb
      ? webpageURL?.absoluteString ?? "page" : activityType
  }
}

extension UNNotificationResponse {
  /// A tap on a notification with a name.
  static func tap(_ name: String, userInfo: [AnyHashable: Any] = [:]) -> UNNotificationResponse {
    let content = UNMutableNotificationContent()
    content.userInfo = userInfo
    let request = UNNotificationRequest(identifier: name, content: content, trigger: nil)
    return UNNotificationResponse(notification: UNNotification(request: request))
  }
}
