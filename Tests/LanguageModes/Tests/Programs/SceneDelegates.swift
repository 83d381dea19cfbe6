// SPDX-License-Identifier: MIT

import Waymark
import WaymarkScenes

/// Apps with a scene delegate, as written before `App` existed.
///
/// Links, quick actions and notifications open a row of a list in a tab, in the two ways programs
/// use: with state in one place, and with events sent to all listeners.
enum SceneDelegates {
  struct Country: Identifiable, Hashable {
    let id: Int
    let name: String

    static let all = (1...100).map { Country(id: $0, name: "Country \($0)") }
  }

  enum Tab: Hashable {
    case settings, countries
  }

  /// Returns the target of an arrival.
  static func country(_ url: URL) -> Int? {
    URLComponents(url: url, resolvingAgainstBaseURL: false)?
      .queryItems?.first { $0.name == "id" }?.value.flatMap { Int($0) }
  }

  @MainActor static func country(_ item: UIApplicationShortcutItem) -> Int? {
    Int(item.type.split(separator: ".").last ?? "")
  }

  static func country(_ response: UNNotificationResponse) -> Int? {
    response.notification.request.content.userInfo["country"] as? Int
  }

  // MARK: The target as state

  class ViewModel: ObservableObject {
    var tab = Tab.settings { willSet { objectWillChange.send() } }
    var country: Int? { willSet { objectWillChange.send() } }

    func open(_ id: Int?) {
      guard let id else { return }
      tab = .countries
      country = id
    }
  }

  struct ContentView: View {
    @EnvironmentObject var model: ViewModel

    var body: some View {
      TabView(selection: $model.tab) {
        Text("Settings").tabItem { Text("Settings") }.tag(Tab.settings)
        CountriesList(selection: $model.country)
          .tabItem { Text("Countries") }
          .tag(Tab.countries)
      }
    }
  }

  struct CountriesList: View {
    @Binding var selection: Int?

    var body: some View {
      NavigationView {
        List(Country.all) { country in
          NavigationLink(
            destination: Text("About \(country.name)"), tag: country.id, selection: $selection
          ) {
            Text(country.name)
          }
        }
        .navigationBarTitle("Countries")
      }
    }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let model = ViewModel()

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      if let windowScene = scene as? UIWindowScene {
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(
          rootView: ContentView().environmentObject(model))
        self.window = window
        window.makeKeyAndVisible()
      }
      if let context = connectionOptions.urlContexts.first {
        model.open(country(context.url))
      }
      if let activity = connectionOptions.userActivities.first {
        self.scene(scene, continue: activity)
      }
      if let item = connectionOptions.shortcutItem { model.open(country(item)) }
      if let response = connectionOptions.notificationResponse { model.open(country(response)) }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      guard let url = contexts.first?.url else { return }
      model.open(country(url))
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      guard userActivity.activityType == NSUserActivityTypeBrowsingWeb,
        let url = userActivity.webpageURL
      else { return }
      model.open(country(url))
    }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      model.open(country(shortcutItem))
      completionHandler(true)
    }
  }

  class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = self
      return true
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(
        name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      MainActor.assumeIsolated {
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
          (scene.delegate as? SceneDelegate)?.model.open(country(response))
          (scene.delegate as? BroadcastingSceneDelegate)?.open(country(response))
        }
      }
      completionHandler()
    }
  }

  // MARK: The target as an event

  struct Coordinator: EnvironmentKey {
    static let defaultValue = CurrentValueSubject<Int?, Never>(nil)
  }

  struct ListeningView: View {
    @State private var tab = Tab.settings
    @Environment(\.coordinator) private var coordinator

    var body: some View {
      TabView(selection: $tab) {
        Text("Settings").tabItem { Text("Settings") }.tag(Tab.settings)
        ListeningList().tabItem { Text("Countries") }.tag(Tab.countries)
      }
      .onReceive(coordinator.compactMap { $0 }) { _ in tab = .countries }
    }
  }

  struct ListeningList: View {
    @State private var selection: Int?
    @Environment(\.coordinator) private var coordinator

    var body: some View {
      CountriesList(selection: $selection)
        .onReceive(coordinator.compactMap { $0 }) { selection = $0 }
    }
  }

  class BroadcastingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let coordinator = CurrentValueSubject<Int?, Never>(nil)

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UIHostingController(
        rootView: ListeningView().environment(\.coordinator, coordinator))
      window?.makeKeyAndVisible()
      if !connectionOptions.urlContexts.isEmpty {
        self.scene(scene, openURLContexts: connectionOptions.urlContexts)
      }
      for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
      if let item = connectionOptions.shortcutItem { open(country(item)) }
    }

    func open(_ id: Int?) { coordinator.send(id) }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      for context in contexts { open(country(context.url)) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      userActivity.webpageURL.map { open(country($0)) }
    }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
      open(country(shortcutItem))
      return true
    }
  }

  // MARK: Other patterns

  /// A custom hosting controller.
  class RootController: UIHostingController<Text> {
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder, rootView: Text("Root")) }

    init(name: String) { super.init(rootView: Text("Root of \(name)")) }
  }

  /// A controller whose input is passed to its initializer.
  class DetailController: UIViewController {
    let country: Country

    init(country: Country) {
      self.country = country
      super.init(nibName: nil, bundle: nil)
      title = country.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("there are no nibs") }
  }

  /// An `App` with a delegate.
  struct AdaptedApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate

    var body: some Scene {
      WindowGroup { Text("Adapted") }
    }
  }
}

extension EnvironmentValues {
  var coordinator: CurrentValueSubject<Int?, Never> {
    get { self[SceneDelegates.Coordinator.self] }
    set { self[SceneDelegates.Coordinator.self] = newValue }
  }
}
