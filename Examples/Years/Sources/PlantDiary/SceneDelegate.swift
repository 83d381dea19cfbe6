// SPDX-License-Identifier: MIT

import Waymark
import WaymarkScenes

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let store = PlantStore(plants: Plant.examples)

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let contentView = PlantListView(search: PlantSearch(store: store))
      .environmentObject(store)

    if let windowScene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIHostingController(rootView: contentView)
      self.window = window
      window.makeKeyAndVisible()
    }

    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
  }

  /// `plants://water/Fern`, from a reminder or a sticker on the pot.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    guard let url = contexts.first?.url, url.host == "water" else { return }
    store.water(plantNamed: url.lastPathComponent)
  }
}
