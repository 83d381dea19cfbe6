// SPDX-License-Identifier: MIT

import Testing
import WaymarkDiagnostics
import WaymarkScenes
import WaymarkTesting
import WaymarkViews

/// The destinations of the app.
private enum Place: Navigation {
  case pushed(String)
  case sheet(String)
}

/// Pushes or presents controllers that record their calls.
private struct Places: AppNavigation {
  func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController {
    switch navigation as? Place {
    case .pushed(let name), .sheet(let name): NavigatingController(name)
    case nil: UIViewController()
    }
  }

  func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController) {
    Story.note("from \((from as? NavigatingController)?.name ?? "another")")
    if case .sheet = navigation as? Place {
      from.present(to, animated: false)
    } else {
      from.navigationController?.pushViewController(to, animated: false)
    }
  }
}

/// Found by its name.
final class NamedPlaces: RuntimeInjectable, AppNavigation {
  func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController {
    Places().viewcontrollerForNavigation(navigation: navigation)
  }

  func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController) {
    Places().navigate(navigation, from: from, to: to)
  }
}

private final class NavigatingController: UIHostingController<AnyView> {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(rootView: AnyView(EmptyView()))
    title = name
    rootView = AnyView(
      VStack {
        Button("Push from \(name)") { Router.default.navigate(Place.pushed("\(name)+")) }
        Button("Sheet from \(name)") { Router.default.navigate(Place.sheet("\(name)^")) }
        Button("First from \(name)") { [weak self] in
          let stack = self?.presentingViewController as? UINavigationController
          stack?.topViewController?.navigate(Place.pushed("\(name)!"))
        }
      })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) { Story.note("\(name) shown") }
}

private final class NavigatingScene: UIResponder, UIWindowSceneDelegate {
  static weak var application: UIApplication?
  var window: UIWindow?
  let first = NavigatingController("A")

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: first)
    self.window = window
    window.makeKeyAndVisible()
    Self.application = UIApplication.shared
  }
}

private class NavigatingApp: NSObject, UIApplicationDelegate {
  var places: any AppNavigation { Places() }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Router.default.setupAppNavigation(appNavigation: places)
    Router.default.didNavigate { Story.note("heard \($0)") }
    return true
  }
}

private final class EagerApp: NavigatingApp {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Router.default.navigate(Place.pushed("B"))
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}

private final class NamingApp: NavigatingApp {
  override var places: any AppNavigation {
    appNavigationFromString(String(reflecting: NamedPlaces.self))
  }
}

private final class MistakenApp: NavigatingApp {
  override var places: any AppNavigation { appNavigationFromString("Nowhere.Places") }
}

/// The router's form for view controllers.
@MainActor
struct AppNavigationTests {
  private let story = Story()

  private func launch(_ delegate: NavigatingApp.Type) -> XCUIApplication {
    let app = XCUIApplication(
      sceneDelegate: NavigatingScene.self, applicationDelegate: delegate)
    app.failsOnDiagnostics = delegate != MistakenApp.self
    app.launch()
    return app
  }

  /// J12.
  @Test func `a navigation from anywhere starts at the visible controller`() {
    Story.$current.withValue(story) {
      let app = launch(NavigatingApp.self)
      #expect(story.removeAll() == ["A shown"])
      app.buttons["Push from A"].tap()
      #expect(app.navigationBars["A+"].exists)
      #expect(story.removeAll() == ["from A", "A+ shown", "heard pushed(\"A+\")"])
      app.buttons["Sheet from A+"].tap()
      app.buttons["Sheet from A+^"].tap()
      #expect(app.sheets.count == 2)
      #expect(
        story.removeAll() == [
          "from A+", "A+^ shown", "heard sheet(\"A+^\")", "from A+^", "A+^^ shown",
          "heard sheet(\"A+^^\")",
        ])
    }
  }

  /// J12.
  @Test func `a controller navigates from itself, also where it is not the visible one`() {
    Story.$current.withValue(story) {
      let app = launch(NavigatingApp.self)
      app.buttons["Sheet from A"].tap()
      _ = story.removeAll()
      app.buttons["First from A^"].tap()
      #expect(story.removeAll() == ["from A", "A^! shown", "heard pushed(\"A^!\")"])
    }
  }

  /// J13.
  @Test func `what is navigated to before there is a controller waits for the first`() {
    Story.$current.withValue(story) {
      let app = launch(EagerApp.self)
      #expect(app.navigationBars["B"].exists)
      #expect(story.removeAll() == ["A shown", "from A", "B shown", "heard pushed(\"B\")"])
    }
  }

  /// J14.
  @Test func `a class is found by its name`() {
    let app = launch(NamingApp.self)
    app.buttons["Push from A"].tap()
    #expect(app.navigationBars["A+"].exists)
  }

  /// J14.
  @Test func `a class that is not there is reported at each use, and shows nothing`() {
    #expect(throws: RuntimeInjectionError.unknownClass("Nowhere.Places")) {
      try appNavigation(named: "Nowhere.Places")
    }
    let app = launch(MistakenApp.self)
    app.buttons["Push from A"].tap()
    app.buttons["Sheet from A"].tap()
    #expect(app.navigationBars["A"].exists && app.sheets.count == 0)
    #expect(app.diagnostics.count == 3)
    #expect(app.diagnostics.allSatisfy { $0.message.contains("Nowhere.Places") })
  }

  /// J12.
  @Test func `a navigation stays in the window that it comes from`() throws {
    let app = launch(NavigatingApp.self)
    let application = try #require(NavigatingScene.application)
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    let windows = (0..<2).map { app.windows.element(boundBy: $0) }
    windows[1].buttons["Push from A"].tap()
    #expect(windows[1].navigationBars["A+"].exists && windows[0].navigationBars["A"].exists)
    windows[0].buttons["Push from A"].tap()
    #expect(windows[0].navigationBars["A+"].exists)
  }
}
