// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkScenes
import WaymarkViews

@testable import WaymarkWeb

private enum LakePlace: Navigation {
  case lake(String)
}

private struct LakeScreens: AppNavigation {
  func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController {
    guard case .lake(let name)? = navigation as? LakePlace else { return UIViewController() }
    let controller = UIHostingController(rootView: Text("About \(name)"))
    controller.title = name
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Map",
      primaryAction: UIAction { [weak controller] _ in
        let map = UINavigationController(
          rootViewController: UIHostingController(
            rootView: Text("Map of \(name)").navigationTitle("Map")))
        controller?.present(map, animated: true)
      })
    return controller
  }

  func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController) {
    from.navigationController?.pushViewController(to, animated: true)
  }
}

private final class ControllerScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    Router.default.setupAppNavigation(appNavigation: LakeScreens())
    let lakes = UIHostingController(
      rootView: Button("Como") { Router.default.navigate(LakePlace.lake("Como")) })
    lakes.title = "Lakes"
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: lakes)
    self.window = window
    window.makeKeyAndVisible()
  }
}

/// Apps with view controllers in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct ControllerBrowserTests {
  /// J2, J7, J12.
  @Test func `the router pushes, the browser pops, and a sheet closes by hand`() async throws {
    try await TestServer.run(sceneDelegate: ControllerScene.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await page.tap("Como")
        try await page.expect(title: "Como")
        #expect(try await page.historyPlace == 1)
        try await page.tap("Map")
        try await page.expect(title: "Map")
        try await page.press("Escape")
        try await page.expect(title: "Como")
        try await page.traverse(-1)
        try await page.expect(title: "Lakes")
        try await page.tap("Como")
        try await page.expect(title: "Como")
        try await page.tap("Back to Lakes")
        try await page.expect(title: "Lakes")
      }
    }
  }
}
