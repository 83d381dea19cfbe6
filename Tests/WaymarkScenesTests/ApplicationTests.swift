// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkScenes
import WaymarkTesting
import WaymarkViews

/// The app as a whole: the current app of the running code, and the delegate of an `App`.
@MainActor
struct ApplicationTests {
  private let story = Story()

  // MARK: The current app

  /// Opens external links with the current app.
  private struct Opener: View {
    let name: String
    @State private var outcome = "nothing"

    var body: some View {
      Text("\(name): \(outcome)")
      Button("Open \(name)") {
        guard let url = URL(string: "https://example.com/\(name)") else { return }
        UIApplication.shared.open(url) { outcome = $0 ? "opened" : "refused" }
      }
      Button("Open \(name) later") {
        Task {
          await Task.yield()
          guard let url = URL(string: "https://example.com/\(name)/later") else { return }
          outcome = await UIApplication.shared.open(url) ? "opened late" : "refused"
        }
      }
      Button("Not \(name)") {
        guard let url = URL(string: "https://example.com/\(name)") else { return }
        UIApplication.shared.open(url, options: [.universalLinksOnly: true]) {
          outcome = $0 ? "opened" : "not opened"
        }
      }
    }
  }

  private final class OpenerScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIHostingController(rootView: Opener(name: "scene"))
      window?.makeKeyAndVisible()
    }
  }

  /// W9.
  @Test func `code of several apps finds its own, in tasks, too`() async {
    let apps = [
      "a": XCUIApplication { Opener(name: "a") }, "b": XCUIApplication { Opener(name: "b") },
      "scene": XCUIApplication(sceneDelegate: OpenerScene.self),
    ]
    for app in apps.values { app.launch() }
    for (name, app) in apps {
      app.buttons["Open \(name)"].tap()
      #expect(app.staticTexts["\(name): opened"].exists)
      app.buttons["Open \(name) later"].tap()
      app.buttons["Not \(name)"].tap()
      #expect(app.staticTexts["\(name): not opened"].exists)
    }
    for (name, app) in apps {
      await app.settle()
      #expect(app.staticTexts["\(name): opened late"].exists)
      let address = "https://example.com/\(name)"
      #expect(app.openedAddresses == [address, "\(address)/later"])
    }
  }

  /// W9.
  @Test func `outside of any app nothing is opened`() throws {
    let app = XCUIApplication(sceneDelegate: OpenerScene.self)
    app.launch()
    let url = try #require(URL(string: "https://example.com/"))
    var outcome: Bool?
    UIApplication.shared.open(url) { outcome = $0 }
    #expect(outcome == false && UIApplication.shared.connectedScenes.isEmpty)
    #expect(app.openedAddresses.isEmpty)
    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test func `off the main actor there is no app`() async {
    let center = await Task.detached { UNUserNotificationCenter.current() }.value
    #expect(center.delegate == nil)
  }

  // MARK: The delegate of an App

  private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var count = 1
    /// The delegate of the app's scenes.
    enum Names { case nobody, companion, opener }

    @TaskLocal static var names = Names.nobody

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Story.note("launch \(application === UIApplication.shared) \(launchOptions == nil)")
      return true
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      if let item = options.shortcutItem { Story.note("configure \(item.type)") }
      let configuration = UISceneConfiguration(
        name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass =
        switch Self.names {
        case .nobody: nil
        case .companion: Companion.self
        case .opener: OpenerScene.self
        }
      return configuration
    }
  }

  /// A scene delegate beside an `App`.
  private final class Companion: UIResponder, UIWindowSceneDelegate, ObservableObject {
    @Published var performed = "nothing"

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      if let item = connectionOptions.shortcutItem { performed = item.type }
    }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      performed = shortcutItem.type
      completionHandler(true)
    }

    func sceneDidBecomeActive(_ scene: UIScene) { Story.note("active") }
    func sceneDidEnterBackground(_ scene: UIScene) { Story.note("background") }
  }

  private struct AdaptedApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

    var body: some Scene {
      WindowGroup {
        AdaptedView()
        Button("From the app \(delegate.count)") { delegate.count += 10 }
      }
    }
  }

  private struct AdaptedView: View {
    @EnvironmentObject private var delegate: Delegate
    @EnvironmentObject private var companion: Companion
    @State private var url = "none"

    var body: some View {
      Button("Count \(delegate.count)") { delegate.count += 1 }
      Text("Link: \(url)").onOpenURL { url = $0.absoluteString }
      if Delegate.names == .companion { Text("Performed: \(companion.performed)") }
    }
  }

  /// W10.
  @Test func `a delegate of an App is told of the launch, and is in the environment`() throws {
    try Story.$current.withValue(story) {
      let app = XCUIApplication(AdaptedApp.self)
      app.open(try #require(URL(string: "trail:1")))
      #expect(story.removeAll() == ["launch true true"])
      #expect(app.staticTexts["Link: trail:1"].exists)
      app.buttons["Count 1"].tap()
      #expect(app.buttons["Count 2"].exists)
      app.buttons["From the app 2"].tap()
      #expect(app.buttons["Count 12"].exists)
      app.launch()
      #expect(story.removeAll() == ["launch true true"] && app.buttons["Count 1"].exists)
    }
  }

  /// W11.
  @Test(arguments: [true, false])
  func `quick actions come to the scene delegate that the configuration names`(isCold: Bool) {
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: "A new one",
      icon: UIApplicationShortcutIcon(systemImageName: "plus"))
    Delegate.$names.withValue(.companion) {
      Story.$current.withValue(story) {
        let app = XCUIApplication(AdaptedApp.self)
        if !isCold { app.launch() }
        app.deliver(item)
        #expect(app.staticTexts["Performed: new"].exists)
        #expect(
          story.removeAll()
            == ["launch true true", "active"].inserting("configure new", at: 1, if: isCold))
        XCUIDevice.shared.press(.home)
        #expect(story.removeAll() == ["background"])
      }
    }
  }

  // MARK: Classes

  private class WithInit: UIResponder, UIApplicationDelegate {
    let number: Int
    override init() {
      number = 7
      super.init()
    }
    func applicationDidFinishLaunching(_ application: UIApplication) {
      Story.note("number \(number) \(type(of: self) == Below.self)")
    }
  }

  private final class Below: WithInit {
    private let words = ["kept", "here"].joined()
    override func applicationDidFinishLaunching(_ application: UIApplication) {
      super.applicationDidFinishLaunching(application)
      Story.note(words)
    }
  }

  @Test func `delegates are made by the init they have, their own or inherited`() {
    Story.$current.withValue(story) {
      XCUIApplication(sceneDelegate: OpenerScene.self, applicationDelegate: Below.self).launch()
      #expect(story.removeAll() == ["number 7 true", "kepthere"])
      XCUIApplication(sceneDelegate: OpenerScene.self, applicationDelegate: WithInit.self).launch()
      #expect(story.removeAll() == ["number 7 false"])
    }
  }

  @Test func `an application delegate enters an app alone when it names the scenes' delegate`() {
    Delegate.$names.withValue(.opener) {
      let app = XCUIApplication(applicationDelegate: Delegate.self)
      app.launch()
      #expect(app.staticTexts["scene: nothing"].exists)
    }
  }
}

extension [String] {
  fileprivate func inserting(_ element: String, at index: Int, if condition: Bool) -> [String] {
    var new = self
    if condition { new.insert(element, at: index) }
    return new
  }
}
