// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkScenes
import WaymarkTesting
@_spi(Host) import WaymarkViews

@MainActor
struct SceneArrivalTests {
  /// The ways in which a person opens an app.
  enum Way: CaseIterable {
    case url, page, activity, quickAction, notification

    var words: String {
      switch self {
      case .url: "trail:7"
      case .page: "https://trails.example/7"
      case .activity: "trails.reading"
      case .quickAction: "new"
      case .notification: "reminder"
      }
    }

    @MainActor
    func bring(to app: XCUIApplication) throws {
      switch self {
      case .url, .page: app.open(try #require(URL(string: words)))
      case .activity: app.resume(NSUserActivity(activityType: words))
      case .quickAction:
        app.deliver(UIApplicationShortcutItem(type: words, localizedTitle: "New"))
      case .notification: app.deliver(UNNotificationResponse.tap(words))
      }
    }
  }

  private let story = Story()

  private func told() -> [String] {
    story.removeAll().filter {
      $0.hasPrefix("cold") || $0.hasPrefix("warm") || $0.hasPrefix("view")
    }
  }

  /// W3, W5.
  @Test(arguments: Way.allCases)
  func `what launches an app is in the connection options, once`(way: Way) throws {
    try Story.$current.withValue(story) {
      let app = XCUIApplication(
        sceneDelegate: StoryScene.self, applicationDelegate: TappedApplication.self)
      try way.bring(to: app)
      #expect(app.staticTexts["first, active"].exists)
      #expect(told() == ["cold \(way.words)"])
    }
  }

  /// W4, W5.
  @Test(arguments: Way.allCases)
  func `what comes to a running app goes to its delegate, once`(way: Way) throws {
    try Story.$current.withValue(story) {
      let app = XCUIApplication(
        sceneDelegate: StoryScene.self, applicationDelegate: TappedApplication.self)
      app.launch()
      try way.bring(to: app)
      #expect(told() == ["warm \(way.words)"])
    }
  }

  /// Receives responses to notifications, like an application delegate.
  private final class TappedApplication: UIResponder, UIApplicationDelegate,
    UNUserNotificationCenterDelegate
  {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = self
      return true
    }

    nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let name = response.notification.request.identifier
      MainActor.assumeIsolated { Story.note("warm \(name)") }
      completionHandler()
    }
  }

  /// Does not read its connection options.
  private final class BlindScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  /// W5.
  @Test func `a notification that the scene did not look at goes to who takes all of them`() {
    Story.$current.withValue(story) {
      let app = XCUIApplication(
        sceneDelegate: BlindScene.self, applicationDelegate: TappedApplication.self)
      app.deliver(UNNotificationResponse.tap("reminder"))
      #expect(told() == ["warm reminder"])
    }
  }

  /// Receives responses to notifications with the asynchronous method.
  private final class AwaitingApplication: NSObject, UIApplicationDelegate,
    UNUserNotificationCenterDelegate
  {
    func applicationDidFinishLaunching(_ application: UIApplication) {
      UNUserNotificationCenter.current().delegate = self
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
      Story.note("warm \(response.notification.request.identifier)")
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      Story.note("warm present \(notification.request.identifier)")
      return [.banner, .sound]
    }
  }

  @Test func `who takes notifications may do so in a task`() async {
    await Story.$current.withValue(story) {
      let app = XCUIApplication(
        sceneDelegate: StoryScene.self, applicationDelegate: AwaitingApplication.self)
      app.launch()
      app.deliver(UNNotificationResponse.tap("reminder"))
      await app.settle()
      #expect(told() == ["warm reminder"])
      app.deliver(UNNotificationResponse.tap("other").notification)
      await app.settle()
      #expect(told() == ["warm present other"])
    }
  }

  /// Performs quick actions with the asynchronous method.
  private final class AwaitingScene: UIResponder, UIWindowSceneDelegate {
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
      Story.note("warm \(shortcutItem.type)")
      return true
    }
  }

  @Test func `a quick action may be performed in a task`() async {
    await Story.$current.withValue(story) {
      let app = XCUIApplication(sceneDelegate: AwaitingScene.self)
      app.launch()
      app.deliver(UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
      await app.settle()
      #expect(told() == ["warm new"])
    }
  }

  /// W3.
  @Test func `what comes before the window is there is delivered once, in order`() throws {
    let urls = try (1...3).map { try #require(URL(string: "trail:\($0)")) }
    Story.$current.withValue(story) {
      let graph = ViewGraph(host: HeadlessHost())
      graph.open(urls[0])
      graph.deliver(UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
      graph.open(urls[1])
      graph.continue(NSUserActivity(activityType: "trails.reading"))
      graph.mount(sceneDelegate: StoryScene.self)
      graph.open(urls[2])
      #expect(
        story.removeAll() == [
          "connect unattached", "cold trail:1", "foreground unattached", "active foregroundActive",
          "warm new", "warm trail:2", "warm trails.reading", "warm trail:3",
        ])
      graph.unmount()
    }
  }

  @Test func `a page that is rendered and forgotten begins no life`() throws {
    let url = try #require(URL(string: "trail:1"))
    Story.$current.withValue(story) {
      let host = HeadlessHost()
      let graph = ViewGraph(host: host)
      graph.open(url)
      graph.mount(sceneDelegate: StoryScene.self, effects: false)
      #expect(host.tree.description.contains("first, active"))
      graph.unmount()
      #expect(story.removeAll() == ["connect unattached", "cold trail:1"])
    }
  }
}
