// SPDX-License-Identifier: MIT

import WaymarkScenes

/// Retains its session beyond the lifetime of its app.
final class LastingScene: UIResponder, UIWindowSceneDelegate {
  static var session: UISceneSession?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Self.session = session
  }
}
