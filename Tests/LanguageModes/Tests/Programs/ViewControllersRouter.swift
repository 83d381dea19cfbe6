// SPDX-License-Identifier: MIT

import WaymarkScenes

/// An app with view controllers and the freshOS Router, with only its import changed.

struct Person {
  let name: String
}

enum MyNavigation: Navigation {
  case about
  case profile(Person)
}

struct MyAppNavigation: AppNavigation {
  func viewcontrollerForNavigation(navigation: Navigation) -> UIViewController {
    if let navigation = navigation as? MyNavigation {
      switch navigation {
      case .about:
        return AboutViewController()
      case .profile(let person):
        return ProfileViewController(person: person)
      }
    }
    return UIViewController()
  }

  func navigate(_ navigation: Navigation, from: UIViewController, to: UIViewController) {
    from.navigationController?.pushViewController(to, animated: true)
  }
}

extension UIViewController {
  func navigate(_ navigation: MyNavigation) {
    navigate(navigation as Navigation)
  }
}

class AboutViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Author",
      primaryAction: UIAction { [weak self] _ in
        self?.navigate(.profile(Person(name: "Ada")))
      })
  }
}

class RouterAppDelegate: UIResponder, UIApplicationDelegate {
  var tracked: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Router.default.setupAppNavigation(appNavigation: MyAppNavigation())
    Router.default.didNavigate { navigation in
      self.tracked.append("\(navigation)")
    }
    return true
  }
}

class RouterSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: HomeViewController())
    self.window = window
    window.makeKeyAndVisible()
    if !connectionOptions.urlContexts.isEmpty { Router.default.navigate(MyNavigation.about) }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    Router.default.navigate(MyNavigation.about)
  }
}

/// Found by its name.
class MyAppNavigation2: RuntimeInjectable, AppNavigation {
  func viewcontrollerForNavigation(navigation: Navigation) -> UIViewController {
    MyAppNavigation().viewcontrollerForNavigation(navigation: navigation)
  }

  func navigate(_ navigation: Navigation, from: UIViewController, to: UIViewController) {
    let sheet = UINavigationController(rootViewController: to)
    from.present(sheet, animated: true)
  }
}
